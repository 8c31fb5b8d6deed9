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
