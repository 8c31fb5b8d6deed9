import Anchorage

extension InterfaceFont {
  /// The size in points, for the default text size.
  package var points: Double { pointSize ?? style.flatMap { InterfaceFont.stylePoints[$0] } ?? 17 }

  private static let stylePoints: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
    "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
  ]

  /// The distances of the first baseline from the top and of the last from the bottom, in a text of a height.
  ///
  /// The lines of the system font are 1.193 as high as its size, 0.952 of them above the baseline. The text is in the middle.
  package func baselines(height: Double) -> (first: Double, last: Double) {
    let (ascent, line) = (points * 0.952, points * 1.193)
    let lines = max(1, (height / line).rounded(.down))
    let space = (height - lines * line) / 2
    return (space + ascent, space + line - ascent)
  }
}
