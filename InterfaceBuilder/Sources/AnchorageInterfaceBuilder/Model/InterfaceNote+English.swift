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
