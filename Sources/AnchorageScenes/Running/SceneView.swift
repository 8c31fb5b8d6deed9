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
