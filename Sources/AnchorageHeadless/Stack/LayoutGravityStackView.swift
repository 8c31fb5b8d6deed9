import Anchorage

/// A view that arranges its subviews in a row or a column as AppKit does: `NSStackView` without a screen.
///
///     let bar = LayoutGravityStackView(name: "bar")
///     root.addSubview(bar)
///     bar.addView(title, in: .leading)            // "Title", 40 × 16
///     bar.addView(label, in: .trailing)           // "A label", 56 × 16
///     bar.horizontalEdges == root.horizontalEdges // 320 points wide
///     bar.top == root.top
///     root.layoutIfNeeded()
///     title.frame  // (0, 0, 40, 16)
///     label.frame  // (264, 0, 56, 16)
///
/// The names, their meaning and the identifiers of the constraints (`NSStackView.Edge.Leading`, …) are those of
/// `NSStackView`. ``LayoutStackView`` is `UIStackView`. They differ in more than their defaults: here each
/// view belongs to a ``Gravity`` area, views are aligned by an attribute at a priority of 250 and never
/// stretched across the axis, ``edgeInsets`` replace margins, and views that don't fit can be detached.
///
/// The stack makes its constraints before a pass that lays it out.
///
/// A detached view keeps its place among the ``arrangedSubviews``, but takes neither room nor spacing. Views are detached
/// - while they are hidden, if ``detachesHiddenViews`` is true;
/// - while their visibility priority is ``VisibilityPriority/notVisible``;
/// - for lack of room: see ``setClippingResistancePriority(_:for:)`` and ``setVisibilityPriority(_:for:)``. Every pass tries
///   again whether they fit.
///
/// An open class, because views have identity and are subclassed.
///
/// - Complexity: After any change of the stack, and while views are detached for lack of room, a pass visits all arranged
///   views; otherwise none.
open class LayoutGravityStackView: LayoutView {
  /// The direction in which the views are arranged; horizontal by default.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.orientation = .vertical
  ///     panel.alignment  // .centerX
  public final var orientation: LayoutAxis = .horizontal {
    didSet { if orientation != oldValue { setNeedsArrangement() } }
  }
  /// How the views share the length of the stack; ``Distribution/gravityAreas`` by default.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.distribution = .fillEqually
  public final var distribution = Distribution.gravityAreas {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// Whether hidden views take neither room nor spacing; true by default.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [icon, title])
  ///     icon.isHidden = true
  ///     panel.detachedViews.count  // 1
  ///
  /// If it is false, hidden views keep their room. In both cases, the stack hides views that it detaches for
  /// lack of room; if this is false, AppKit instead removes them from the superview, together with their
  /// constraints to other views.
  public final var detachesHiddenViews = true {
    didSet { if detachesHiddenViews != oldValue { setNeedsArrangement() } }
  }
  #if hasFeature(Embedded)
  /// The object that is notified of detached views. In Embedded Swift, the stack keeps it alive.
  public final var delegate: (any LayoutGravityStackViewDelegate)?
  #else
  /// The object that is notified of detached views. The stack doesn't keep it alive.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.delegate == nil  // true
  public final weak var delegate: (any LayoutGravityStackViewDelegate)?
  #endif

  /// The alignment that was set; `nil` for the default.
  final var chosenAlignment: LayoutAttribute?
  final var storedSpacing: Double = 8
  final var storedEdgeInsets = LayoutInsets.zero
  final var hugsAt = LayoutContentPriorities.low
  final var resistsClippingAt = LayoutContentPriorities.required

  /// The views in the order of their arrangement: area by area.
  final var members: ContiguousArray<GravityMember> = []
  /// The constraints that are about the stack alone.
  final var ownMember: ArrangedMember
  /// Whether the views have to be arranged again before the next pass.
  final var isStale = true
  /// The surroundings in which the views were last arranged; `nil` before the first time.
  final var arrangedFor: Surroundings?
  /// The attempts of the current pass to fit the views.
  final var fitting = RoomFitting()

  /// Creates a stack view that arranges no views.
  public override init(name: String = "", frame: LayoutRect = .zero) {
    // The node of the stack is known only after the initialization.
    ownMember = ArrangedMember(ItemNode())
    super.init(name: name, frame: frame)
    ownMember = ArrangedMember(node)
  }

  /// Creates a row with views in its leading area, which is placed by constraints.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [title, label])
  ///     panel.views(in: .leading).count  // 2
  public convenience init(name: String = "", views: [LayoutView]) {
    self.init(name: name)
    translatesAutoresizingMaskIntoConstraints = false
    for view in views { addView(view, in: .leading) }
  }

  override var genericName: String { "stack" }

  override var showsNothing: Bool { true }

  // MARK: Calls from the tree

  override func prepareForPass() {
    // After the update, which often adds and hides views.
    updateConstraints()
    arrangeIfNeeded()
  }

  override func framesAreSet() {
    fitIntoRoom()
    layoutSubviews()
  }

  override func passBegins() {
    if hasSqueezed { reattachMembers() }
  }

  override func willBeLaidOut() {
    if hasSqueezed { root.engine?.hasSqueezedStacks = true }
    if let arrangedFor, arrangedFor != surroundings { setNeedsArrangement() }
  }

  override func hidingChanged(of subview: LayoutView) {
    guard let index = index(of: subview) else { return }
    // A view that the program shows is tried again.
    if members[index].isDetachedByStack && !subview.isHidden { members[index].isDetachedByStack = false }
    setNeedsArrangement()
  }

  override func contentChanged(of subview: LayoutView) {
    if distribution == .fillProportionally { setNeedsArrangement() }
  }

  override func willRemove(_ subview: LayoutView) {
    if let index = index(of: subview) { removeMember(at: index) }
  }

  override func sortHeldConstraints() {
    sortConstraints(of: [ownMember] + members.map { $0.arranged })
  }

  override var isEmptyStack: Bool { members.isEmpty }

  override var subviewsAsArranged: [LayoutView]? {
    isListed(arrangedSubviews) ? nil : arrangedSubviews + subviews.filter { index(of: $0) == nil }
  }

  override func sentence(about constraint: LayoutConstraint) -> String? {
    GravityRole(rawValue: constraint.role)?.sentence(about: constraint).phrase(about: nameInSentences)
  }
}

extension LayoutGravityStackView {
  /// The area of a stack view to which a view belongs: `NSStackView.Gravity`.
  ///
  ///     LayoutGravityStackView.Gravity.top == .leading  // true
  ///
  /// Leading and trailing follow the layout direction of the stack. The areas matter for
  /// ``Distribution/gravityAreas``; the other distributions arrange the views of all areas, in the order of
  /// the areas.
  public enum Gravity: Int, Hashable, Sendable, CaseIterable {
    /// At the leading edge of a row, at the top of a column.
    case leading = 1
    /// In the middle, as far as the other areas leave room.
    case center = 2
    /// At the trailing edge of a row, at the bottom of a column.
    case trailing = 3

