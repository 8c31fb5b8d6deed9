import AnchorageCode
import AnchorageHeadless
import AnchorageScenes
import Foundation
import Testing

@Suite struct SceneRoundTripTests {
  /// The scenes of the package.
  static let files: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = ["Playgrounds/Layouts", "Tests/Scenes", "Tests/AppleFrames/Scenes"]
    return folders.flatMap { folder in
      let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".layout") }.sorted()
        .map { root.appendingPathComponent("\(folder)/\($0)").path }
    }
  }()

  @Test func `there are scenes`() { #expect(Self.files.count > 150) }

  @Test(arguments: files)
  func `a tree printed as a scene has the same constraints and frames`(_ file: String) throws {
    let run = SceneRun(Scene(parsing: [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))))
    guard run.mistakes.isEmpty else { return }
    run.layout()
    let size = run.size
    try expectSame(run.root, at: [size, LayoutSize(width: size.width + 40, height: size.height + 24)])
  }

  @Test(arguments: randomCases(1_000))
  func `a random tree printed as a scene has the same constraints, and every frame that they decide`(
    _ seed: Int
  ) throws {
    var writer = TreeWriter(seed: seed)
    let tree = RandomTree(writer.write())
    tree.root.layoutIfNeeded()
    let size = tree.root.frame.size
    try expectSame(tree.root, at: [size, LayoutSize(width: size.width + 40, height: size.height + 24)])
  }

  @Test func `a mask that moves nothing is left out without a word`() {
    let (root, card) = (LayoutView(name: "root"), LayoutView(name: "card"))
    let badge = LayoutView(name: "badge", frame: LayoutRect(x: 4, y: 4, width: 8, height: 8))
    root.addSubview(card)
    card.addSubview(badge)
    card.edges == root.edges
    for (mask, isTold) in [(LayoutAutoresizingMask.flexibleRightMargin, false), (.flexibleLeftMargin, true)] {
      badge.autoresizingMask = mask
      let text = root.layoutCode(as: .scene)
      #expect(text.contains("not translated: the autoresizing mask of 'badge'") == isTold, "\(text)")
      #expect(text.contains("view badge in card frame 4 4 8 8\n"))
    }
  }

  /// Expects that the scene of a tree makes the same constraints, and lays out to the same frames at every size.
  private func expectSame(_ root: LayoutView, at sizes: [LayoutSize]) throws {
    let text = root.layoutCode(as: .scene)
    let again = SceneRun(Scene(parsing: text))
    #expect(again.mistakes.description == "", "\(text)")
    #expect(ConstraintSet(of: again.root).lines == ConstraintSet(of: root).lines, "\(text)")
    for size in sizes {
      root.frame = LayoutRect(origin: .zero, size: size)
      root.layoutIfNeeded()
      again.layout(at: size)
      #expect(decided(again.frameTable) == decided(root.layoutDescription), "\(text)")
    }
    #expect(decided(again.root.layoutCode(as: .scene)) == decided(root.layoutCode(as: .scene)))
  }

  /// The lines of a table, without the numbers of ambiguous frames: which of them a layout chooses depends on the order of its
  /// constraints.
  private func decided(_ table: String) -> [String] {
    table.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      let isOpen = words.contains("ambiguous")
      return (isOpen ? words.filter { Double($0) == nil } : words).joined(separator: " ")
    }
  }
}
