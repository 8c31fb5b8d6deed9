// How geometry reads in a debugger, in a failed expectation and in `print`: short, in the order of the
// initializers.

extension LayoutPoint: CustomStringConvertible {
  /// The coordinates: `(16, 8)`.
  public var description: String { "(\(text(of: x)), \(text(of: y)))" }
}

extension LayoutSize: CustomStringConvertible {
  /// The width and the height: `100 × 40`.
  public var description: String { "\(text(of: width)) × \(text(of: height))" }
}

extension LayoutRect: CustomStringConvertible {
  /// The left and the top edge, the width and the height: `(16, 8, 100, 40)`.
  public var description: String {
    "(\(text(of: minX)), \(text(of: minY)), \(text(of: width)), \(text(of: height)))"
  }
}

extension LayoutInsets: CustomStringConvertible {
  /// The four distances: `(top: 8, leading: 16, bottom: 8, trailing: 16)`.
  public var description: String {
    "(top: \(text(of: top)), leading: \(text(of: leading)), bottom: \(text(of: bottom)), trailing: \(text(of: trailing)))"
  }
}

extension LayoutContentPriorities: CustomStringConvertible {
  /// The two priorities: `(horizontal: 251, vertical: .low)`.
  public var description: String { "(horizontal: \(horizontal), vertical: \(vertical))" }
}
