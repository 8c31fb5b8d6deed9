import Anchorage

/// A view that lines up its subviews in a row or a column: `UIStackView` without a screen.
///
///     let row = LayoutStackView(name: "row", arrangedSubviews: [label, title])  // "A label" and "Title"
///     row.spacing = 8
///     root.addSubview(row)
///     row.topLeading == root.topLeading
///     root.layoutIfNeeded()
///     row.frame    // (0, 0, 104, 16)
///     title.frame  // (64, 0, 40, 16)
///
/// The names, their meaning and the identifiers of the constraints (`UISV-spacing`, …) are those of `UIStackView`. The
/// stack makes these constraints itself, before a pass that has any of it to lay out. They say where the arranged views are
/// in the stack, and how large the stack is around them; where the stack is, and any size it should have, is up to
/// constraints of yours.
///
/// A hidden view keeps its place among the ``arrangedSubviews`` but takes neither room nor spacing. As in UIKit, its
/// length along the axis is zero by a required constraint: give a length of its own the priority 999, or hiding it conflicts.
/// The constraints of a stack view never conflict with a view being hidden. Across the axis a hidden view is aligned like the
/// others, but the stack is only as large as the visible ones need.
///
/// If no priority says which of several views gives way, the first of them takes what is left, or is compressed, as in UIKit.
///
/// - Complexity: Adding a view takes constant time. A pass looks at the views around those that were added or removed; at all of
///   them after any other change, with ``Distribution/fillProportionally``, and with ``Distribution/equalCentering``.
open class LayoutStackView: LayoutView {
  /// The direction in which the views are lined up; horizontal by default.
  ///
  ///     column.axis = .vertical
  public final var axis: LayoutAxis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }
  /// How the views share the length of the stack; ``Distribution/fill`` by default.
  ///
  ///     row.distribution = .fillEqually
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// Where the views are across the axis; ``Alignment/fill`` by default.
  ///
  ///     row.alignment = .center
  public final var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// Whether the views are lined up inside ``LayoutItem/margins`` and not inside the edges; false by default.
  ///
  ///     row.isLayoutMarginsRelativeArrangement = true
  ///     row.layoutMargins = LayoutInsets(12)
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Whether the spacing of a vertical stack is measured from the last baseline of a view to the first one of the next;
  /// false by default. Without effect on horizontal stacks.
  ///
  ///     column.isBaselineRelativeArrangement = true
  ///     column.spacing = 24
  public final var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  final var storedSpacing: Double = 0

  /// The views in the order of their arrangement, which need not be that of the subviews.
  @exclusivity(unchecked) final var members: ContiguousArray<ArrangedMember> = []
  /// The constraints that are about the stack alone.
  @exclusivity(unchecked) final var ownMember: ArrangedMember
  /// The members to be arranged again before the next pass.
  final var stale = StaleMembers.all
  /// The first two members that are not hidden, as they were arranged last: others refer to them.
  final var leaders: (first: ItemNode?, second: ItemNode?) = (nil, nil)
  /// Whether any member is text of several lines, whose part of the stack depends on all members.
  final var dividesTextWidth = false
  /// How many members were looked at to arrange them, for tests.
  package internal(set) final var arrangedMemberCount = 0

  /// Creates a stack view that arranges no views.
  public override init(name: String = "", frame: LayoutRect = .zero) {
    // The node of the stack is known only after the initialization.
    ownMember = ArrangedMember(ItemNode())
    super.init(name: name, frame: frame)
    ownMember = ArrangedMember(node)
  }

  /// Creates a stack view.
  ///
  ///     let column = LayoutStackView(name: "column", arrangedSubviews: [title, label])
  ///     column.arrangedSubviews.count  // 2
  public convenience init(name: String = "", arrangedSubviews: [LayoutView]) {
    self.init(name: name)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  override var genericName: String { "stack" }

  override var showsNothing: Bool { true }

  /// The view with the first baseline: the highest of a row, the first of a column.
  ///
  /// Of a row the view with the highest content counts, before any is stretched. Hidden views do not count; without any
  /// view it is the stack.
  open override var forFirstBaselineLayout: LayoutView { viewWithBaseline(isFirst: true) }

  /// The view with the last baseline: the highest of a row, the last of a column.
  open override var forLastBaselineLayout: LayoutView { viewWithBaseline(isFirst: false) }

  // MARK: Calls from the tree

  override func prepareForPass() {
    // Afterwards, because views are often added and hidden there.
    updateConstraints()
    arrangeIfNeeded()
  }

  override func hidingChanged(of subview: LayoutView) {
    setNeedsArrangement()
    subview.invalidate(.contentSize)
    // A hidden stack has no room for what is in it.
    (subview as? LayoutStackView)?.setNeedsArrangement()
  }

  override func contentChanged(of subview: LayoutView) {
    noteContentChange()
    // The text may have several lines now, or resist compression otherwise.
    if axis == .horizontal && distribution == .fill && (subview.hasTextOfSeveralLines || dividesTextWidth) {
      setNeedsArrangement()
    }
  }

  override func contentlessAxis(ofHidden subview: LayoutView) -> LayoutAxis? {
    guard alignment == .fill, index(of: subview) != nil else { return nil }
    return axis.crossed
  }

  override func fills(along axis: LayoutAxis, with subview: LayoutView) -> Bool {
    axis == self.axis && distribution == .fill && index(of: subview) != nil
  }

  override func willRemove(_ subview: LayoutView) {
    if let index = index(of: subview) { removeMember(at: index) }
  }

  override func sortHeldConstraints() { sortConstraints() }

  override var subviewsAsArranged: [LayoutView]? {
    isListed(arrangedSubviews) ? nil : arrangedSubviews + subviews.filter { index(of: $0) == nil }
  }

  override func sentence(about constraint: LayoutConstraint) -> String? {
    let isOnlyStack = ownName.isEmpty && displayName == genericName
    return ArrangementRole(rawValue: constraint.role)?.sentence(about: constraint)?
      .phrase(about: isOnlyStack ? "" : displayName)
  }
}

