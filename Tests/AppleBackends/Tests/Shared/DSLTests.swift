import AnchorageHeadless
import Testing

/// The DSL means the same on the platform and in a headless tree: the text of every constraint, and the
/// frames.
@MainActor
@Suite(.nothingRaised)
struct DSLTests {
  @Test(arguments: 0..<dslCaseCount)
  func `a layout has the same constraints and the same frames in every world`(index: Int) {
    let headless = HeadlessStage()
    let platform = PlatformStage()
    headless.lay(out: dslCases[index])
    platform.lay(out: dslCases[index])
    #expect(platform.texts == headless.texts)
    expectSameFrames(platform, headless)
    #expect(headless.root.diagnostics.filter { $0.isError } == [])
  }

  @Test(arguments: 0..<dslCaseCount)
  func `a layout reads from right to left in every world`(index: Int) {
    let headless = HeadlessStage()
    let platform = PlatformStage()
    headless.root.layoutDirection = .rightToLeft
    platform.root.readFromRightToLeft()
    headless.lay(out: dslCases[index])
    platform.lay(out: dslCases[index])
    expectSameFrames(platform, headless)
  }

  private func expectSameFrames(_ platform: PlatformStage, _ headless: HeadlessStage) {
    #if REAL_PLATFORM
    // Where a layout is ambiguous, the real platform may place views elsewhere.
    if headless.root.diagnostics.contains(where: { !$0.isError }) { return }
    #endif
    expectSameTable(platform.frames, headless.frames)
  }
}

/// A root of 400 × 300 points with the views `a`, `b` and `c`, and the group of what is declared about them.
@MainActor
private final class HeadlessStage {
  let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  let views = ["a", "b", "c"].map { LayoutView(name: $0) }
  let group = ConstraintGroup<HeadlessBackend>()

  init() {
    for view in views { root.addSubview(view) }
  }

  func lay(out layout: any DSLCase.Type) {
    group.replace { layout.layOut(root, views[0], views[1], views[2]) }
    root.layoutIfNeeded()
  }

  var texts: [String] { group.map { $0.description } }
  var frames: String { root.layoutDescription }
}

@MainActor
private final class PlatformStage {
  let root = FakeView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let views: [FakeView]
  let group = ConstraintGroup<FakeView.Backend>()

  init() {
    root.name("root")
    views = ["a", "b", "c"].map { FakeView(name: $0) }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = true
      root.addSubview(view)
    }
  }

  func lay(out layout: any DSLCase.Type) {
    group.replace { layout.layOut(root, views[0], views[1], views[2]) }
    root.layOut()
  }

  var texts: [String] { group.map { $0.layoutDescription } }
  var frames: String { root.fakeTable }
}

// Layouts written once, for the views of any backend: three views `a`, `b` and `c` in a root of 400 × 300
// points.

/// A layout in the DSL.
protocol DSLCase: Sendable {
  /// Lays out; what it declares is collected by a batch around it.
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View)
}

enum Edges: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    a.leading == root.leading + 8 ~ .high
    a.trailing == root.trailing - 16
    a.top >= root.top + 4
    a.bottom == root.bottom - 4
    a.height == 44
    b.edges == a.edges.inset(by: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    c.edges.excluding(.bottom) == root.edges.excluding(.bottom)
    c.height == 20
  }
}

enum AbsoluteEdges: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    a.left == root.left + 20
    a.right == root.centerX
    a.verticalEdges == root.verticalEdges.inset(by: 10)
    b.edges.absolute == a.edges.inset(by: 5)
    c.edges <= root.edges
    c.size == LayoutSize(width: 30, height: 40)
    c.centerX == root.centerX
    c.centerY == root.centerY
  }
}

enum Multipliers: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    a.trailing == 0.8 * root.trailing
    a.top == root.top
    a.width == root.width * 0.5 - 10
    a.height == 0.25 * a.width + 4
    b.width * 2 == a.width + 10
    b.height == (a.height + 10) / 2
    b.topLeading == root.topLeading
    c.size == a.size * 0.5 + 8
    c.centerXY == root.centerXY.offset(x: 3, y: -4)
  }
}

enum NegativeMultipliers: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    300 - a.width == root.width * 0.5
    -b.width <= -50
    b.width == 10 ~ .low
    [a, b, c].height == 30
    [a, b, c].top == root.top
    [a, b, c].leading == root.leading
    c.width == a.width
  }
}

enum Priorities: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a, b, c].topLeading == root.topLeading
    a.width == 100 ~ .high
    a.width == 200 ~ .low
    a.height == 10
    b.width == 100 ~ 251
    b.width >= 120 ~ .low + 0.5
    b.height == 20 ~ .required - 1
    b.height <= 15
    c.size == LayoutSize(width: 500, height: 10) ~ .medium
    c.trailing <= root.trailing - 20
  }
}

enum Distances: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    a.leading == root.leading
    a.width == 50
    b.width == 100
    c.width == 30
    c.trailing == root.trailing
    b.leading - a.trailing == c.leading - b.trailing
    [a, b, c].top == root.top
    b.top - root.top <= a.height * 2
    [a, b, c].height == 20
  }
}

