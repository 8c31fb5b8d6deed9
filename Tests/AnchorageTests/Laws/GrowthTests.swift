import Cassowary
import Testing

@testable import Anchorage
@testable import AnchorageHeadless

#if canImport(Glibc)
import Glibc
#endif

/// Work grows with the number of views, not with its square, and depth is no limit. No clocks: work is
/// counted.
struct GrowthTests {
  enum Shape: CaseIterable {
    case siblings, chain, nested, labels
  }

  private func build(_ shape: Shape, _ count: Int) -> (root: LayoutView, views: [LayoutView]) {
    let root = makeRoot(100_000, 100_000)
    var views: [LayoutView] = []
    for index in 0..<count {
      let view =
        shape == .labels ? LayoutLabel(name: "v\(index)", text: "Label") : LayoutView(name: "v\(index)")
      let previous = views.last
      switch shape {
      case .siblings:
        root.addSubview(view)
        view.edges == root.edges.inset(by: Double(index % 100))
      case .chain:
        root.addSubview(view)
        view.verticalEdges == root.verticalEdges
        if let first = views.first, let previous {
          view.width == first.width
          view.leading == previous.trailing
        } else {
          view.width == 10
          view.leading == root.leading
        }
      case .labels:
        root.addSubview(view)
        view.horizontalEdges == root.horizontalEdges
        view.top == (previous?.bottom ?? root.top) + 4
      case .nested:
        let parent = previous ?? root
        parent.addSubview(view)
        view.edges == parent.edges.inset(by: 1)
      }
      views.append(view)
    }
    return (root, views)
  }

  #if canImport(Glibc)
  @Test
  func `a constraint takes at most 120 bytes, which malloc puts back into use at once`() throws {
    typealias Size = @convention(c) (UnsafeMutableRawPointer) -> Int
    // Glibc's module has the function, but not its declaration.
    let size = unsafeBitCast(try #require(dlsym(nil, "malloc_usable_size")), to: Size.self)
    let width = makeRoot(100, 100).width == 100
    let bytes = size(Unmanaged.passUnretained(width).toOpaque())
    #expect(bytes >= 96 && bytes <= 120)
  }
  #endif

  /// How much the solver does to lay out a tree.
  private func layoutWork(of root: LayoutView) -> Int {
    root.layoutIfNeeded()
    let statistics = root.solverStatistics
    return statistics.eliminations + statistics.expandedTerms + statistics.rowTerms + statistics.pivots
      + statistics.probePivots
  }

  @Test(arguments: Shape.allCases)
  func `work is linear in the number of views`(shape: Shape) {
    let (small, large) = (layoutWork(of: build(shape, 100).root), layoutWork(of: build(shape, 1000).root))
    #expect(small > 0)
    #expect(large <= 11 * small)
  }

  @Test(arguments: 0..<4)
  func `work is linear in the views of one distribution`(form: Int) {
    func work(_ count: Int) -> Int {
      let root = makeRoot(20 * Double(count), 100)
      let views = (0..<count).map { LayoutView(name: "v\($0)") }
      views.forEach(root.addSubview)
      switch form {
      case 0: views.distribute(.horizontal, spacing: .evenly, sizes: .equal, in: root)
      case 1: views.distribute(.horizontal, spacing: .evenly, sizes: .fixed(10), in: root)
      case 2:
        // Any of the widths could be another one.
        views.distribute(.horizontal, spacing: 8, in: root)
        views.width == 10 ~ .low
      default:
        // The heights of the rows are open.
        views.grid(columns: 3, spacing: 8, in: root)
      }
      return layoutWork(of: root)
    }
    let (small, large) = (work(100), work(1000))
    #expect(small > 0)
    #expect(large <= 12 * small)
  }

  @Test(arguments: [20, 100, 400])
  func `however many widths have one priority, which of them is missed takes one pivot`(count: Int) {
    let root = makeRoot(20 * Double(count), 100)
    let views = (0..<count).map { LayoutView(name: "v\($0)") }
    views.forEach(root.addSubview)
    views.distribute(.horizontal, spacing: 8, in: root)
    views.width == 10 ~ .low
    root.layoutIfNeeded()
    #expect(views[0].frame.width == 2 * Double(count) + 18)
    #expect(root.solverStatistics.pivots == 1)
  }

  /// A chart of bars, each behind earlier ones, with a name behind each bar.
  private func makeChart(_ direction: LayoutDirection, count: Int) -> LayoutView {
    let root = makeRoot(4_000, 800)
    root.layoutDirection = direction
    var bars: [LayoutView] = []
    for index in 0..<count {
      let bar = LayoutView(), name = LayoutLabel(text: "On my way")
      root.addSubview(bar)
      root.addSubview(name)
      bar.height == 20
      bar.width == Double(30 + index * 7 % 50)
      bar.top == (bars.last?.bottom ?? root.top) + 4
      bar.leading >= root.leading
      bar.trailing <= root.trailing ~ .high
      if index > 0 { bar.leading >= bars[index - 1 - index * 7 % min(index, 5)].trailing + 4 }
      name.leading == bar.trailing + 4
      name.centerY == bar.centerY
      name.trailing <= root.trailing ~ .high
      bars.append(bar)
    }
    root.layoutIfNeeded()
    return root
  }

  @Test
  func `a chart takes about as many pivots right to left as left to right`() {
    let leftToRight = makeChart(.leftToRight, count: 200).solverStatistics.pivots
    let rightToLeft = makeChart(.rightToLeft, count: 200).solverStatistics.pivots
    // When the widths of names were eliminated, right to left, each bar took two more.
    #expect(rightToLeft <= leftToRight + 10)
  }

  @Test(arguments: Shape.allCases, [3, 100])
  func `a view that takes another's place is registered alone`(shape: Shape, count: Int) {
    let (root, views) = build(shape, count)
    root.layoutIfNeeded()
    let (built, frames) = (root.solverStatistics, views.dropLast().map(\.frame))
    let parent = shape == .nested ? views[count - 2] : root
    views[count - 1].removeFromSuperview()
    let newcomer = LayoutView(name: "newcomer")
    parent.addSubview(newcomer)
    newcomer.edges == parent.edges.inset(by: 2)
    root.layoutIfNeeded()
    let size = parent.frame.size
    #expect(newcomer.frame == LayoutRect(x: 2, y: 2, width: size.width - 4, height: size.height - 4))
    #expect(views.dropLast().map(\.frame) == frames)
    let changed = root.solverStatistics
    #expect(changed.rebuilds == built.rebuilds && changed.edits == built.edits + 1)
    #expect(changed.eliminations - built.eliminations <= 8)
  }

  @Test(arguments: Shape.allCases)
  func `ten thousand views are laid out, resized and freed`(shape: Shape) {
    weak var last: LayoutView?
    do {
      let (root, views) = build(shape, 10_000)
      root.layoutIfNeeded()
      last = views.last
      #expect(root.diagnostics.isEmpty)
      let expected =
        switch shape {
        case .siblings: "v9999  99  99  99802  99802"
        case .chain: "v9999  99990  0  10  100000"
        case .nested: "v9999  1  1  80000  80000"
        case .labels: "v9999  0  199984  100000  16"
        }
      #expect(last?.layoutDescription == expected)
      root.frame.size.height += 1
      root.layoutIfNeeded()
      let isTaller = shape != .labels
      #expect(
        last?.layoutDescription == expected.dropLast(1) + (isTaller ? shape == .siblings ? "3" : "1" : "6"))
    }
    #expect(last == nil)
  }

