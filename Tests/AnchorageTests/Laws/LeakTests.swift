import Foundation
import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Views, guides, labels, constraints and groups go away when nobody holds them, whatever is let go of first.
///
/// `Scripts/check-leaks` runs these tests under the address sanitizer as well, which sees what no weak
/// reference watches, and what is used after it has gone.
struct LeakTests {
  @Test(arguments: [Stage.built, .laidOut, .inConflict], permutations(of: LeakScene.Part.allCases))
  func `parts go away in whatever order they are let go of`(stage: Stage, order: [LeakScene.Part]) {
    let watch = Watch()
    let scene = LeakScene(watch)
    if stage == .inConflict { scene.addConflict(watch) }
    if stage != .built { scene.layOut() }
    #expect((scene.root?.diagnostics.isEmpty == false) == (stage == .inConflict))
    for part in order {
      scene.letGo(of: part)
      // The rest still works.
      scene.layOut()
    }
    #expect(watch.living == [])
  }

  /// How far a scene got before its parts are let go of.
  enum Stage {
    case built, laidOut, inConflict
  }

  @Test
  func `a view that is removed while constrained takes its constraints along`() {
    let watch = Watch()
    let root = makeRoot()
    do {
      let (box, inner) = (watch.on(LayoutView(name: "box")), watch.on(LayoutView(name: "inner")))
      root.addSubview(box)
      box.addSubview(inner)
      for constraint in box.edges == root.edges { watch.on(constraint) }
      watch.on(inner.leading == box.margins.leading)
      watch.on(inner.width == root.width)
      watch.on(box.margins)
      root.layoutIfNeeded()
      box.removeFromSuperview()
    }
    #expect(watch.living == [] && root.constraints.isEmpty)
    expectLayout(root, "root 0 0 400 300")
  }

  @Test
  func `what is removed in the middle of a conflict goes away`() {
    let watch = Watch()
    let root = makeRoot()
    do {
      let box = watch.on(LayoutView(name: "box"))
      root.addSubview(box)
      watch.on(box.width == 10)
      watch.on(box.width == 20)
      watch.on(box.leading == LayoutView(name: "stranger").leading)
      root.layoutIfNeeded()
      #expect(root.diagnostics.map(\.kind).contains("conflict"))
      box.removeFromSuperview()
    }
    #expect(watch.living == [])
    #expect(root.constraints.isEmpty)
  }

  @Test
  func `a constraint that is deactivated goes away at once`() {
    let watch = Watch()
    let root = makeRoot()
    let box = LayoutView(name: "box")
    root.addSubview(box)
    root.layoutIfNeeded()
    do {
      watch.on(box.width == 10).isActive = false
      let changed = watch.on(box.height == 10)
      root.layoutIfNeeded()
      changed.constant = 20
      changed.isActive = false
    }
    #expect(watch.living == [])
  }

  @Test
  func `a constraint outlives its items and does nothing`() {
    let watch = Watch()
    var kept: [LayoutConstraint] = []
    do {
      let root = watch.on(makeRoot())
      let guide = watch.on(LayoutGuide(name: "guide"))
      root.addLayoutGuide(guide)
      kept = [guide.width == root.width, guide.leading - root.leading == root.trailing - guide.trailing]
      root.layoutIfNeeded()
    }
    #expect(watch.living == [])
    for constraint in kept {
      constraint.constant = 5
      constraint.isActive = true
      #expect(constraint.firstItem == nil && !constraint.isActive)
    }
  }

  @Test
  func `a guide outlives its owner and serves another`() {
    let watch = Watch()
    let guide = LayoutGuide(name: "guide")
    do {
      let owner = watch.on(makeRoot())
      owner.addLayoutGuide(guide)
      watch.on(guide.width == owner.width)
      owner.layoutIfNeeded()
    }
    #expect(watch.living == [] && guide.owningView == nil)
    let root = makeRoot(100, 50)
    root.addLayoutGuide(guide)
    guide.edges == root.edges
    expectLayout(root, "root 0 0 100 50\n└ guide 0 0 100 50")
  }

