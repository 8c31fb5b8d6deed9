import Anchorage

/// A rectangle with anchors, subviews and constraints: `UIView` without a screen.
///
///     let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
///     let card = LayoutView(name: "card")
///     root.addSubview(card)
///     card.edges == root.edges.inset(by: 16)
///     root.layoutIfNeeded()
///     card.frame  // (16, 16, 288, 168)
///
/// The names and their meaning are those of `UIView`. A view without a superview is the root of a tree: it
/// keeps its `frame`, and ``layoutIfNeeded()`` solves everything below it. A class, open, because views have
/// identity and are subclassed to have content.
///
/// A subclass may have properties that are called like an anchor, or `name`, but none called `margins`, `safeArea` or
/// `readableContent`: these belong to the class, and Swift takes others for overrides.
///
/// A view belongs to no actor. In a module whose default isolation is the main actor, as Xcode 26 makes apps, a
/// subclass has to say so, or the compiler refuses its initializer and its overrides:
///
///     nonisolated final class Card: LayoutView {
///       override var intrinsicContentSize: LayoutSize { LayoutSize(width: 160, height: 90) }
///     }
open class LayoutView: HeadlessItem {
  /// The view that contains this one; `nil` for a root.
  public final internal(set) var superview: LayoutView? {
    get { superviewReference?.object }
    set { superviewReference = newValue.map { UncountedReference($0) } }
  }
  // Never dangles: a view that is deinitialized takes out its subviews first.
  /// The superview, without counting the reference.
  @exclusivity(unchecked) private(set) final var superviewReference: UncountedReference<LayoutView>?
  /// The views inside this one, in the order they were added.
  ///
  ///     for view in [title, badge] { card.addSubview(view) }
  ///     card.subviews.map { $0.name }  // ["title", "badge"]
  @exclusivity(unchecked) public final internal(set) var subviews: [LayoutView] = [] {
    didSet { forgetSiblingNumbers() }
  }
  /// The guides that were added to the view.
  ///
  ///     root.addLayoutGuide(LayoutGuide(name: "column"))
  ///     root.layoutGuides.map { $0.name }  // ["column"]
  @exclusivity(unchecked) public final internal(set) var layoutGuides: [LayoutGuide] = [] {
    didSet { forgetSiblingNumbers() }
  }
  /// The frame as it is shown: on the pixel grid, if there is one.
  @exclusivity(unchecked) @usableFromInline final var storedFrame: LayoutRect
  final var storedHugging = LayoutContentPriorities(.low)
  final var storedCompressionResistance = LayoutContentPriorities(.high)

  // Exclusive access is not checked, here and above, because views are added and constraints activated in
  // large numbers. A check would find nothing: what changes one of these in place calls nothing that could
  // reach the view.
  /// The work that is pending in the view itself.
  @exclusivity(unchecked) final var pending: PendingWork = [.constraintsUpdate, .layout, .pass]
  /// The work that is pending further inside, and perhaps some that no longer is. It spares a pass the visit.
  @exclusivity(unchecked) final var pendingInside: PendingWork = []
  @exclusivity(unchecked) final var translatesMask = true
  /// Whether the view is hidden; a hidden view is laid out like any other.
  ///
  ///     badge.isHidden = true
  ///     root.layoutDescription.contains("hidden")  // true
  public final var isHidden = false {
    didSet { if isHidden != oldValue { superview?.hidingChanged(of: self) } }
  }
  /// Whether views have mentions of the constraints that this view holds; see ``keepOuterMentions()``.
  final var keepsMentions = false
  /// Whether a constraint that the view holds, or held, is about a baseline.
  final var holdsBaselines = false
  /// Whether an engine is asking for the content; see ``LayoutEngine/measureSize(of:at:)``.
  @exclusivity(unchecked) final var isBeingMeasured = false
  // Unchecked, because every measuring reads it, and reading calls nothing: with the extras alone, building a
  // spreadsheet took 1 % more instructions.
  /// Whether the content is being asked for in a width of its own; see ``contentSize(in:)``.
  @exclusivity(unchecked) final var hasOpenQuestion = false
  /// Whether the view was removed from a superview, and constraints became inactive with that.
  final var lostConstraints = false
  /// Set while the subtree of the view is being removed.
  final var isMarked = false
  /// Whether an engine is calling ``layoutSubviews()``; see ``callLayoutSubviews()``.
  @exclusivity(unchecked) final var isLayingOut = false
  @exclusivity(unchecked) final var held = HeldConstraints()
  /// The properties that few views have.
  final var extras: ViewExtras?
  /// Measures the content of a view that stands for something outside the tree.
  final var measuredContent: MeasuredContent? {
    didSet {
      extras?.measuredSizes.removeAll()
      invalidate(.tree)
    }
  }
  /// The width that the content is measured in; `nil` until a pass has solved once.
  @exclusivity(unchecked) final var laidOutWidth: Double?
  /// The engine, if the view is a root that was laid out.
  final var engine: LayoutEngine?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - name: The name in descriptions, tables and reports.
  ///   - frame: Where the view is until constraints say otherwise.
  public init(name: String = "", frame: LayoutRect = .zero) {
    storedFrame = .zero
    super.init(name: name)
    node.owner = self
    if frame != .zero { self.frame = frame }
  }

