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
open class LayoutView: HeadlessItem {
  /// The view that contains this one; nothing for a root.
  public final internal(set) var superview: LayoutView? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map { .passUnretained($0) } }
  }
  // Never dangles: a view that goes away lets go of its subviews first.
  /// The superview, to be used without counting references.
  @exclusivity(unchecked) private(set) final var superviewReference: Unmanaged<LayoutView>?
  /// The views inside this one, in the order they were added.
  ///
  ///     for view in [title, badge] { card.addSubview(view) }
  ///     card.subviews.map { $0.name }  // ["title", "badge"]
  @exclusivity(unchecked) public final internal(set) var subviews: [LayoutView] = []
  /// The guides that were added to the view.
  ///
  ///     root.addLayoutGuide(LayoutGuide(name: "column"))
  ///     root.layoutGuides.map { $0.name }  // ["column"]
  @exclusivity(unchecked) public final internal(set) var layoutGuides: [LayoutGuide] = []
  /// The frame as it is shown: on the pixel grid, if there is one.
  @exclusivity(unchecked) @usableFromInline final var storedFrame: LayoutRect
  final var storedHugging = LayoutContentPriorities(.low)
  final var storedCompressionResistance = LayoutContentPriorities(.high)

  // Unchecked, as above, because many views are added and many constraints are activated at once: what
  // changes these in place calls nothing that could reach the view.
  /// What the next pass has to look at.
  @exclusivity(unchecked) final var pending: PendingWork = [.constraintsUpdate, .layout, .pass]
  /// What it may have to look at further inside: at least what is pending there, so that it need not go and
  /// see.
  @exclusivity(unchecked) final var pendingInside: PendingWork = []
  @exclusivity(unchecked) final var translatesMask = true
  /// Whether the view is hidden; a hidden view keeps its place.
  ///
  ///     badge.isHidden = true
  ///     root.layoutDescription.contains("hidden")  // true
  public final var isHidden = false
  /// Whether the views that the constraints mention know of them.
  final var keepsMentions = false
  /// Whether a constraint that the view holds, or held, is about a baseline.
  final var holdsBaselines = false
  /// Set while the subtree of the view is being removed.
  final var isMarked = false
  /// Whether an engine is calling ``layoutSubviews()``; see ``callLayoutSubviews()``.
  @exclusivity(unchecked) final var isLayingOut = false
  @exclusivity(unchecked) final var held = HeldConstraints()
  /// What few views have.
  final var extras: ViewExtras?
  /// What knows how large the view's content is, unless a subclass does.
  final var measuredContent: MeasuredContent?
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

  deinit {
    releaseSubviews()
    // Afterwards, because views that go away may have constraints activated.
    releaseConstraints()
    if hasGuides { for guide in allGuides { guide.owningView = nil } }
  }

  override var genericName: String { "view" }

  // MARK: Content

  /// The size of the view's content; an extent of ``noIntrinsicMetric`` has none.
  ///
  /// For each extent the engine adds `size >= intrinsic` at the compression resistance priority and
  /// `size <= intrinsic` at the hugging priority. Call ``invalidateIntrinsicContentSize()`` when it changes.
  open var intrinsicContentSize: LayoutSize {
    measuredContent?.size
      ?? LayoutSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
  }

  /// The distance from the top edge down to the first baseline; 0 for a view without text.
  /// Passes ask for it where a constraint is about a baseline.
  ///
  ///     final class Pill: LayoutView {
  ///       override var firstBaselineOffsetFromTop: Double { 18 }
  ///       override var baselineOffsetFromBottom: Double { 6 }
  ///     }
  open var firstBaselineOffsetFromTop: Double { measuredContent?.firstBaselineOffsetFromTop ?? 0 }

  /// The distance from the bottom edge up to the last baseline; 0 for a view without text.
  ///
  ///     title.baselineOffsetFromBottom  // 4
  ///     card.baselineOffsetFromBottom   // 0
  open var baselineOffsetFromBottom: Double { measuredContent?.baselineOffsetFromBottom ?? 0 }

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

  /// Whether the size of the content ever depends on the width the view is laid out with.
  var mayWrap: Bool { measuredContent != nil }

  /// Whether the size of the content depends on the width the view is laid out with.
  var wrapsAtLaidOutWidth: Bool { measuredContent?.wrapsAtLaidOutWidth ?? false }

  /// The width the content wraps at since a pass solved the second time.
  var laidOutWidth: Double? {
    get { measuredContent?.laidOutWidth }
    set { measuredContent?.laidOutWidth = newValue }
  }

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
  /// The view's and its subviews' frames are set. What is changed here is laid out in another round of the
  /// same pass.
  open func layoutSubviews() {}
}

extension LayoutView {
  /// The extent of content that has none: -1.
  ///
  ///     final class Rule: LayoutView {
  ///       override var intrinsicContentSize: LayoutSize {
  ///         LayoutSize(width: LayoutView.noIntrinsicMetric, height: 1)
  ///       }
  ///     }
  ///     Rule().intrinsicContentSize.width  // -1
  public static var noIntrinsicMetric: Double { -1 }
}
