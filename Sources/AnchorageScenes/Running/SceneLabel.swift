import AnchorageHeadless

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
