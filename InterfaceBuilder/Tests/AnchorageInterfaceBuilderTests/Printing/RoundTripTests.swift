import AnchorageHeadless
import AnchorageInterfaceBuilder
import AnchorageScenes
import Testing

/// A printed scene is the tree that it came from: parsed and laid out, it has the same frames.
@Suite struct RoundTripTests {
  @Test(arguments: try Fixture.all)
  func `scenes have the frames of their trees`(_ fixture: Fixture) throws {
    let document = try fixture.document()
    for tree in document.trees {
      let code = tree.scene(in: document)
      // Where the language has no word for something, the scene says so.
      if !code.omissions.isEmpty { continue }
      let layout = tree.layout(in: document)
      layout.root.layoutIfNeeded()
      let run = SceneRun(Scene(parsing: code.text, file: "printed.layout"))
      #expect(run.mistakes.isEmpty, "\(run.mistakes)")
      run.layout()
      let (printed, expected) = (frames(of: run.root), frames(of: layout, code.names))
      #expect(printed.keys.sorted() == expected.keys.sorted())
      let moved = printed.filter { name, frame in expected[name].map { !isSame(frame, $0) } ?? true }
      #expect(moved == [:], "\(tree.root.id)")
    }
  }

  @Test
  func `few scenes leave anything out`() throws {
    let codes = try Fixture.all.flatMap { fixture in
      let document = try fixture.document()
      return document.trees.map { $0.scene(in: document) }
    }
    #expect(codes.count { !$0.omissions.isEmpty } * 4 < codes.count)
  }

  @Test
  func `most constraints that composites and arrays can say are said so`() throws {
    var (sayable, alone) = (0, 0)
    for fixture in try Fixture.all {
      let document = try fixture.document()
      for tree in document.trees {
        let constraints = SayableConstraints(tree, in: document)
        sayable += constraints.sayable.count
        alone += constraints.countAlone(in: tree.scene(in: document))
      }
    }
    #expect(sayable > 50)
    #expect(alone * 5 <= sayable)
  }

  /// The scene of a box of 300 × 460 points, 20 points from the right and the bottom of its root, and of what is in it.
  private func scene(ofBox element: String, _ inside: String) throws -> InterfaceCode {
    let edges = [
      "box.left == root.left", "box.top == root.top", "box.right == root.right - 20",
      "box.bottom == root.bottom - 20",
    ]
    let box = PrintedDocument.subview(
      "box", element, "userLabel=\"box\"", width: 300, height: 460,
      inside: "<subviews>\(inside)</subviews>")
    let root = PrintedDocument.view(box, edges.map { PrintedDocument.constraint($0) }.joined())
    let document = try PrintedDocument.xib(root)
    return document.trees[0].scene(in: document)
  }

  /// The frames of a scene whose root is 100 points wider and higher than it says.
  private func framesWhenLarger(_ code: InterfaceCode) -> [String: LayoutRect] {
    let run = SceneRun(Scene(parsing: code.text, file: "printed.layout"))
    #expect(run.mistakes.isEmpty, "\(run.mistakes)")
    run.layout(at: LayoutSize(width: 420, height: 580))
    return frames(of: run.root)
  }

  /// A view that its frame and a mask place.
  private func banner(_ mask: String) -> String {
    PrintedDocument.subview(
      "banner", "view", "userLabel=\"banner\" fixedFrame=\"YES\"", x: 10, y: 20, width: 280, height: 60,
      inside: "<autoresizingMask key=\"autoresizingMask\" \(mask)/>")
  }

  @Test
  func `a mask that moves nothing is a frame where constraints place the superview`() throws {
    let code = try scene(ofBox: "view", banner("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""))
    #expect(code.omissions == [])
    let frames = framesWhenLarger(code)
    #expect(frames["box"] == LayoutRect(x: 0, y: 0, width: 400, height: 560))
    #expect(frames["banner"] == LayoutRect(x: 10, y: 20, width: 280, height: 60))
  }

  @Test
  func `a mask in a scroll view follows its size, and not that of its content`() throws {
    // The content is 600 wide; the mask keeps the distances of 10 points to the edges of the scroll view.
    let edges = ["left", "top", "right", "bottom"].map { "page.\($0) == box.\($0)" }
    let constraints = (edges + ["page.width == 600", "page.height == 900"])
      .map { PrintedDocument.constraint($0) }
    let page = PrintedDocument.subview(
      "page", "view", "userLabel=\"page\"", width: 600, height: 900,
      inside: "<constraints>\(constraints.joined())</constraints>")
    let code = try scene(
      ofBox: "scrollView", banner("widthSizable=\"YES\" flexibleMaxY=\"YES\"") + page)
    #expect(code.omissions.map(\.sentence) == ["'banner' scrolls with the content around it"])
    let frames = framesWhenLarger(code)
    #expect(frames["page"] == LayoutRect(x: 0, y: 0, width: 600, height: 900))
    #expect(frames["banner"] == LayoutRect(x: 10, y: 20, width: 380, height: 60))
  }

  private func frames(of root: LayoutView) -> [String: LayoutRect] {
    var frames: [String: LayoutRect] = [:]
    var views = [root]
    while let view = views.popLast() {
      frames[view === root ? "root" : view.name] = view.convert(view.bounds, to: root)
      views += view.subviews
    }
    return frames
  }

  private func frames(of layout: InterfaceLayout, _ names: [String: String]) -> [String: LayoutRect] {
    Dictionary(uniqueKeysWithValues: layout.frames.map { id, frame in (names[id] ?? id, frame) })
  }

  /// Whether two frames are the same but for baselines, which scenes have to the hundredth of a point.
  private func isSame(_ frame: LayoutRect, _ other: LayoutRect) -> Bool {
    let differences = [
      frame.minX - other.minX, frame.minY - other.minY, frame.maxX - other.maxX, frame.maxY - other.maxY,
    ]
    return differences.allSatisfy { abs($0) <= 0.02 }
  }
}
