// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names that people type who know another way to write constraints. All are unavailable, with a message that says what to
// write. If another library is imported, its own names have precedence.

// MARK: - UIKit

@_documentation(visibility: internal)
extension LayoutExpression {
  @available(*, unavailable, message: "write 'a.top == b.top + 8'")
  public func constraint<Other>(equalTo other: Other, multiplier: Double = 1, constant: Double = 0)
    -> Backend.Constraint
  { fatalError("refused by the compiler") }

  @available(*, unavailable, message: "write 'a.top <= b.top + 8'")
  public func constraint<Other>(lessThanOrEqualTo other: Other, multiplier: Double = 1, constant: Double = 0)
    -> Backend.Constraint
  { fatalError("refused by the compiler") }

  @available(*, unavailable, message: "write 'a.top >= b.top + 8'")
  public func constraint<Other>(
    greaterThanOrEqualTo other: Other, multiplier: Double = 1, constant: Double = 0
  ) -> Backend.Constraint { fatalError("refused by the compiler") }

  @available(*, unavailable, message: "write 'a.width == 44'")
  public func constraint(equalToConstant constant: Double) -> Backend.Constraint {
    fatalError("refused by the compiler")
  }

  @available(*, unavailable, message: "write 'a.width <= 44'")
  public func constraint(lessThanOrEqualToConstant constant: Double) -> Backend.Constraint {
    fatalError("refused by the compiler")
  }

  @available(*, unavailable, message: "write 'a.width >= 44'")
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> Backend.Constraint {
    fatalError("refused by the compiler")
  }

  @available(*, unavailable, message: "write 'b.leading == a.trailing + 8'")
  public func constraint<Other>(equalToSystemSpacingAfter other: Other, multiplier: Double)
    -> Backend.Constraint
  { fatalError("refused by the compiler") }

  @available(*, unavailable, message: "write 'b.top == a.bottom + 8'")
  public func constraint<Other>(equalToSystemSpacingBelow other: Other, multiplier: Double)
    -> Backend.Constraint
  { fatalError("refused by the compiler") }
}

@_documentation(visibility: internal)
extension ConstraintGroup {
  @available(
    *, unavailable,
    message:
      "each constraint has its own: write 'group[.top].first?.constant = 8', or declare again with 'update'"
  )
  public var constant: Double {
    get { 0 }
    set {}
  }
}

// MARK: - The larger of two anchors

@_documentation(visibility: internal)
@available(
  *, unavailable,
  message:
    "no constraint has a maximum: write 'a.leading >= [b, c].trailing', and 'a.leading == b.trailing ~ .low' to keep it close"
)
@_disfavoredOverload
public func max<Kind, Backend>(
  _ a: LayoutExpression<Kind, Backend>, _ b: LayoutExpression<Kind, Backend>
) -> LayoutExpression<Kind, Backend> { a }

@_documentation(visibility: internal)
@available(
  *, unavailable,
  message:
    "no constraint has a minimum: write 'a.trailing <= [b, c].leading', and 'a.trailing == b.leading ~ .low' to keep it close"
)
@_disfavoredOverload
public func min<Kind, Backend>(
  _ a: LayoutExpression<Kind, Backend>, _ b: LayoutExpression<Kind, Backend>
) -> LayoutExpression<Kind, Backend> { a }

// MARK: - SnapKit

@_documentation(visibility: internal)
extension LayoutItem {
  @available(
    *, unavailable,
    message:
      "relate anchors: 'a.top == b.bottom + 8', 'a.edges == root.edges.inset(by: 8)'; 'batch' makes several"
  )
  public var snp: _SnapKitNames { _SnapKitNames() }
}

/// The names of SnapKit, so that a chain of them is a single mistake.
///
///     card.snp.makeConstraints { make in make.edges.equalToSuperview().inset(16) }
///     card.snp.remakeConstraints { make in
///       make.width.lessThanOrEqualTo(320).priority(.high)
///       make.width.greaterThanOrEqualTo(root).multipliedBy(0.5)
///       make.height.equalTo(root).dividedBy(2)
///       make.top.greaterThanOrEqualToSuperview()
///       make.bottom.lessThanOrEqualToSuperview()
///     }
///     card.snp.removeConstraints()
///     // error: 'snp' is unavailable: relate anchors
@_documentation(visibility: internal)
@dynamicMemberLookup public struct _SnapKitNames {}

