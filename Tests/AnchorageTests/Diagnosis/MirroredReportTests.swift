import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// Right to left, reports say what they say left to right.
///
/// Only the sizes that help proposes differ: what is open goes to the left in both directions.
struct MirroredReportTests {
  /// The reports of what is open in a plan: wishes that tie, and anchors.
  private func openings(of plan: TreePlan) -> (ties: [String], anchors: Set<String>) {
    let tree = RandomTree(plan)
    tree.root.layoutIfNeeded()
    var (ties, anchors): ([String], Set<String>) = ([], [])
    for report in tree.root.engine?.reports() ?? [] {
      switch report {
      case .tie(let tie): ties.append("\(tie)")
      case .ambiguity(let ambiguity): anchors.formUnion(ambiguity.anchors)
      default: break
      }
    }
    return (ties, anchors)
  }

  @Test
  func `a tie is told in both directions`() {
    let seeds = randomCases(600)
    var count = 0
    for seed in seeds {
      var writer = TreeWriter(seed: seed, isMirrorable: true)
      let plan = writer.write()
      let (tree, image) = (openings(of: plan), openings(of: plan.mirrored()))
      #expect(image.ties.sorted() == tree.ties.sorted(), "seed \(seed)")
      #expect(image.anchors == tree.anchors, "seed \(seed)")
      count += tree.ties.count
    }
    #expect(count > seeds.count / 30)
  }

  @Test
  func `right to left, help for a tie gives the mirror image of what it gives left to right`() {
    let root = makeRoot()
    let (key, value) = (ContentView("key", 40, 20), ContentView("value", 72, 20))
    add(key, value, to: root)
    [key, value].top == root.top
    key.leading == root.leading + 4
    value.leading == key.trailing + 8
    value.trailing == root.trailing - 4
    root.layoutDirection = .rightToLeft
    // 400 − 4 − 8 − 4 = 384, and 384 − 40 − 72 = 272.
    #expect(
      problems(of: root) == """
        warning: 'key' and 'value' hug their contents equally
        note: each has priority 250, and 272 points are left over: 'key' takes them, as with Apple's engine
        help: raise one, for example 'key.hugging.horizontal = 251'
        """)
    key.hugging.horizontal = 251
    #expect(problems(of: root) == "")
    #expect(key.frame.minX == 356 && key.frame.width == 40)
    #expect(value.frame.minX == 4 && value.frame.width == 344)
  }

  @Test
  func `right to left, help says where an edge goes as the code counts it`() {
    let root = makeRoot()
    let a = LayoutView(name: "a")
    root.addSubview(a)
    a.verticalEdges == root.verticalEdges
    a.leading == root.leading + 300
    a.trailing == root.trailing - 300
    root.layoutDirection = .rightToLeft
    // It ends where it begins, 300 points from the right edge and 100 from the left.
    #expect(
      problems(of: root).hasSuffix(
        "for example 'a.trailing == root.trailing - 300 ~ 999'; then a.trailing is root.trailing - 100 and a.width is 0"
      ))
  }
}