  @Test
  func `a tree thirty thousand views deep is built, changed and freed`() {
    weak var last: LayoutView?
    do {
      let root = makeRoot()
      var parent = root
      for _ in 0..<30_000 {
        let view = LayoutView()
        parent.addSubview(view)
        parent = view
      }
      last = parent
      #expect(parent.effectiveLayoutDirection == .leftToRight)
      let across = parent.width == root.width
      #expect(across.isActive)
      root.layoutIfNeeded()
      #expect(parent.frame.width == 400)
      root.subviews[0].removeFromSuperview()
      #expect(!across.isActive)
    }
    #expect(last == nil)
  }

  @Test
  func `views without constraints are components of their own, however deep they are nested`() {
    let root = makeRoot()
    var parent = root
    for _ in 0..<300 {
      let view = LayoutView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      parent = view
    }
    root.layoutIfNeeded()
    #expect(parent.frame == .zero && parent.hasAmbiguousLayout)
    // One for each number of a frame, before ties are broken and after.
    #expect(root.solverStatistics.components == 2 * 4 * 300)
  }
}

/// The memory held for constraints that come and go.
struct HeldConstraintsTests {
  private let root = makeRoot()

  @Test
  func `a constraint that goes and comes again and again leaves no holes behind`() {
    let constraint = root.width >= 10
    var places: Set<Int32> = []
    for _ in 0..<1000 {
      constraint.isActive = false
      constraint.isActive = true
      places.insert(constraint.slot)
    }
    // Holes are closed as soon as there are more than 16 places and most of them are holes.
    #expect(places == Set(0...16))
    #expect(root.constraints.count == 1)
  }

  @Test
  func `a batch that has ended knows no constraint any more`() {
    var running: _LayoutBatch<HeadlessBackend>?
    var knewWidth = false
    let group = batch(of: HeadlessBackend.self) {
      let width = root.width >= 10
      running = HeadlessBackend._runningBatch
      knewWidth = running?.hasCollected(width) == true
    }
    // It keeps none alive, so that another one could have the address of one that went.
    #expect(knewWidth && running?.hasCollected(group[0]) == false)
  }
}
