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
