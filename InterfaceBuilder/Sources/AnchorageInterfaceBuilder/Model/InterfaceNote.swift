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
