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
