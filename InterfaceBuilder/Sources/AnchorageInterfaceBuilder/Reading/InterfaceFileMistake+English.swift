extension InterfaceFileMistake {
  /// The mistake in one sentence, without the file and the line.
  public var sentence: String {
    switch kind {
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .tooLarge(let limit): "the file is larger than \(limit / 1_048_576) MB"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep"
    case .empty: "the file has no element"
    case .notMarkup: "the file is not XML, which begins with '<'"
    case .documentType:
      "the file declares a document type, which Interface Builder never does; it is not followed"
    case .encoding(let name): "the file is in the encoding '\(name)', and not in UTF-8"
    case .wrongByte: "there is a byte that is not UTF-8"
    case .wrongEnd(let name, let open, let line): "</\(name)> closes <\(open)>, which begins in line \(line)"
    case .strayEnd(let name): "</\(name)> closes an element that was never opened"
    case .unclosed(let name, let line): "the file ends inside <\(name)>, which begins in line \(line)"
    case .unfinished(let part): "the file ends inside \(part)"
    case .afterRoot: "there is something after the end of the document"
    case .repeatedAttribute: "an element has the same attribute twice"
    case .forbiddenCharacter: "there is a character that XML does not allow"
    case .strayMarkup: "there is a '<' or '&' that should be '&lt;' or '&amp;'"
    case .brokenAttribute: "an attribute has no equals sign, no quotes, or no space before it"
    case .unknownEntity: "the file refers to an entity that XML does not define"
    case .malformed(let code): "the file is not well-formed XML (error \(code) of the parser)"
    case .notInterfaceBuilder(let root):
      "<\(root)> is not a document of Interface Builder 3, which begins with <document type=\"com.apple.InterfaceBuilder3…\">"
    case .unknownType(let type): "documents of the type '\(type)' are not read"
    }
  }
}

extension InterfaceFileMistake: CustomStringConvertible {
  /// The file, the position and the sentence in one line.
  public var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    return "\(place): error: \(sentence)"
  }
}
