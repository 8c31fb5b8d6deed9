import Anchorage

/// What a declaration says about the content of a view.
struct SceneContent {
  /// The natural size, when there is an option `intrinsic`.
  var intrinsicSize: LayoutSize?
  /// The distances of the option `baseline`.
  var firstBaseline: Double?
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

  /// The natural size, or the one the view has without its declaration.
  func size(instead size: @autoclosure () -> LayoutSize) -> LayoutSize {
    intrinsicSize ?? size()
  }
}
