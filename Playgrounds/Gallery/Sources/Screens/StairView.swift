import AnchorageHeadless

/// Labels in steps from the upper left to the lower right, each as wide as its share of the view.
final class StairView: LayoutView {
  private var measured = LayoutSize.zero

  /// Adds a label at the lower end.
  func addStep(_ text: String) {
    let label = LayoutLabel(name: "step\(subviews.count + 1)", text: text)
    label.numberOfLines = 0
    addSubview(label)
    setNeedsLayout()
  }

  override var intrinsicContentSize: LayoutSize { measured }

  override func layoutSubviews() {
    let width = bounds.width / Double(subviews.count)
    var y = 0.0
    for (index, label) in subviews.enumerated() {
      let size = label.sizeThatFits(LayoutSize(width: width, height: .infinity))
      label.frame = LayoutRect(x: Double(index) * width, y: y, width: width, height: size.height)
      y += size.height
    }
    let size = LayoutSize(width: bounds.width, height: y)
    if size != measured {
      measured = size
      invalidateIntrinsicContentSize()
    }
  }
}
