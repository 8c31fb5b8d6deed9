import Anchorage
import AnchorageHeadless

/// The words of a scene's declarations.
@_spi(Printing) public enum SceneWords {
  /// The options of a stack view that differ from what a scene gives it.
  public static func words(of stack: CodeStack) -> [String] {
    var words: [String] = stack.isAppKit ? ["appkit"] : []
    if stack.isVertical { words.append("vertical") }
    if stack.spacing != stack.standardSpacing {
      words.append("spacing \(CodeLanguage.number(stack.spacing))")
    }
    if stack.distribution != stack.standardDistribution {
      words.append("distribution \(stack.distribution)")
    }
    if stack.alignment != stack.standardAlignment { words.append("alignment \(stack.alignment)") }
    if stack.isMarginsRelative { words.append("marginsrelative") }
    if stack.isBaselineRelative { words.append("baselinerelative") }
    if stack.insets != .zero { words.append("insets \(text(of: stack.insets))") }
    return words
  }

  /// Four numbers, from the top, the leading, the bottom and the trailing edge.
  public static func text(of insets: LayoutInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(CodeLanguage.number)
      .joined(separator: " ")
  }

  /// An identifier of a constraint, which ends at a space in scenes.
  public static func identifier(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0 == " " || !StringLiteral.isVisible($0) ? "_" : $0 }))
  }
}
