import Cassowary

/// What the engine knows of one item of its tree: plain numbers, which are copied without counting
/// references.
struct EngineEntry: BitwiseCopyable {
  // Never dangles: the engine keeps the nodes of its entries.
  unowned(unsafe) let node: ItemNode
  /// The item, to be used only while it is alive, which the node knows.
  let item: Unmanaged<HeadlessItem>
  let isView: Bool
  /// Whether the item is a view of a subclass, which may have overridden what passes call.
  let isSubclass: Bool
  /// The place of the superview or owning view; negative for the root.
  let parent: Int32
  let direction: LayoutDirection
  /// The numbers of the frame that the constraints leave open.
  var free: FrameNumbers = []
  /// Those that were ever open and are settled by constraints of their own.
  var settled: FrameNumbers = []
  /// Whether the solver knows the view with an autoresizing mask.
  var isAutoresized = false
  /// Whether the solver knows the item.
  var isKnown = false
  /// From the frame's edges in to the alignment rectangle; zero for guides.
  let alignment: LayoutInsets
  /// The pixels of a point; zero where frames are not rounded.
  let scale: Double

  // The solver's variables; the root's position has none, because it is the origin.
  var x: Int32 = -1
  var y: Int32 = -1
  var width: Int32 = -1
  var height: Int32 = -1

  /// The place of the view inside whose baselines are this one's; negative for the view itself.
  var firstBaselineView: Int32 = -1
  var lastBaselineView: Int32 = -1
  var firstBaseline: Double = 0
  var lastBaseline: Double = 0
  /// What the view said its intrinsic content size is when it was asked last.
  var measured = LayoutSize(width: -1, height: -1)
  /// The intrinsic content size the solver knows; negative extents have no constraints.
  var content = LayoutSize(width: -1, height: -1)
  var contentIDs = ConstraintQuartet()
  /// What places a view by its frame, or a margins guide in its view.
  var placementIDs = ConstraintQuartet()

  init(node: ItemNode, view: LayoutView, parent: Int32, direction: LayoutDirection, scale: Double) {
    self.node = node
    item = .passUnretained(view)
    isView = true
    #if hasFeature(Embedded)
    isSubclass = true  // Embedded Swift compares no types.
    #else
    isSubclass = type(of: view) != LayoutView.self
    #endif
    self.parent = parent
    self.direction = direction
    alignment = view.storedAlignment
    self.scale = scale
  }

  init(node: ItemNode, guide: LayoutGuide, of parent: Int32, direction: LayoutDirection, scale: Double) {
    self.node = node
    item = .passUnretained(guide)
    isView = false
    isSubclass = false
    self.parent = parent
    self.direction = direction
    alignment = .zero
    self.scale = scale
  }

  var view: LayoutView? {
    guard isView, node.isAlive else { return nil }
    return unsafeDowncast(item.takeUnretainedValue(), to: LayoutView.self)
  }

  /// Calls a body that must not let go of the view, without counting references; does nothing for a guide.
  @inline(__always)
  func withView<Result>(_ body: (LayoutView) -> Result) -> Result? {
    guard isView, node.isAlive else { return nil }
    return item._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: LayoutView.self)) }
  }

  /// Whether the item keeps mistakes that are to be reported.
  var hasMistakes: Bool { node.isAlive && item._withUnsafeGuaranteedRef { !$0.mistakes.isEmpty } }

  /// Whether the entry is a view with such work; the view must be alive.
  func isPending(_ work: PendingWork) -> Bool {
    isView
      && item._withUnsafeGuaranteedRef {
        !unsafeDowncast($0, to: LayoutView.self).pending.isDisjoint(with: work)
      }
  }

  /// Takes a note from a view that is to be called for it; returns whether to call it.
  ///
  /// What no subclass overrides does nothing, and is not called.
  func takes(_ work: PendingWork) -> Bool {
    withView { $0.pending.remove(work) != nil } == true && isSubclass
  }

  var guide: LayoutGuide? {
    guard !isView, let item = node.item else { return nil }
    return unsafeDowncast(item, to: LayoutGuide.self)
  }
}

extension EngineEntry {
  /// Takes variables that were just made, of which the solver knows nothing more yet.
  @inline(__always)
  mutating func takeVariables(x: Int32 = -1, y: Int32 = -1, width: Int32, height: Int32) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    contentIDs = ConstraintQuartet()
    placementIDs = ConstraintQuartet()
    free = []
    settled = []
    isKnown = true
  }
}

extension EngineEntry {
  /// The variables of an axis, and the distances from the frame's edges in to the alignment rectangle's.
  func extent(along axis: LayoutAxis) -> (origin: Int32, size: Int32, near: Double, far: Double) {
    switch axis {
    case .horizontal: (x, width, alignment.leading, alignment.trailing)
    case .vertical: (y, height, alignment.top, alignment.bottom)
    }
  }
}

extension EngineEntry {
  /// Whether what the solver knows of an item that was listed before is right for it as it is listed now.
  func isStillRight(_ old: EngineEntry) -> Bool {
    direction == old.direction && alignment == old.alignment && isSubclass == old.isSubclass
  }

  /// Takes over what the solver knows of the item.
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
    isKnown = true
  }

  func hasBaselines(of other: EngineEntry) -> Bool {
    firstBaseline == other.firstBaseline && lastBaseline == other.lastBaseline
      && firstBaselineView == other.firstBaselineView && lastBaselineView == other.lastBaselineView
  }
}

/// Up to four constraints that belong together.
struct ConstraintQuartet: BitwiseCopyable {
  private var indices = SIMD4<Int32>(repeating: -1)

  subscript(place: Int) -> ConstraintID? {
    get { indices[place] < 0 ? nil : ConstraintID(index: indices[place]) }
    set { indices[place] = newValue?.index ?? -1 }
  }

  var isEmpty: Bool { indices == SIMD4(repeating: -1) }

  /// The place of a constraint among the four.
  func firstIndex(of id: ConstraintID) -> Int? {
    (0..<4).first { self[$0] == id }
  }
}
