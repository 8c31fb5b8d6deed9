import Anchorage
import Cassowary

/// An item of the tree, with the engine's data about it.
///
/// It counts no references, which makes copying cheap.
struct EngineEntry: BitwiseCopyable {
  // Never dangles: the engine keeps the nodes of its entries.
  let nodeReference: UncountedReference<ItemNode>
  // Dangles once the item is gone: check the node first, unless the tree is known not to have changed.
  let item: UncountedReference<HeadlessItem>
  let isView: Bool
  /// Whether the item is a view of a subclass, which may override the methods that passes call.
  let isSubclass: Bool
  /// The index of the superview or owning view; negative for the root.
  let parent: Int32
  /// The index after the last item inside this one.
  var end: Int32 = 0
  let direction: LayoutDirection
  /// The numbers of the frame that the constraints leave open.
  var free: FrameNumbers = []
  /// The numbers that have ties, because they were open before. The strengths of the ties depend on all
  /// entries.
  var tied: FrameNumbers = []
  /// The open numbers that follow from earlier numbers, whose ties determine them.
  var implied: FrameNumbers = []
  /// Whether the constraints of the placement follow an autoresizing mask.
  var isAutoresized = false
  /// Whether the item is registered with the solver.
  var isKnown = false
  /// Whether the view is among those whose size depends on their width.
  var isWrapping = false
  /// Whether the item is a scroll view, whose entry is followed by those of its content area and its frame.
  let isScroll: Bool
  /// Whether the item is a view that holds a constraint about baselines.
  let holdsBaselines: Bool
  /// The distances from the frame's edges in to the alignment rectangle; zero for guides.
  let alignment: LayoutInsets
  /// The number of pixels per point; zero if frames are not rounded.
  let scale: Double

  // The solver's variables. The root has none for its position, which is the origin.
  var x: Int32 = -1
  var y: Int32 = -1
  var width: Int32 = -1
  var height: Int32 = -1

  /// The index of the view inside that provides the baseline; negative for the view itself.
  var firstBaselineView: Int32 = -1
  var lastBaselineView: Int32 = -1
  var firstBaseline: Double = 0
  var lastBaseline: Double = 0
  /// The intrinsic content size that the view last returned.
  var measured = LayoutSize(width: -1, height: -1)
  /// The intrinsic content size that the solver knows; a negative dimension has no constraints.
  var content = LayoutSize(width: -1, height: -1)
  var contentIDs = ConstraintQuartet()
  /// The constraints that place a view by its frame, or a guide that its view makes itself.
  var placementIDs = ConstraintQuartet()

  init(node: ItemNode, view: LayoutView, parent: Int32, direction: LayoutDirection, scale: Double) {
    nodeReference = UncountedReference(node)
    item = UncountedReference(view)
    isView = true
    #if hasFeature(Embedded)
    isSubclass = true  // Embedded Swift cannot compare types.
    #else
    isSubclass = type(of: view) != LayoutView.self
    #endif
    self.parent = parent
    self.direction = direction
    alignment = view.storedAlignment
    isScroll = view.hasScrollGuides
    holdsBaselines = view.holdsBaselines
    self.scale = scale
  }

  init(node: ItemNode, guide: LayoutGuide, of parent: Int32, direction: LayoutDirection, scale: Double) {
    nodeReference = UncountedReference(node)
    item = UncountedReference(guide)
    isView = false
    isSubclass = false
    self.parent = parent
    self.direction = direction
    alignment = .zero
    isScroll = false
    holdsBaselines = false
    self.scale = scale
  }

  var node: ItemNode { nodeReference.object }

  /// Whether the item still exists.
  var isAlive: Bool { nodeReference.with { $0.isAlive } }

  var view: LayoutView? {
    guard isView, isAlive else { return nil }
    return item.view
  }

  /// Calls a body, which must not release the view, without counting references; returns `nil` for a guide.
  func withView<Result>(_ body: (LayoutView) -> Result) -> Result? {
    guard isView, isAlive else { return nil }
    return item.withView(body)
  }

  /// Whether the item noted mistakes for the next pass to report.
  var hasMistakes: Bool { isAlive && item.with { !$0.mistakes.isEmpty } }

  /// Whether the item is a view with some of this work pending; it must be alive.
  func isPending(_ work: PendingWork) -> Bool {
    isView && item.withView { !$0.pending.isDisjoint(with: work) }
  }

  /// Takes the note of a call from a view; returns whether to make the call.
  ///
  /// A plain `LayoutView` overrides neither method, so it need not be called.
  func takes(_ work: PendingWork) -> Bool {
    withView { $0.pending.remove(work) != nil } == true && isSubclass
  }

  var guide: LayoutGuide? {
    guard !isView, isAlive else { return nil }
    return item.guide
  }
}

extension EngineEntry {
  /// Stores new variables, which have no constraints yet.
  mutating func takeVariables(x: Int32 = -1, y: Int32 = -1, width: Int32, height: Int32) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    contentIDs = ConstraintQuartet()
    placementIDs = ConstraintQuartet()
    free = []
    tied = []
    implied = []
    isKnown = true
  }
}

extension EngineEntry {
  /// The variables along an axis, and the distances from the frame's edges in to those of the alignment
  /// rectangle.
  func segment(along axis: LayoutAxis) -> (origin: Int32, size: Int32, near: Double, far: Double) {
    switch axis {
    case .horizontal: (x, width, alignment.leading, alignment.trailing)
    case .vertical: (y, height, alignment.top, alignment.bottom)
    }
  }
}

extension EngineEntry {
  /// Whether the registration of the previous entry is still valid for this one.
  func isStillRight(_ old: EngineEntry) -> Bool {
    direction == old.direction && alignment == old.alignment && isSubclass == old.isSubclass
  }

  /// Takes over the registration of the previous entry.
  mutating func takeOver(_ old: EngineEntry) {
    (x, y, width, height) = (old.x, old.y, old.width, old.height)
    firstBaselineView = old.firstBaselineView
    lastBaselineView = old.lastBaselineView
    firstBaseline = old.firstBaseline
    lastBaseline = old.lastBaseline
    measured = old.measured
    content = old.content
    contentIDs = old.contentIDs
    placementIDs = old.placementIDs
    isAutoresized = old.isAutoresized
    isWrapping = old.isWrapping
    isKnown = true
  }

  /// Resets the views that provide the baselines.
  mutating func forgetBaselineViews() { (firstBaselineView, lastBaselineView) = (-1, -1) }

  /// Whether two entries are of the same item.
  func isSameItem(as other: EngineEntry) -> Bool {
    // Comparing the nodes as objects would count references to both.
    UncountedReference.areSame(nodeReference, other.nodeReference)
  }

  func hasBaselines(of other: EngineEntry) -> Bool {
    firstBaseline == other.firstBaseline && lastBaseline == other.lastBaseline
      && firstBaselineView == other.firstBaselineView && lastBaselineView == other.lastBaselineView
  }
}
