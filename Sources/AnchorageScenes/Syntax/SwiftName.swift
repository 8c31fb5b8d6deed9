/// The name of an item of a scene in Swift code.
package struct SwiftName {
  /// The name, in backticks if it is a keyword of Swift.
  let text: String

  init(_ name: String) {
    if Self.types.contains(name) {
      text = name + "Item"
    } else {
      text = Self.keywords.contains(name) ? "`\(name)`" : name
    }
  }

  /// Swift's reserved words.
  package static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// The types and modules that the code of a scene mentions. A variable of such a name would hide them.
  private static let types: Set<String> = [
    "Anchorage", "ContentView", "Double", "LayoutGravityStackView", "LayoutGuide", "LayoutInsets",
    "LayoutLabel", "LayoutPoint", "LayoutRect", "LayoutScrollView", "LayoutSize", "LayoutStackView",
    "LayoutView", "Swift",
  ]
}