enum Corners: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    a.size == 100
    a.bottomTrailing == root.bottomTrailing.offset(x: -10, y: -10)
    b.size == LayoutSize(width: 20, height: 10)
    b.centerXY == a.topTrailing.offset(x: -4, y: 4)
    c.size == 5
    c.topLeft == a.bottomRight
  }
}

enum Ranges: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a, b, c].topLeading == root.topLeading
    a.width == 100...200
    a.width == 50 ~ .low
    b.width == 100...200 ~ .high
    b.width == 300 ~ .low
    c.width == root.width
    [a, b, c].height == 10
  }
}

enum Distribution: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a, b, c].distribute(
      .horizontal, spacing: 8, sizes: .equal, alignment: .top, in: root,
      insets: LayoutInsets(leading: 10, trailing: 20))
    [a, b].match(.height)
    a.height == 30
    c.height == 12
  }
}

enum EvenDistribution: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a, b, c].distribute(.vertical, spacing: .equal, in: root)
    a.height == 10
    b.height == 50
    c.height == 30
    [a, b, c].leading == root.leading
    [a, b, c].width == 20
  }
}

enum Grid: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a, b, c].grid(columns: 2, spacing: 10, in: root)
    [a, b, c].match(.height)
  }
}

enum Aligned: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    a.pinToSuperview([.top, .leading], insets: 12)
    [a, b, c].align(.centerY)
    [a, b, c].size == LayoutSize(width: 30, height: 30)
    b.leading >= [a, c].trailing + 5
    c.leading == a.trailing + 40
    b.leading == root.leading ~ .low
  }
}

enum Gaps: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a, b, c].distribute(
      .horizontal, spacing: .evenly, sizes: .fixed(50), in: root,
      insets: LayoutInsets(leading: 5, trailing: 15))
    [a, b].distribute(.vertical, spacing: [12])
    a.top == root.top
    [b, c].align(.bottom)
    [a, b, c].match(.height)
    c.height == 20
  }
}

enum LooseGaps: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a, b, c].distribute(.horizontal, spacing: .atLeast(8), alignment: .centerY, in: root)
    [a, b, c].size == LayoutSize(width: 40, height: 30)
    c.trailing == root.trailing
    b.leading == a.trailing + 20
  }
}

enum Weights: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a, b].distribute(
      .horizontal, spacing: 8, sizes: .proportional([1, 3]), alignment: .fill, in: root,
      insets: LayoutInsets(top: 5, leading: 10, bottom: 7, trailing: 20))
    [b, c].align(.fill)
  }
}

enum Rows: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a, b, c].grid(columns: 1, spacing: 6, rowHeights: .proportional([1, 2, 3]), in: root)
  }
}

enum EqualRows: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a, b, c].grid(columns: 2, spacing: 6, rowHeights: .equal, in: root, insets: LayoutInsets(4))
  }
}

enum Insets: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    a.edges == root.edges.outset(by: LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    b.edges == a.edges.inset(by: 20).offset(x: 5, y: 6)
    [c].edges.excluding([.bottom, .trailing]).offset(x: 3) == b.edges.outset(by: 2)
    c.size == b.size / 2
    root.edges >= [a, b].edges.inset(by: 10).excluding(.vertical)
  }
}

enum EveryCorner: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a, b, c].size == 40
    a.bottomLeading == root.bottomLeading.offset(x: 12)
    b.topRight == root.centerXY.offset(x: -7, y: 9)
    b.bottomLeft <= root.bottomRight
    [c].topTrailing == root.topTrailing.offset(y: 30)
    root.bottomRight >= [a, b].topLeft
  }
}

enum Pinned: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    a.pinToSuperview(insets: LayoutInsets(top: 1, leading: 20, bottom: 3, trailing: 4))
    [b, c].pinToSuperview([.bottom, .trailing], insets: 9)
    b.size == LayoutSize(width: 10, height: 20) ~ .high
    c.width == b.width * 3 ~ 900
    c.height == 5...15
    c.height == 100 ~ .low
  }
}

enum Lists: DSLCase {
  static func layOut<View: LayoutItem>(_ root: View, _ a: View, _ b: View, _ c: View) {
    [a.leading, b.leading] == root.leading + 7
    [a.width, b.height, b.width * 0.5] == 40
    a.top >= [root.top, root.top + 11] ~ .high
    a.top == root.top ~ .low
    [a, b].firstBaseline == root.top + 25
    c.lastBaseline == root.bottom - 6
    c.leading >= [a, b].trailing + 8
    c.leading == root.leading ~ .low
    c.size == 10 ~ .required - 1
  }
}

/// Every case.
@MainActor let dslCases: [any DSLCase.Type] = [
  Edges.self, AbsoluteEdges.self, Multipliers.self, NegativeMultipliers.self, Priorities.self, Distances.self,
  Corners.self, Ranges.self, Distribution.self, EvenDistribution.self, Grid.self, Aligned.self, Gaps.self,
  LooseGaps.self, Weights.self, Rows.self, EqualRows.self, Insets.self, EveryCorner.self, Pinned.self,
  Lists.self,
]

/// How many there are, for tests to be made of.
let dslCaseCount = 21
