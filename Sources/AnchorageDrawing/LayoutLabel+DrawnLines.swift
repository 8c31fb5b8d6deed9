import AnchorageHeadless

extension LayoutLabel {
  /// The visible lines of the text in the label's frame. The last ends in "…" if text is left out.
  ///
  /// A line is visible if its middle is inside the frame. The lines break where the layout breaks them; "…"
  /// also marks text that the label clips.
  var drawnLines: [String] { lines(truncated: true) }

  /// Whether the last of the drawn lines ends in "…" because text is left out.
  var isDrawnCut: Bool { drawnLines != lines(truncated: false) }

  private func lines(truncated: Bool) -> [String] {
    let room = frame.size.height / metrics.lineHeight + 0.5
    guard room >= 1, !text.isEmpty else { return [] }
    let count = room < 1e6 ? Int(room) : 1_000_000
    let limit = numberOfLines > 0 ? Swift.min(numberOfLines, count) : count
    return metrics.lines(of: text, fitting: frame.size.width, limit: limit, truncates: truncated)
  }
}
