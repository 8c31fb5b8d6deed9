import AnchorageHeadless

/// A root of 400 × 300 points, as the worked examples have it.
func makeRoot(_ width: Double = 400, _ height: Double = 300) -> LayoutView {
  LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: width, height: height))
}

/// A view whose content has the size and baselines it is told.
final class ContentView: LayoutView, BusyView {
  /// When a view can do something of its own.
  enum Moment {
    case asked
    case measured
    case updating
    case layingOut
  }

  var intentions: [Moment: () -> Void] = [:]
  var content: LayoutSize
  var first: Double
  var last: Double

  init(
    _ name: String, _ width: Double = -1, _ height: Double = -1, first: Double = 0, last: Double = 0
  ) {
    content = LayoutSize(width: width, height: height)
    self.first = first
    self.last = last
    super.init(name: name)
  }

  override var intrinsicContentSize: LayoutSize {
    act(.asked)
    return content
  }

  override var firstBaselineOffsetFromTop: Double { first }
  override var baselineOffsetFromBottom: Double { last }

  override func updateConstraints() { act(.updating) }

  override func layoutSubviews() { act(.layingOut) }
}

/// Adds views to another one, in order.
func add(_ views: LayoutView..., to parent: LayoutView) {
  for view in views { parent.addSubview(view) }
}

/// The texts of what a pass found wrong, one after the other.
func problems(of root: LayoutView) -> String {
  root.layoutIfNeeded()
  return root.diagnostics.map { "\($0)" }.joined(separator: "\n")
}

extension LayoutView {
  /// Says how far a window or a controller covers the view, whatever a platform calls that.
  func cover(_ insets: LayoutInsets) { safeAreaInsets = insets }
}
