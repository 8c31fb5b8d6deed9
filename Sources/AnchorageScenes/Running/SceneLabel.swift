import Anchorage

/// A label whose declaration may override the content that its text gives it.
final class SceneLabel: LayoutLabel {
  /// The options `intrinsic` and `baseline`.
  var content = SceneContent()

  override var intrinsicContentSize: LayoutSize { content.size(instead: super.intrinsicContentSize) }
  override var firstBaselineOffsetFromTop: Double {
    content.firstBaseline ?? super.firstBaselineOffsetFromTop
  }
  override var baselineOffsetFromBottom: Double { content.lastBaseline ?? super.baselineOffsetFromBottom }
}