  /// Creates a view whose content has a size of its own, such as a picture.
  ///
  ///     let photo = LayoutView(name: "photo", intrinsicContentSize: LayoutSize(width: 120, height: 80))
  ///     photo.intrinsicContentSize  // 120 × 80
  ///
  /// - Parameters:
  ///   - name: The name in descriptions, tables and reports.
  ///   - intrinsicContentSize: The size of the content; ``noIntrinsicMetric`` stands for a dimension without content.
  public convenience init(name: String = "", intrinsicContentSize: LayoutSize) {
    self.init(name: name)
    measuredContent = FixedContent(intrinsicContentSize)
  }

  deinit {
    // First: a deinitializer of a subview may change constraints, and the engine would put conflicts of a view that is
    // going into words.
    engine = nil
    releaseSubviews()
    // Afterwards, because the deinitializers of subviews may activate constraints.
    releaseConstraints()
    if hasGuides { for guide in allGuides { guide.owningView = nil } }
  }

  override var genericName: String { "view" }

  /// Whether the view arranges others and shows nothing itself.
  var showsNothing: Bool { false }

  // MARK: Content

  /// The size of the view's content; ``noIntrinsicMetric`` stands for a dimension without content.
  ///
  /// For each dimension the engine adds `size >= intrinsic` at the compression resistance priority and
  /// `size <= intrinsic` at the hugging priority. Call ``invalidateIntrinsicContentSize()`` when it changes.
  open var intrinsicContentSize: LayoutSize {
    if measuredContent != nil || isMeasuredByWidth { return measuredSize }
    return LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  }

  /// Whether the height of the content depends on the width that the view gets; false by default.
  ///
  ///     final class Tags: LayoutView {
  ///       var words = ["swift", "layout", "text"] { didSet { invalidateIntrinsicContentSize() } }
  ///       override var isMeasuredByWidth: Bool { true }
  ///       override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
  ///         let perRow = size.width < 240 ? Int(max(1, size.width / 80)) : 3   // tags of 80 × 32
  ///         let rows = (words.count + perRow - 1) / perRow
  ///         return LayoutSize(width: 80 * Double(min(perRow, words.count)), height: 32 * Double(rows))
  ///       }
  ///     }
  ///
  /// A pass solves with the natural size first, which is ``sizeThatFits(_:)`` for an infinite width. Then it asks for the
  /// size in the width that the view got, and solves again. A size is asked for at most once in a width, until
  /// ``invalidateIntrinsicContentSize()`` is called; ``systemLayoutSizeFitting(_:horizontal:vertical:)`` does the same.
  /// If the answer changes, call ``invalidateIntrinsicContentSize()``, too.
  open var isMeasuredByWidth: Bool { measuredContent?.dependsOnWidth ?? false }

