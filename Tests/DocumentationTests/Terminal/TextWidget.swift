import AnchorageHeadless

/// A text that wraps between words.
final class TextWidget: Widget {
  var text: String { didSet { invalidateIntrinsicContentSize() } }

  init(name: String, _ text: String) {
    self.text = text
    super.init(name: name)
  }

  private func lines(width: Double) -> [String] {
    LayoutTextMetrics(characterWidth: 1, lineHeight: 1, baseline: 1).lines(of: text, fitting: width)
  }

  override var isMeasuredByWidth: Bool { true }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    let lines = lines(width: size.width)
    return LayoutSize(width: Double(lines.map { $0.count }.max() ?? 0), height: Double(lines.count))
  }

  override func draw(on grid: inout CharacterGrid) {
    let corner = frameInRoot.origin
    let shown = lines(width: frame.width).prefix(Int(frame.height))
    for (index, line) in shown.enumerated() {
      grid.write(line, column: Int(corner.x), row: Int(corner.y) + index)
    }
  }
}