extension LayoutStackView {
  /// Where the arranged views are across the axis of a stack view: `UIStackView.Alignment`.
  ///
  ///     row.alignment = .center
  ///     LayoutStackView.Alignment.top == .leading  // true
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, at the top of a row.
    case leading = 1
    /// First baselines in one line. Only for rows: a column reports it, and aligns leading edges.
    ///
    /// As in UIKit, only the first view has to be below the top of the stack: views that are higher above their baselines stick
    /// out. All are above its bottom, as near to it as they can be.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing = 4
    /// Last baselines in one line, like ``firstBaseline``; the lowest view touches the bottom.
    case lastBaseline = 5

    /// The top of a row: another name of ``leading``.
    public static var top: Alignment { .leading }
    /// The bottom of a row: another name of ``trailing``.
    public static var bottom: Alignment { .trailing }
  }
}

extension LayoutStackView {
  /// How the arranged views share the length of a stack view: `UIStackView.Distribution`.
  ///
  ///     row.distribution = .equalSpacing
  ///
  /// The first view begins and the last one ends where the stack does, whatever the distribution. All but
  /// ``fillEqually`` leave the views as long as their content where that is possible.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The spacing is fixed. Of the views, those with the lowest hugging priority grow, and those with the lowest
    /// compression resistance shrink.
    case fill = 0
    /// The spacing is fixed and all views are of one length: if the stack is free, that of the longest content.
    case fillEqually = 1
    /// The views have their lengths in proportion to those of their content.
    ///
    ///     row.distribution = .fillProportionally  // row is 200 wide, a is 25 and b 75
    ///     root.layoutIfNeeded()                   // a is 50 and b 150 wide
    ///
    /// UIKit's defects are part of it: views share the length of the stack with its margins and spacing, so the last one
    /// gets less than its part (25 and 75 in 200 with a spacing of 10 become 45.45 and 144.55), and custom spacing does not
    /// count. A view without content has no part and takes the rest. The arranged views of an inner stack
    /// view count as its content. Texts count as they are before they wrap.
    case fillProportionally = 2
    /// The gaps between the views are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between the centres of the views are equal as far as the gaps are at least the spacing.
    case equalCentering = 4
  }
}

extension LayoutStackView.Distribution {
  /// Whether the spacing is as large as it says, and not only at least.
  var hasFixedSpacing: Bool { rawValue <= LayoutStackView.Distribution.fillProportionally.rawValue }
}