    /// The top of a column: another name of ``leading``.
    public static var top: Gravity { .leading }
    /// The bottom of a column: another name of ``trailing``.
    public static var bottom: Gravity { .trailing }
  }

  /// How the arranged views share the length of a stack view: `NSStackView.Distribution`.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.distribution = .equalSpacing
  ///
  /// With all but ``gravityAreas``, the first view begins and the last view ends where the stack does, inside
  /// its insets.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The views of an area are adjacent, at the edge of the area or in the middle. They have the lengths of
    /// their content.
    case gravityAreas = -1
    /// The spacing is fixed. The views with the lowest hugging priority grow, and those with the lowest compression resistance
    /// shrink; of equal priorities, the first gives way.
    case fill = 0
    /// The spacing is fixed, and the views have equal lengths unless their content or the size of a window
    /// prevents it.
    ///
    /// AppKit doesn't document the priority. Measured frames show that it is less than 500; 300 is assumed
    /// here.
    case fillEqually = 1
    /// The spacing is fixed, and the views share the remaining length in proportion to their intrinsic
    /// content sizes.
    ///
    ///     let panel = LayoutGravityStackView(name: "panel", views: [title, label])  // 40 and 56 wide
    ///     panel.distribution = .fillProportionally
    ///     root.addSubview(panel)
    ///     panel.width == 200                                                        // 8 of them are spacing
    ///     root.layoutIfNeeded()
    ///     title.frame.size.width                                                    // 80
    ///
    /// Unlike in ``LayoutStackView``, the spacing is subtracted first. The priority is assumed to be 300, as
    /// for ``fillEqually``. A view without content is assumed to have no share, and takes the rest. Texts
    /// count with their unwrapped size.
    case fillProportionally = 2
    /// The gaps between the views are equal as far as they are at least the spacing. The priority is assumed to be 300.
    case equalSpacing = 3
    /// The distances between the centres of the views are equal as far as the gaps are at least the spacing. The priority is
    /// assumed to be 300.
    case equalCentering = 4
  }

  /// The priority at which a stack view keeps a view that may not fit: `NSStackView.VisibilityPriority`.
  ///
  ///     let priority: LayoutGravityStackView.VisibilityPriority = 500
  ///     priority < .detachOnlyIfNecessary  // true
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The number, from 0 to 1000.
    public var rawValue: Float

    /// Creates a priority; a stack refuses and reports a value outside `0 <= priority <= 1000`.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The view is never detached for lack of room: 1000, the default.
    public static let mustHold = VisibilityPriority(rawValue: 1000)
    /// The view is detached if it doesn't fit: 900.
    public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
    /// The view is always detached: 0.
    public static let notVisible = VisibilityPriority(rawValue: 0)
  }
}

extension LayoutGravityStackView.VisibilityPriority: Comparable {
  /// Whether the first priority is lower.
  public static func < (
    a: LayoutGravityStackView.VisibilityPriority, b: LayoutGravityStackView.VisibilityPriority
  ) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension LayoutGravityStackView.VisibilityPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from a whole number.
  public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }

  /// Creates a priority from a number.
  public init(floatLiteral value: Float) { self.init(rawValue: value) }
}

extension LayoutGravityStackView.Distribution {
  /// Whether the spacing is as large as it says, and not only at least.
  var hasFixedSpacing: Bool { self == .fill || self == .fillEqually || self == .fillProportionally }
}

/// Is notified of the views that a stack view detaches and reattaches: `NSStackViewDelegate`.
///
///     final class Toolbar: LayoutGravityStackViewDelegate {
///       var hasOverflow = false
///       func stackView(_ stackView: LayoutGravityStackView, willDetach views: [LayoutView]) {
///         hasOverflow = true
///       }
///     }
///
/// Both methods are called while a pass runs, and its next round lays out their changes. They are not called
/// for views that the program hides, adds or removes.
public protocol LayoutGravityStackViewDelegate: AnyObject {
  /// Called before views of one or several visibility priorities are detached.
  func stackView(_ stackView: LayoutGravityStackView, willDetach views: [LayoutView])
  /// Called after views were reattached.
  func stackView(_ stackView: LayoutGravityStackView, didReattach views: [LayoutView])
}

extension LayoutGravityStackViewDelegate {
  /// Does nothing.
  public func stackView(_ stackView: LayoutGravityStackView, willDetach views: [LayoutView]) {}
  /// Does nothing.
  public func stackView(_ stackView: LayoutGravityStackView, didReattach views: [LayoutView]) {}
}
