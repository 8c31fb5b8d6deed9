import AnchorageHeadless

/// A view with the intrinsic content size and baselines that its declaration gives it.
final class SceneView: LayoutView {
  /// The options `intrinsic` and `baseline`.
  var content = SceneContent()

  override var intrinsicContentSize: LayoutSize { content.size(instead: super.intrinsicContentSize) }
  override var firstBaselineOffsetFromTop: Double {
    content.firstBaseline ?? super.firstBaselineOffsetFromTop
  }
  override var baselineOffsetFromBottom: Double { content.lastBaseline ?? super.baselineOffsetFromBottom }
}

/// A label whose declaration can override the intrinsic content size and baselines of its text.
final class SceneLabel: LayoutLabel {
  /// The options `intrinsic` and `baseline`.
  var content = SceneContent()

  override var intrinsicContentSize: LayoutSize { content.size(instead: super.intrinsicContentSize) }
  override var firstBaselineOffsetFromTop: Double {
    content.firstBaseline ?? super.firstBaselineOffsetFromTop
  }
  override var baselineOffsetFromBottom: Double { content.lastBaseline ?? super.baselineOffsetFromBottom }
}

/// The intrinsic content size and baselines that a declaration gives a view.
struct SceneContent {
  /// The values of the option `intrinsic`, or `nil` without it.
  var intrinsicSize: LayoutSize?
  /// The first value of the option `baseline`, or `nil` without it.
  var firstBaseline: Double?
  /// The second value of the option `baseline`, or `nil` without it.
  var lastBaseline: Double?

  init() {}

  init(_ declaration: SceneDeclaration) {
    if let values = declaration.values(of: .intrinsic) {
      intrinsicSize = LayoutSize(
        width: values[0] ?? LayoutView.noIntrinsicMetric, height: values[1] ?? LayoutView.noIntrinsicMetric)
    }
    if let values = declaration.values(of: .baseline) {
      firstBaseline = values[0]
      lastBaseline = values[1]
    }
  }

  /// The declared size, or the view's own if none is declared.
  func size(instead size: @autoclosure () -> LayoutSize) -> LayoutSize {
    intrinsicSize ?? size()
  }
}

extension SceneDeclaration {
  /// The metrics of a label's text. Proportional text is as large as a label's of UIKit unless the line says a size.
  var metrics: LayoutTextMetrics {
    let size = values(of: .size)?[0]
    if values(of: .sans) != nil { return LayoutTextMetrics(font: .sansSerif, size: size ?? 17) }
    return size.map { .fixedPitch(size: $0) } ?? LayoutTextMetrics()
  }
}