  @Test
  func `margins and safe area outlive their view`() {
    let watch = Watch()
    var guides: [LayoutGuide] = []
    do {
      let root = watch.on(makeRoot())
      guides = [root.margins, root.safeArea]
      root.layoutIfNeeded()
    }
    #expect(watch.living == [])
    #expect(guides.allSatisfy { $0.owningView == nil })
    _ = guides[0].width == guides[1].width
  }
}

// MARK: - In the middle of a pass

extension LeakTests {
  @Test
  func `views let go of while laying out go away`() {
    let watch = Watch()
    let root = LeavingView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
    root.box = watch.on(LayoutView(name: "box"))
    if let box = root.box {
      root.addSubview(box)
      for constraint in box.edges == root.edges { watch.on(constraint) }
      box.addSubview(watch.on(LayoutLabel(name: "label", text: "words")))
      box.addLayoutGuide(watch.on(LayoutGuide(name: "guide")))
    }
    root.layoutIfNeeded()
    #expect(watch.living == [])
    expectLayout(root, "root 0 0 400 300")
  }

  @Test
  func `a root let go of by its own subview while laying out goes away after the pass`() {
    let watch = Watch()
    let box = LeavingView(name: "box")
    do {
      let root = watch.on(makeRoot())
      root.addSubview(box)
      for constraint in box.edges == root.edges { watch.on(constraint) }
      box.box = root
    }
    box.box?.layoutIfNeeded()
    #expect(watch.living == [] && box.superview == nil)
    expectLayout(box, "box 0 0 400 300")
  }

  @Test(arguments: DepartingView.Way.allCases)
  func `a view that leaves its tree while laying out lives until it is done`(way: DepartingView.Way) {
    let watch = Watch()
    let (root, log) = (watch.on(makeRoot()), DepartingView.Log())
    do {
      let (box, view) = (watch.on(LayoutView(name: "box")), watch.on(DepartingView(name: "view")))
      root.addSubview(box)
      box.addSubview(view)
      box.edges == root.edges
      view.edges == box.edges
      view.log = log
      view.way = way
    }
    for width in [400.0, 390, 380, 370] {
      root.frame.size.width = width
      root.layoutIfNeeded()
    }
    #expect(log.lines == ["view is leaving", "view is done", "view has gone"])
    #expect(watch.living.count == (way == .withSuperview ? 1 : 2))
  }

  @Test
  func `a view that goes to the front while laying out stays in its tree`() {
    let (root, log) = (makeRoot(), DepartingView.Log())
    do {
      let view = DepartingView(name: "view")
      add(view, LayoutView(name: "other"), to: root)
      view.edges == root.edges
      view.log = log
      view.onLayout = { view in view.superview?.addSubview(view) }
    }
    for width in [400.0, 390, 380] {
      root.frame.size.width = width
      root.layoutIfNeeded()
    }
    #expect(log.lines.isEmpty && root.subviews.map(\.name) == ["other", "view"])
    expectLayout(root, "root 0 0 380 300\n├ other 0 0 0 0\n└ view 0 0 380 300")
  }

  @Test(arguments: 1...3)
  func `views that go away together have no superview any more when the first one goes`(depth: Int) {
    let watch = Watch()
    var lines: [String] = []
    do {
      let root = watch.on(makeRoot())
      var parent = root
      for _ in 1..<depth {
        let inner = watch.on(LayoutView())
        parent.addSubview(inner)
        parent = inner
      }
      // A function, or optimised builds keep the last of them until after the root.
      func addEndingView(named name: String) {
        let view = watch.on(EndingView(name: name))
        parent.addSubview(view)
        view.onEnd = { [weak sibling = parent.subviews.first] in
          guard let sibling else { return }
          lines.append("\(name): \(sibling.name) is in \(sibling.superview == nil ? "nothing" : "a view")")
          sibling.setNeedsLayout()
          sibling.removeFromSuperview()
        }
      }
      addEndingView(named: "a")
      addEndingView(named: "b")
      // Or optimised builds release it, and with it the tree, before the views are in.
      extendLifetime(root)
    }
    #expect(watch.living == [])
    #expect(lines == ["b: a is in nothing"])
  }