  /// Returns the size of the content in a width; by default the ``intrinsicContentSize``.
  ///
  ///     let label = LayoutLabel(text: "Ada Lovelace")
  ///     label.numberOfLines = 0
  ///     label.sizeThatFits(LayoutSize(width: 80, height: .infinity))  // 64 × 32
  ///
  /// Override it in a view that ``isMeasuredByWidth``. Passes offer an infinite height. An answer may be
  /// ``noIntrinsicMetric`` along an axis: a photo has a height of 3/4 of its width, and no width of its own. An answer that
  /// is negative otherwise, not finite or too large is reported, and counts as no content.
  ///
  /// The answer follows from the content and the size alone. A call of ``layoutIfNeeded()`` meanwhile is reported and does
  /// nothing if a pass is asking. A view may ask itself for its fitting size; then this content does not count.
  ///
  /// - Parameter size: The room there is, in points. The width is infinite if it is not known yet.
  open func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    // A view that neither overrides this nor has content would ask itself again.
    isMeasuredByWidth && measuredContent == nil
      ? LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
      : intrinsicContentSize
  }

  /// The distance from the top edge down to the first baseline; 0 for a view without text.
  /// Passes ask for it where a constraint is about a baseline.
  ///
  ///     final class Pill: LayoutView {
  ///       override var firstBaselineOffsetFromTop: Double { 18 }
  ///       override var baselineOffsetFromBottom: Double { 6 }
  ///     }
  open var firstBaselineOffsetFromTop: Double {
    measuredContent?.baselines(fitting: askedWidth).first ?? 0
  }

  /// The distance from the bottom edge up to the last baseline; 0 for a view without text.
  ///
  ///     title.baselineOffsetFromBottom  // 4
  ///     card.baselineOffsetFromBottom   // 0
  open var baselineOffsetFromBottom: Double {
    measuredContent?.baselines(fitting: askedWidth).last ?? 0
  }

  /// The view whose first baseline is this one's: by default the one with the last baseline.
  ///
  ///     final class Heading: LayoutView {
  ///       let title = LayoutLabel(name: "title")
  ///       override var forFirstBaselineLayout: LayoutView { title }
  ///     }
  ///
  /// Override it in a view that has its text in a subview. It must be the view itself or inside it; any other
  /// is reported, and the view's own baseline used. Call ``invalidateIntrinsicContentSize()`` when it
  /// changes.
  open var forFirstBaselineLayout: LayoutView { forLastBaselineLayout }

  /// The view whose last baseline is this one's: by default the view itself.
  ///
  ///     final class Heading: LayoutView {
  ///       let subtitle = LayoutLabel(name: "subtitle")
  ///       override var forLastBaselineLayout: LayoutView { subtitle }
  ///     }
  ///
  /// The rules are those of ``forFirstBaselineLayout``.
  open var forLastBaselineLayout: LayoutView { self }

  // MARK: The pass

  /// Called bottom up before a pass solves, for views that need it: the place to change constraints.
  ///
  ///     final class Card: LayoutView {
  ///       var isWide = false { didSet { setNeedsUpdateConstraints() } }
  ///       override func updateConstraints() { ownConstraints.update { width == (isWide ? 320 : 160) } }
  ///     }
  open func updateConstraints() {}

  /// Called top down after a pass has set frames, for views that need it.
  ///
  ///     final class Paragraph: LayoutView {
  ///       let text = LayoutLabel(name: "text")
  ///       override func layoutSubviews() { text.isHidden = frame.width < 80 }
  ///     }
  ///
  /// The view's and its subviews' frames are set. Changes made here are laid out in another round of the same
  /// pass.
  open func layoutSubviews() {}

  // MARK: Views that arrange their subviews

  /// Called where ``updateConstraints()`` is due: calls it, and lets a view change constraints of its own.
  func prepareForPass() { updateConstraints() }

  /// Called where ``layoutSubviews()`` is due: calls it, and lets a view change what it arranges by the frames.
  func framesAreSet() { layoutSubviews() }

  /// Called when the view is listed for a pass, before step 1, unless nothing around it changed.
  func willBeLaidOut(in direction: LayoutDirection) {}

  /// Called after a subview was hidden or shown.
  func hidingChanged(of subview: LayoutView) {}

  /// Called after a subview said that its content size changed.
  func contentChanged(of subview: LayoutView) {}

  /// Whether the view lines up a subview with others so that they fill it along an axis.
  func fills(along axis: LayoutAxis, with subview: LayoutView) -> Bool { false }

  /// Whether the view is text that may have several lines.
  var hasTextOfSeveralLines: Bool { false }

  /// The axis along which the content of a hidden subview does not count; `nil` if there is none.
  func contentlessAxis(ofHidden subview: LayoutView) -> LayoutAxis? { nil }

  /// Called before a subview leaves.
  func willRemove(_ subview: LayoutView) {}

  /// Called before everything is registered again: gives constraints that the view made itself the order that they have in
  /// a new tree.
  func sortHeldConstraints() {}

  /// The subviews in the order in which the view arranges them; `nil` if that is the order of ``subviews``.
  var subviewsAsArranged: [LayoutView]? { nil }

  /// Whether the subviews begin with some views, in their order.
  final func isListed(_ views: [LayoutView]) -> Bool {
    views.count <= subviews.count && zip(views, subviews).allSatisfy { $0 === $1 }
  }

  /// The effect of a constraint that the view made itself, in words; `nil` for other constraints.
  func sentence(about constraint: LayoutConstraint) -> String? { nil }
}

extension LayoutView {
  /// The dimension of content that has none: -1.
  ///
  ///     final class Rule: LayoutView {
  ///       override var intrinsicContentSize: LayoutSize {
  ///         LayoutSize(width: LayoutView.noIntrinsicMetric, height: 1)
  ///       }
  ///     }
  ///     Rule().intrinsicContentSize.width  // -1
  public static var noIntrinsicMetric: Double { -1 }
}

extension LayoutView {
  /// Whether a priority can be used; if not, that is reported.
  final func accept(_ priority: LayoutPriority) -> Bool {
    if priority.isValid { return true }
    record(LayoutMistake(.priorityOutOfRange(priority.rawValue), item: displayName))
    return false
  }

  /// Whether a number can be used; if not, that is reported.
  final func accept(_ number: Double, as quantity: LayoutMistake.Quantity) -> Bool {
    if isAcceptable(number) { return true }
    reject(number, as: quantity)
    return false
  }

  /// Reports a number that cannot be used.
  final func reject(_ number: Double, as quantity: LayoutMistake.Quantity) {
    record(LayoutMistake(.numberOutOfRange(quantity, number), item: displayName))
  }
}
