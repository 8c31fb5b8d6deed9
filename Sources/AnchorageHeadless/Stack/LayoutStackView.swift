import Anchorage

/// A view that arranges its subviews in a row or a column: `UIStackView` without a screen.
///
///     let row = LayoutStackView(name: "row", arrangedSubviews: [label, title])  // "A label" and "Title"
///     row.spacing = 8
///     root.addSubview(row)
///     row.topLeading == root.topLeading
///     root.layoutIfNeeded()
///     row.frame    // (0, 0, 104, 16)
///     title.frame  // (64, 0, 40, 16)
///
/// The names, their meaning and the identifiers of the constraints (`UISV-spacing`, …) are those of
/// `UIStackView`. The stack makes these constraints before a pass that lays it out. They place the arranged
/// views in the stack, and make the stack as large as these need; the position of the stack, and any other
/// size, is up to your own constraints.
///
/// A hidden view keeps its place among the ``arrangedSubviews`` but takes neither room nor spacing. As in UIKit, its
/// length along the axis is zero by a required constraint: give its own length the priority 999, or hiding
/// the view conflicts. The stack's own constraints never conflict with hiding. Across the axis, a hidden view
/// is aligned like the others, but the stack is only as large as the visible views need.
///
/// If priorities don't decide which of several views gives way, the first is stretched or compressed, as in
/// UIKit.
///
/// - Complexity: Adding a view takes constant time. A pass visits the neighbours of added and removed views;
///     it visits all views after any other change, and with ``Distribution/fillProportionally`` or
///     ``Distribution/equalCentering``.
open class LayoutStackView: LayoutView {
  /// The direction in which the views are arranged; horizontal by default.
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
  /// The position of the views across the axis; ``Alignment/fill`` by default.
  ///
  ///     row.alignment = .center
  public final var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// Whether the views are arranged inside ``LayoutItem/margins`` rather than inside the edges; false by
  /// default.
  ///
  ///     row.isLayoutMarginsRelativeArrangement = true
  ///     row.layoutMargins = LayoutInsets(12)
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Whether the spacing of a vertical stack is measured from the last baseline of a view to the first
  /// baseline of the next; false by default. It has no effect on horizontal stacks.
  ///
  ///     column.isBaselineRelativeArrangement = true
  ///     column.spacing = 24
  public final var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  final var storedSpacing: Double = 0

  /// The views in the order of their arrangement, which need not be that of the subviews.
  final var members: ContiguousArray<ArrangedMember> = []
  /// The constraints that are about the stack alone.
  final var ownMember: ArrangedMember
  /// The members to be arranged again before the next pass.
  final var stale = StaleMembers.all
  /// The display scale at which texts were measured for the last arrangement.
  final var arrangedScale: Double?
  /// The first two visible members of the last arrangement, to which the constraints of others refer.
  final var leaders: (first: ItemNode?, second: ItemNode?) = (nil, nil)
  /// Whether any member is text of several lines, whose share of the stack depends on all members.
  final var dividesTextWidth = false
  /// The number of members visited by arranging, for tests.
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
  /// In a row, it is the view with the highest content before stretching. Hidden views are ignored; without
  /// visible views it is the stack.
  open override var forFirstBaselineLayout: LayoutView { viewWithBaseline(isFirst: true) }

  /// The view with the last baseline: the highest of a row, the last of a column.
  open override var forLastBaselineLayout: LayoutView { viewWithBaseline(isFirst: false) }

  // MARK: Calls from the tree

  override func prepareForPass() {
    // After the update, which often adds and hides views.
    updateConstraints()
    arrangeIfNeeded()
  }

  override func willBeLaidOut() {
    if let arrangedScale, arrangedScale != effectiveDisplayScale ?? 0 { noteContentChange() }
  }

  override func hidingChanged(of subview: LayoutView) {
    setNeedsArrangement()
    subview.invalidate(.contentSize)
    // A hidden stack has no room for its members.
    (subview as? LayoutStackView)?.setNeedsArrangement()
  }

  override func contentChanged(of subview: LayoutView) {
    noteContentChange()
    // The text may have several lines now, or a different compression resistance.
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

  override func sortHeldConstraints() { sortConstraints(of: [ownMember] + members) }

  override var isEmptyStack: Bool { members.isEmpty }

  override var subviewsAsArranged: [LayoutView]? {
    isListed(arrangedSubviews) ? nil : arrangedSubviews + subviews.filter { index(of: $0) == nil }
  }

  override func sentence(about constraint: LayoutConstraint) -> String? {
    ArrangementRole(rawValue: constraint.role)?.sentence(about: constraint).phrase(about: nameInSentences)
  }
}

extension LayoutStackView {
  /// The position of the arranged views across the axis of a stack view: `UIStackView.Alignment`.
  ///
  ///     row.alignment = .center
  ///     LayoutStackView.Alignment.top == .leading  // true
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, at the top of a row.
    case leading = 1
    /// Aligned first baselines. Only for rows: a column reports it, and aligns leading edges.
    ///
    /// As in UIKit, only the first view has to be below the top of the stack: views that are higher above
    /// their baselines stick out. All views are above its bottom, as close to it as possible.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing = 4
    /// Aligned last baselines, like ``firstBaseline``; the lowest view touches the bottom.
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
  /// The first view begins and the last view ends where the stack does, whatever the distribution. All but
  /// ``fillEqually`` keep the views as long as their content if possible.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The spacing is fixed. The views with the lowest hugging priority grow, and the views with the lowest
    /// compression resistance shrink.
    case fill = 0
    /// The spacing is fixed, and all views have the same length: that of the longest content, if the stack
    /// can have any length.
    case fillEqually = 1
    /// The lengths of the views are in proportion to their content.
    ///
    ///     row.distribution = .fillProportionally  // row is 200 wide, a is 25 and b 75
    ///     root.layoutIfNeeded()                   // a is 50 and b 150 wide
    ///
    /// It includes UIKit's defects: views share the length of the stack including margins and spacing, so the
    /// last view gets less than its share (25 and 75 in 200 with a spacing of 10 become 45.45 and 144.55),
    /// and custom spacing is ignored. A view without content has no share and takes the rest. The arranged
    /// views of an inner stack view count as its content. Texts count with their unwrapped size.
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