  @Test
  func `a constraint that is activated while its views go away is inactive when they are gone`() {
    let watch = Watch()
    let kept: [LayoutConstraint]
    do {
      let (box, a, b) = (LayoutView(name: "box"), LayoutView(name: "a"), EndingView(name: "b"))
      for view in [box, a, b] { watch.on(view) }
      add(a, b, to: box)
      let constraints = [box.width == 10, a.width == box.width, a.height == 7]
      kept = constraints
      b.onEnd = { LayoutConstraint.activate(constraints) }
    }
    #expect(watch.living == [])
    #expect(kept.map(\.isActive) == [false, false, false])
    kept[0].constant = 20
    LayoutConstraint.deactivate(kept)
  }

  @Test
  func `a location that was read lasts while the constraint is declared again`() {
    let root = makeRoot()
    let group = batch { root.width == 10 }
    let width = group[0]
    width.location = LayoutSourceLocation(fileID: String(repeating: "x", count: 40), line: 1)
    var length = 0
    group.update {
      let fileID = width.location?.fileID ?? ""
      root.width == 20
      length = fileID.utf8.reduce(0) { $1 == UInt8(ascii: "x") ? $0 + 1 : $0 }
    }
    #expect(length == 40)
  }

  @Test
  func `the engine of a tree goes away with its root or when the root is put into another view`() {
    let watch = Watch()
    do {
      let (root, other) = (watch.on(makeRoot()), makeRoot())
      root.layoutIfNeeded()
      if let engine = root.engine { watch.on(engine) }
      other.addSubview(root)
      other.layoutIfNeeded()
      #expect(watch.living.count == 1)
      if let engine = other.engine { watch.on(engine) }
    }
    #expect(watch.living == [])
  }
}

/// Lets go of another view when it is laid out.
private final class LeavingView: LayoutView {
  var box: LayoutView?

  override func layoutSubviews() {
    if box?.superview === self { box?.removeFromSuperview() }
    box = nil
  }
}

/// Does something when it goes away.
private final class EndingView: LayoutView {
  var onEnd: () -> Void = {}

  deinit { onEnd() }
}

/// Leaves its tree when it is laid out the third time.
final class DepartingView: LayoutView {
  final class Log { var lines: [String] = [] }

  enum Way: CaseIterable {
    case alone, withSuperview, byWayOfAnotherTree
  }

  var log: Log?
  var way = Way.alone
  var onLayout: ((DepartingView) -> Void)?
  private var count = 0

  override func layoutSubviews() {
    count += 1
    if let onLayout { return onLayout(self) }
    guard count == 3 else { return }
    log?.lines.append("\(name) is leaving")
    switch way {
    case .alone: removeFromSuperview()
    case .withSuperview: superview?.removeFromSuperview()
    case .byWayOfAnotherTree:
      let root = makeRoot()
      root.addSubview(self)
      root.layoutIfNeeded()
    }
    log?.lines.append("\(name) is done")
  }

  deinit { log?.lines.append("\(name) has gone") }
}

// MARK: - On purpose

extension LeakTests {
  private static var leaksOnPurpose: Bool { ProcessInfo.processInfo.environment["LEAK_ON_PURPOSE"] != nil }

  /// The leak that `Scripts/check-leaks --self-test` must find.
  @Test(.enabled(if: leaksOnPurpose))
  func `views that hold each other leak`() {
    func leak() {
      let (a, b) = (LeavingView(name: "a"), LeavingView(name: "b"))
      (a.box, b.box) = (b, a)
    }
    leak()
  }
}
