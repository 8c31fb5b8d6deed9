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
/// keeps its `frame`, and ``layoutIfNeeded()`` solves everything below it. An open class, because views have
/// identity and are subclassed to have content.
///
/// A subclass may have properties with the names of anchors, `name`, `center` or `margins`, but not
/// `safeArea` or `readableContent`: these are members of the class, and Swift would treat them as overrides.
///
/// A view is not isolated to an actor. In a module whose default isolation is the main actor, as in apps that
/// Xcode 26 creates, a subclass has to say so, or the compiler refuses its initializer and its overrides:
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
  // Never dangles: a view that is deinitialized removes its subviews first.
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
  /// The visible frame: on the pixel grid, if there is one.
  @exclusivity(unchecked) @usableFromInline final var storedFrame: LayoutRect
  final var storedHugging = LayoutContentPriorities(.low)
  final var storedCompressionResistance = LayoutContentPriorities(.high)

  // Exclusive access is not checked, here and above: with the checks here and in `ItemNode`, a statement takes 17 %
  // more instructions, building a screen 11 %, and a resize 5 %. They would find nothing: code that changes one of
  // these in place calls nothing that could reach the view.
  /// The work that is pending in the view itself.
  @exclusivity(unchecked) final var pending: PendingWork = [.constraintsUpdate, .layout, .pass]
  /// The work that is, or was, pending further inside. It saves a pass visiting views without work.
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
  // Unchecked, like `laidOutWidth`: every measurement reads both, and a spreadsheet takes 1.4 % more
  // instructions with the checks.
  /// Whether an engine is asking for the content; see ``LayoutEngine/measureSize(of:at:)``.
  @exclusivity(unchecked) final var isBeingMeasured = false
  // Not in `extras`: a spreadsheet takes 1 % more instructions if each measurement reads it from there.
  /// Whether the content is being measured in a given width; see ``contentSize(in:)``.
  final var hasOpenQuestion = false
  /// Whether constraints became inactive because the view was removed from a superview.
  final var lostConstraints = false
  /// Set while the subtree of the view is being removed.
  final var isMarked = false
  /// Whether an engine is calling ``layoutSubviews()``; see ``callLayoutSubviews()``.
  final var isLayingOut = false
  // Unchecked, like the properties above: building 200 siblings takes 10 % more instructions with the check.
  @exclusivity(unchecked) final var held = HeldConstraints()
  /// The properties that few views have.
  final var extras: ViewExtras?
  /// Measures the content of a view that represents something outside the tree.
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
  ///   - frame: The frame until constraints place the view.
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
    // First, because a deinitializer of a subview may change constraints, and the engine would describe
    // conflicts of a view that is being released.
    engine = nil
    releaseSubviews()
    // Afterwards, because the deinitializers of subviews may activate constraints.
    releaseConstraints()
    if hasGuides { for guide in allGuides { guide.owningView = nil } }
  }

  override var genericName: String { "view" }

  /// Whether the view only arranges other views and shows nothing itself.
  var showsNothing: Bool { false }

  // MARK: Content

  /// The size of the view's content; ``noIntrinsicMetric`` means that a dimension has no content.
  ///
  /// For each dimension the engine adds `size >= intrinsic` at the compression resistance priority and
  /// `size <= intrinsic` at the hugging priority. Call ``invalidateIntrinsicContentSize()`` when it changes.
  open var intrinsicContentSize: LayoutSize {
    if measuredContent != nil || isMeasuredByWidth { return measuredSize }
    return LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  }

  /// Whether the height of the content depends on the width of the view; false by default.
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
  /// A pass first solves with the natural size, which is ``sizeThatFits(_:)`` for an infinite width. Then it
  /// asks for the size in the resulting width, and solves again. It asks at most once for each width, until
  /// ``invalidateIntrinsicContentSize()`` is called; ``systemLayoutSizeFitting(_:horizontal:vertical:)`` does
  /// the same. If the value of this property changes, call ``invalidateIntrinsicContentSize()``, too.
  open var isMeasuredByWidth: Bool { measuredContent?.dependsOnWidth ?? false }

  /// Returns the size of the content in a width; by default the ``intrinsicContentSize``.
  ///
  ///     let label = LayoutLabel(text: "Ada Lovelace")
  ///     label.numberOfLines = 0
  ///     label.sizeThatFits(LayoutSize(width: 80, height: .infinity))  // 64 × 32
  ///
  /// Override it in a view that ``isMeasuredByWidth``. Passes offer an infinite height. A dimension may be
  /// ``noIntrinsicMetric``: a photo has a height of 3/4 of its width, and no width of its own. Any other
  /// negative number, and one that is not finite or too large, is reported and counts as no content.
  ///
  /// The result must depend only on the content and the size. Calling ``layoutIfNeeded()`` while a pass
  /// measures is reported and does nothing. A view may ask itself for its fitting size, which then ignores
  /// this content.
  ///
  /// - Parameter size: The available space, in points. The width is infinite if it is not known yet.
  open func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    // A view that neither overrides this nor has content would recurse.
    isMeasuredByWidth && measuredContent == nil
      ? LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
      : intrinsicContentSize
  }

  /// The distance from the top edge down to the first baseline; 0 for a view without text.
  /// Passes ask for it if a constraint is about a baseline.
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

  /// The view that provides the first baseline: by default ``forLastBaselineLayout``.
  ///
  ///     final class Heading: LayoutView {
  ///       let title = LayoutLabel(name: "title")
  ///       override var forFirstBaselineLayout: LayoutView { title }
  ///     }
  ///
  /// Override it in a view whose text is in a subview. The result must be the view itself or a view inside
  /// it; any other view is reported, and the view's own baseline is used. Call
  /// ``invalidateIntrinsicContentSize()`` when it changes.
  open var forFirstBaselineLayout: LayoutView { forLastBaselineLayout }

  /// The view that provides the last baseline: by default the view itself.
  ///
  ///     final class Heading: LayoutView {
  ///       let subtitle = LayoutLabel(name: "subtitle")
  ///       override var forLastBaselineLayout: LayoutView { subtitle }
  ///     }
  ///
  /// The rules are those of ``forFirstBaselineLayout``.
  open var forLastBaselineLayout: LayoutView { self }

  // MARK: The pass

  /// Changes constraints; called bottom up before a pass solves, for views that need it.
  ///
  ///     final class Card: LayoutView {
  ///       var isWide = false { didSet { setNeedsUpdateConstraints() } }
  ///       override func updateConstraints() { ownConstraints.update { width == (isWide ? 320 : 160) } }
  ///     }
  open func updateConstraints() {}

  /// Reacts to new frames; called top down after a pass has set frames, for views that need it.
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

  /// Called when a pass begins, if a stack view may have detached views for lack of room.
  func passBegins() {}

  /// Calls ``updateConstraints()`` when it is due, and lets a view change constraints of its own.
  func prepareForPass() { updateConstraints() }

  /// Calls ``layoutSubviews()`` when it is due, and lets a view rearrange its subviews by their frames.
  func framesAreSet() { layoutSubviews() }

  /// Called before a fitting size is computed, and before step 1 of a pass if anything around the view changed.
  func willBeLaidOut() {}

  /// Called after a subview was hidden or shown.
  func hidingChanged(of subview: LayoutView) {}

  /// Called after the content size of a subview changed.
  func contentChanged(of subview: LayoutView) {}

  /// Whether the view arranges a subview and others to fill it along an axis.
  func fills(along axis: LayoutAxis, with subview: LayoutView) -> Bool { false }

  /// Whether the view shows text that may have several lines.
  var hasTextOfSeveralLines: Bool { false }

  /// The axis along which the content of a hidden subview is ignored; `nil` if there is none.
  func contentlessAxis(ofHidden subview: LayoutView) -> LayoutAxis? { nil }

  /// Called before a subview is removed.
  func willRemove(_ subview: LayoutView) {}

  /// Sorts the constraints that the view made itself as in a new tree; called before everything is registered
  /// again.
  func sortHeldConstraints() {}

  /// Whether the view is a stack view that arranges no view.
  var isEmptyStack: Bool { false }

  /// The subviews in the order in which the view arranges them; `nil` if that is the order of ``subviews``.
  var subviewsAsArranged: [LayoutView]? { nil }

  /// Whether the subviews begin with the given views, in order.
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
  /// Whether a priority is valid; if not, that is reported.
  final func accept(_ priority: LayoutPriority) -> Bool {
    if priority.isValid { return true }
    record(LayoutMistake(.priorityOutOfRange(priority.rawValue), item: displayName))
    return false
  }

  /// Whether a number is valid; if not, that is reported.
  final func accept(_ number: Double, as quantity: LayoutMistake.Quantity) -> Bool {
    if isAcceptable(number) { return true }
    reject(number, as: quantity)
    return false
  }

  /// Reports an invalid number.
  final func reject(_ number: Double, as quantity: LayoutMistake.Quantity) {
    record(LayoutMistake(.numberOutOfRange(quantity, number), item: displayName))
  }
}
