/// Where in the source code a constraint was written.
///
///     let location = LayoutSourceLocation(fileID: "App/CardView.swift", line: 21)
///     location.description  // "CardView.swift:21"
public struct LayoutSourceLocation: Hashable, Sendable {
  /// The file as `#fileID` gives it: `Module/File.swift`.
  public var fileID: String
  /// The line, counted from 1.
  public var line: Int

  /// Creates a location.
  @inlinable public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }
}

extension LayoutSourceLocation: CustomStringConvertible {
  /// The file's name and the line: `CardView.swift:21`.
  public var description: String {
    let file = fileID.utf8.lastIndex(of: UInt8(ascii: "/")).map { fileID[fileID.index(after: $0)...] }
    return "\(file ?? fileID[...]):\(line)"
  }

  /// Whether a text has the form of a printed location.
  ///
  /// The identifier of a platform constraint has that form unless the program set another one.
  static func isText(_ text: String) -> Bool {
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) else { return false }
    let line = text.utf8[text.utf8.index(after: colon)...]
    let isNumber = line.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return isNumber && !line.isEmpty && text.utf8[..<colon].suffix(6).elementsEqual(".swift".utf8)
  }
}
