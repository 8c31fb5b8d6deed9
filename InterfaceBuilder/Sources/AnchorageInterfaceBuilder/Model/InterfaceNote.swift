/// Something in a file that is not understood, or that no layout can follow.
///
///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
///     for note in document.notes {
///       note.description  // "27:15: secondItem of <constraint> names 'nobody', which is not in the file"
///     }
public struct InterfaceNote: Hashable, Sendable {
  /// The kinds of notes.
  package enum Kind: Hashable, Sendable {
    /// An element that may matter for layout, and the element around it.
    case unknownElement(String, in: String)
    /// An attribute that may matter for layout.
    case unknownAttribute(String, value: String, of: String)
    /// A value that an attribute cannot have; its default counts.
    case unknownValue(String, attribute: String, of: String)
    /// An identifier that no object has.
    case missingReference(String, attribute: String, of: String)
    /// An identifier that an object before this one has.
    case repeatedIdentifier(String, firstLine: Int)
    /// An object that needs an identifier, and has none.
    case missingIdentifier(String)
    /// A constraint that is left out.
    case unusableConstraint(String, reason: String)
    /// A variation for circumstances that are not known.
    case unknownCircumstances(String)
    /// A view of another file, or one that is made when the app runs.
    case elsewhere(String)
  }

  /// Where it is.
  public let position: InterfacePosition
  package let kind: Kind

  package init(_ kind: Kind, at position: InterfacePosition) {
    self.kind = kind
    self.position = position
  }
}

extension InterfaceNote {
  /// The note in one sentence, without the position.
  public var sentence: String {
    switch kind {
    case .unknownElement(let name, let parent): "<\(name)> in <\(parent)> is not understood"
    case .unknownAttribute(let name, let value, let element):
      "\(name)=\"\(value)\" of <\(element)> is not understood"
    case .unknownValue(let value, let attribute, let element):
      "'\(value)' is no value for \(attribute) of <\(element)>"
    case .missingReference(let id, let attribute, let element):
      "\(attribute) of <\(element)> names '\(id)', which is not in the file"
    case .repeatedIdentifier(let id, let line): "'\(id)' is also the identifier of an object in line \(line)"
    case .missingIdentifier(let element): "<\(element)> has no identifier"
    case .unusableConstraint(let id, let reason): "the constraint '\(id)' is left out: \(reason)"
    case .unknownCircumstances(let key): "a variation for '\(key)' is left out"
    case .elsewhere(let sentence): sentence
    }
  }
}

extension InterfaceNote: CustomStringConvertible {
  /// The position and the sentence.
  public var description: String { "\(position): \(sentence)" }
}
