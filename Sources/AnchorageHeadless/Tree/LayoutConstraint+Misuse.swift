import Anchorage

@_documentation(visibility: internal)
extension LayoutConstraint {
  /// Says that anchors are not constraints.
  @available(
    *, unavailable, message: "these are anchors, not constraints: relate them with '==', '<=' or '>='"
  )
  @_disfavoredOverload
  public static func activate<Kind>(_ anchors: [LayoutAnchor<Kind, HeadlessBackend>]) {}
}