@_documentation(visibility: internal)
extension _SnapKitNames {
  public subscript(dynamicMember name: StaticString) -> _SnapKitNames { self }
  public func makeConstraints(_ body: (_SnapKitNames) -> Void) {}
  public func remakeConstraints(_ body: (_SnapKitNames) -> Void) {}
  public func updateConstraints(_ body: (_SnapKitNames) -> Void) {}
  public func removeConstraints() {}
  @discardableResult public func equalTo<Other>(_ other: Other) -> Self { self }
  @discardableResult public func lessThanOrEqualTo<Other>(_ other: Other) -> Self { self }
  @discardableResult public func greaterThanOrEqualTo<Other>(_ other: Other) -> Self { self }
  @discardableResult public func equalToSuperview() -> Self { self }
  @discardableResult public func lessThanOrEqualToSuperview() -> Self { self }
  @discardableResult public func greaterThanOrEqualToSuperview() -> Self { self }
  @discardableResult public func offset(_ distance: Double) -> Self { self }
  @discardableResult public func inset(_ distance: Double) -> Self { self }
  @discardableResult public func multipliedBy(_ factor: Double) -> Self { self }
  @discardableResult public func dividedBy(_ factor: Double) -> Self { self }
  @discardableResult public func priority(_ priority: LayoutPriority) -> Self { self }
}

// MARK: - Cartography

@_documentation(visibility: internal)
@available(*, unavailable, message: "write 'batch { … }', and the relations of the views themselves inside")
public func constrain<Item: LayoutItem>(_ item: Item, _ body: (Item) -> Void) {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write 'batch { … }', and the relations of the views themselves inside")
public func constrain<Item: LayoutItem>(_ item: Item, _ other: Item, _ body: (Item, Item) -> Void) {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write 'batch { … }', and the relations of the views themselves inside")
public func constrain<Item: LayoutItem>(
  _ item: Item, _ other: Item, _ third: Item, _ body: (Item, Item, Item) -> Void
) {}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write 'root.edges.inset(by: 8)'")
public func inset<Backend>(_ edges: EdgeAnchors<Backend>, _ distances: Double...) -> EdgeAnchors<Backend> {
  edges
}

// MARK: - PureLayout, TinyConstraints and extensions that many apps have

@_documentation(visibility: internal)
extension LayoutItem {
  @available(*, unavailable, renamed: "pinToSuperview()")
  public func autoPinEdgesToSuperviewEdges() {}

  @available(*, unavailable, message: "write 'a.pinToSuperview(insets: 8)'")
  public func autoPinEdgesToSuperviewEdges(with insets: LayoutInsets) {}

  @available(*, unavailable, message: "write 'a.edges.excluding(.top) == root.edges.inset(by: 8)'")
  public func autoPinEdgesToSuperviewEdges(with insets: LayoutInsets, excludingEdge edge: LayoutAttribute) {}

  @available(*, unavailable, message: "write 'a.pinToSuperview(.top, insets: 8)', or 'a.top == root.top + 8'")
  public func autoPinEdge(toSuperviewEdge edge: LayoutAttribute, withInset inset: Double = 0) {}

  @available(*, unavailable, message: "write 'a.top == b.bottom + 8'")
  public func autoPinEdge<Other>(
    _ edge: LayoutAttribute, to other: LayoutAttribute, of item: Other, withOffset offset: Double = 0
  ) {}

  @available(*, unavailable, message: "write 'a.centerXY == root.centerXY'")
  public func autoCenterInSuperview() {}

  @available(*, unavailable, message: "write 'a.centerX == root.centerX'")
  public func autoAlignAxis(toSuperviewAxis axis: LayoutAxis) {}

  @available(*, unavailable, message: "write 'a.centerX == b.centerX'")
  public func autoAlignAxis<Other>(_ axis: LayoutAxis, toSameAxisOf item: Other) {}

  @available(*, unavailable, message: "write 'a.width == 44'")
  public func autoSetDimension(_ dimension: LayoutAttribute, toSize size: Double) {}

  @available(*, unavailable, message: "write 'a.size == LayoutSize(width: 44, height: 24)'")
  public func autoSetDimensions(to size: LayoutSize) {}

  @available(*, unavailable, message: "write 'a.width == b.width'")
  public func autoMatch<Other>(
    _ dimension: LayoutAttribute, to other: LayoutAttribute, of item: Other, withMultiplier: Double = 1
  ) {}

  @available(*, unavailable, renamed: "pinToSuperview()")
  public func edgesToSuperview() {}

  @available(*, unavailable, renamed: "pinToSuperview()")
  public func fillSuperview() {}

  @available(*, unavailable, renamed: "pinToSuperview()")
  public func pinEdgesToSuperview() {}

  @available(*, unavailable, message: "write 'a.edges == b.edges'")
  public func pinEdges<Other>(to other: Other) {}

  @available(*, unavailable, message: "write 'a.edges == b.edges'")
  public func pin<Other>(to other: Other) {}

  @available(*, unavailable, message: "write 'a.centerXY == root.centerXY'")
  public func centerInSuperview() {}
}
