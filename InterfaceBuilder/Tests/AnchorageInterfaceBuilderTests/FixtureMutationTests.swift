import AnchorageInterfaceBuilder
import Testing

/// Each value of the fixtures that layout follows, changed alone: a frame is then elsewhere than by hand.
@Suite struct FixtureMutationTests {
  /// The fixtures whose saved frames are evidence.
  private static var judged: [Fixture] {
    get throws { try Fixture.all.filter { $0.name != "Marked.xib" } }
  }

  @Test(arguments: try judged)
  func `a changed value is noticed, unless this says why not`(_ fixture: Fixture) throws {
    let document = try fixture.document()
    let roots = Dictionary(
      document.trees.flatMap { tree in
        (tree.views.map(\.id) + tree.constraints.map(\.id)).map { ($0, tree.root.id) }
      }, uniquingKeysWith: { first, _ in first })
    let mutations = Mutation.all(in: fixture.text)
    var ruled: [UnnoticedReason: Int] = [:]
    var unnoticed: [String] = []
    for mutation in mutations {
      let isNoticed = try mutation.texts(of: fixture.text).contains { text in
        let changed = try InterfaceDocument(Array(text.utf8), file: fixture.name)
        let isNear = { (tree: InterfaceTree) in roots[mutation.object] ?? tree.root.id == tree.root.id }
        return changed.notes != document.notes
          || !fixture.differences(in: changed, tolerance: 1, where: isNear).isEmpty
      }
      guard !isNoticed else { continue }
      let isRoot = roots[mutation.object] == mutation.object
      if let rule = UnnoticedReason.rule(for: mutation, isRoot: isRoot) {
        ruled[rule, default: 0] += 1
      } else {
        unnoticed.append(mutation.description)
      }
    }
    let listed = (UnnoticedReason.listed[fixture.name] ?? [:]).values.flatMap { $0 }
    #expect(unnoticed.sorted() == listed.sorted())
    let counts = UnnoticedReason.Counts(
      values: mutations.count, noticed: mutations.count - unnoticed.count - ruled.values.reduce(0, +),
      placedByFrame: ruled[.placedByFrame] ?? 0, originOfRoot: ruled[.originOfRoot] ?? 0,
      mask: ruled[.mask] ?? 0, listed: listed.count)
    #expect(counts == UnnoticedReason.counts[fixture.name])
  }

  @Test
  func `of all changed values this many are noticed`() throws {
    let counts = try FixtureMutationTests.judged.compactMap { UnnoticedReason.counts[$0.name] }
    #expect(counts.count == 14)
    #expect(counts.map(\.values).reduce(0, +) == 1858)
    #expect(counts.map(\.noticed).reduce(0, +) == 1391)
    let insets = UnnoticedReason.listed.values.flatMap { $0[.inset] ?? [] }
    #expect(insets.count == 15)
  }
}
