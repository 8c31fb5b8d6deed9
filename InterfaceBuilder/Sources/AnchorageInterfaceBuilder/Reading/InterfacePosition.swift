/// A position in a file of Interface Builder.
///
/// Columns count characters, from 1. An element is where its `<` is.
///
///     InterfacePosition(line: 3, column: 9) < InterfacePosition(line: 12, column: 1)  // true
public struct InterfacePosition: Hashable, Sendable {
  /// The number of the line, counted from 1.
  public let line: Int
  /// The number of the character in its line, counted from 1.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension InterfacePosition: Comparable {
  /// Whether the first position is earlier in the file.
  public static func < (a: InterfacePosition, b: InterfacePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

extension InterfacePosition: CustomStringConvertible {
  /// The line and the column: `12:5`.
  public var description: String { "\(line):\(column)" }
}
