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
extension EdgeAnchors {
  @available(
    *, unavailable,
    message: "write 'inset(by: LayoutInsets(top: 8, leading: 16))', or 'inset(horizontal: 16, vertical: 8)'"
  )
  public func inset(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0)
    -> EdgeAnchors
  { self }

  @available(
    *, unavailable,
    message: "write 'inset(by: LayoutInsets(top: 8, leading: 16))', or 'inset(horizontal: 16, vertical: 8)'"
  )
  public func inset(top: Double = 0, left: Double, bottom: Double = 0, right: Double = 0) -> EdgeAnchors {
    self
  }

  @available(*, unavailable, renamed: "inset(horizontal:vertical:)")
  public func inset(by horizontal: Double, _ vertical: Double) -> EdgeAnchors { self }

  @available(*, unavailable, renamed: "inset(horizontal:vertical:)")
  public func inset(x: Double = 0, y: Double = 0) -> EdgeAnchors { self }

  @available(*, unavailable, renamed: "inset(horizontal:vertical:)")
  public func insetBy(dx: Double, dy: Double) -> EdgeAnchors { self }
}

@_documentation(visibility: internal)
extension LayoutEdges {
  @available(
    *, unavailable, message: "write 'leading', and 'edges.absolute' where it is left in every language"
  )
  public static var left: LayoutEdges { .leading }

  @available(
    *, unavailable, message: "write 'trailing', and 'edges.absolute' where it is right in every language"
  )
  public static var right: LayoutEdges { .trailing }
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
