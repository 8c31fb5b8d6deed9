import AnchorageHeadless

extension InterfaceFont {
  /// The size in points, for the default text size.
  package var points: Double { pointSize ?? style.flatMap { InterfaceFont.stylePoints[$0] } ?? 17 }

  private static let stylePoints: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
    "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
  ]

  // The lines of the system font are 1.193 as high as its size, 0.952 of them above the baseline.
  /// The distance of the first baseline from the top of a line.
  package var ascent: Double { points * 0.952 }

  /// The distance of the baseline from the bottom of a line.
  package var descent: Double { points * 0.241 }
}
