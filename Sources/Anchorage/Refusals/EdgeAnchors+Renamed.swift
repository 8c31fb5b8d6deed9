// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names from other libraries, with Anchorage's names for the same things.

@_documentation(visibility: internal)
extension EdgeAnchors {
  @available(*, unavailable, renamed: "inset(by:)")
  public func inset(_ distance: Double) -> EdgeAnchors { self }

  @available(*, unavailable, renamed: "inset(by:)")
  public func inset(_ insets: LayoutInsets) -> EdgeAnchors { self }

  @available(*, unavailable, renamed: "inset(by:)")
  public func insetBy(_ distance: Double) -> EdgeAnchors { self }
}

@_documentation(visibility: internal)
extension LayoutInsets {
  @available(*, unavailable, renamed: "init(top:leading:bottom:trailing:)")
  public init(top: Double = 0, left: Double, bottom: Double = 0, right: Double = 0) { self.init() }

  @available(*, unavailable, renamed: "init(top:leading:bottom:trailing:)")
  public init(top: Double = 0, bottom: Double = 0, right: Double) { self.init() }
}

// MARK: - Types

@_documentation(visibility: internal)
@available(*, deprecated, renamed: "EdgeAnchors")
public typealias EdgeAnchorList<Backend: LayoutBackend> = EdgeAnchors<Backend>

@_documentation(visibility: internal)
@available(*, deprecated, renamed: "SizeAnchors")
public typealias SizeAnchorList<Backend: LayoutBackend> = SizeAnchors<Backend>

@_documentation(visibility: internal)
@available(*, deprecated, renamed: "PointAnchors")
public typealias PointAnchorList<Backend: LayoutBackend> = PointAnchors<Backend>

@_documentation(visibility: internal)
@available(*, deprecated, renamed: "LayoutMatch")
public typealias MatchedDimension = LayoutMatch

// MARK: - Values of other types

@_documentation(visibility: internal)
extension SizeAnchors {
  @available(
    *, unavailable,
    message: "a size of numbers has names: write 'LayoutSize(width: 100, height: 50)'"
  )
  @discardableResult
  public static func == (a: Self, size: (Double, Double)) -> ConstraintGroup<Backend> { ConstraintGroup([]) }
}
