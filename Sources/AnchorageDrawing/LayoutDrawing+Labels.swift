import AnchorageHeadless

extension LayoutLabel {
  /// The visible lines of the text in the label's frame. The last ends in "…" if text is left out.
  ///
  /// A line is visible if its middle is inside the frame. The lines break where the layout breaks them; "…"
  /// also marks text that the label clips.
  var drawnLines: [String] { lines(truncated: true) }

  /// Whether the last of the drawn lines ends in "…" because text is left out.
  func isCut(_ drawnLines: [String]) -> Bool { drawnLines != lines(truncated: false) }

  private func lines(truncated: Bool) -> [String] {
    let room = frame.size.height / metrics.lineHeight + 0.5
    guard room >= 1, !text.isEmpty else { return [] }
    let count = room < 1e6 ? Int(room) : 1_000_000
    let limit = numberOfLines > 0 ? Swift.min(numberOfLines, count) : count
    return metrics.lines(of: text, fitting: frame.size.width, limit: limit, truncates: truncated)
  }
}

extension Unicode.Scalar {
  /// Whether a text that begins with this letter runs from right to left; `nil` for characters without a
  /// direction of their own.
  ///
  /// Uses ranges of scripts instead of Unicode's tables, which are large.
  fileprivate var isRightToLeft: Bool? {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x2B8, 0x370...0x58F, 0x900...0x1FFF: false
    case 0x2C00...0x2DFF, 0x3041...0xD7FF, 0xF900...0xFB1C, 0xFF21...0xFFDC: false
    default: nil
    }
  }
}

extension LayoutDrawing.Item {
  /// Whether lines of text run from right to left: the direction of their first letter, as rules P2 and P3 of Unicode's
  /// bidirectional algorithm say, and the item's if there is none.
  func runsRightToLeft(_ lines: [String]) -> Bool {
    for line in lines {
      for scalar in line.unicodeScalars {
        if let direction = scalar.isRightToLeft { return direction }
      }
    }
    return isRightToLeft
  }
}
