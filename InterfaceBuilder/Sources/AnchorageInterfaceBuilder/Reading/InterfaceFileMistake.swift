/// The reason why a file of Interface Builder cannot be read.
///
///     do {
///       _ = try InterfaceDocument(contentsOf: "Broken.storyboard")
///     } catch {
///       error.description  // "Broken.storyboard:7:7: error: </subviews> closes <label>, which begins in line 6"
///     }
public struct InterfaceFileMistake: Error, Hashable, Sendable {
  /// The kinds of mistakes.
  package enum Kind: Hashable, Sendable {
    /// The file is not there, or may not be read.
    case unreadable(String)
    /// The file is larger than ``InterfaceLimits/bytes``.
    case tooLarge(limit: Int)
    /// Elements are nested deeper than ``InterfaceLimits/depth``.
    case tooDeep(limit: Int)
    /// A tag, a comment or the like is longer than ``InterfaceLimits/part``.
    case tooLong(String, limit: Int)
    /// The file has no element.
    case empty
    /// The file has something else before its first element: it is no XML.
    case notMarkup
    /// The file declares a document type, which could declare entities and name other files.
    case documentType
    /// The file is in an encoding other than UTF-8.
    case encoding(String)
    /// A byte that is not UTF-8.
    case wrongByte
    /// An end tag that is not that of the innermost open element.
    case wrongEnd(of: String, open: String, line: Int)
    /// An end tag without an open element.
    case strayEnd(of: String)
    /// The file ends inside an element.
    case unclosed(String, line: Int)
    /// The file ends inside a tag, a comment or the like.
    case unfinished(String)
    /// A second root element, or text outside of the root.
    case afterRoot
    /// An attribute that an element has twice.
    case repeatedAttribute
    /// A character that XML does not allow.
    case forbiddenCharacter
    /// A `<` or `&` that should be written `&lt;` or `&amp;`.
    case strayMarkup
    /// An attribute without an equals sign, without quotes, or without a space before it.
    case brokenAttribute
    /// A reference to an entity that XML does not define.
    case unknownEntity
    /// Another rule of XML that the file breaks, by the number that the parser has for it.
    case malformed(code: Int)
    /// The root is not that of a document that Interface Builder wrote.
    case notInterfaceBuilder(root: String)
    /// A document of Interface Builder of another kind: its type.
    case unknownType(String)
  }

  /// The name of the file, as it was given.
  public let file: String
  /// Where the mistake is; `nil` if it is the whole file.
  public let position: InterfacePosition?
  /// The mistake.
  package let kind: Kind

  package init(_ kind: Kind, file: String, at position: InterfacePosition?) {
    self.file = file
    self.position = position
    self.kind = kind
  }
}

extension InterfaceFileMistake {
  /// The mistake in one sentence, without the file and the line.
  public var sentence: String {
    switch kind {
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .tooLarge(let limit): "the file is larger than \(limit / 1_048_576) MB"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep"
    case .tooLong(let part, let limit): "\(part) is longer than \(limit / 1_048_576) MB"
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

/// How large a file of Interface Builder may be.
package struct InterfaceLimits: Hashable, Sendable {
  /// The largest number of bytes; more are refused before they are in memory.
  package var bytes = 64 * 1_048_576
  /// The largest number of bytes of a tag, a comment or the like, which the parser takes as a whole: 10 million on Linux.
  package var part = 9 * 1_048_576
  /// The largest number of elements inside one another.
  package var depth = 500

  /// Creates the limits of the reader.
  package init() {}
}
