import AnchorageHeadless
import Testing

/// Composites and array helpers inside groups that are declared again.
struct DistributionGroupTests {
  let root = makeRoot()
  let items = [LayoutView(name: "a"), LayoutView(name: "b"), LayoutView(name: "c")]

  init() {
    for item in items { root.addSubview(item) }
  }

  /// The constraints of a group that was declared twice, and which of them the first declaration made.
  private func declareTwice(_ body: (Double) -> ConstraintGroup<LayoutView.Backend>) -> (
    [String], kept: [Bool]
  ) {
    let group = batch { body(8) }
    let before = group.map { $0 }
    group.update { body(20) }
    return (
      group.map { $0.layoutDescription }, group.map { constraint in before.contains { $0 === constraint } }
    )
  }

  @Test
  func `a distribution with other distances is the same constraints`() {
    let (texts, kept) = declareTwice {
      items.distribute(
        .horizontal, spacing: .evenly, sizes: .fixed($0), in: root, insets: LayoutInsets(leading: $0))
    }
    #expect(
      texts == [
        "b.leading - a.trailing == a.leading - root.leading - 20",
        "c.leading - b.trailing == a.leading - root.leading - 20",
        "a.leading - root.leading == root.trailing - c.trailing + 20",
        "a.width == 20", "b.width == 20", "c.width == 20",
      ])
    #expect(kept == Array(repeating: true, count: 6))
  }

  @Test
  func `a grid, a range and corners with other distances are the same constraints`() {
    #expect(declareTwice { items.grid(columns: 2, spacing: $0, in: root) }.kept.allSatisfy { $0 })
    #expect(declareTwice { items.width == $0...$0 * 2 }.kept == Array(repeating: true, count: 6))
    #expect(declareTwice { items[0].topLeading == root.topTrailing.offset(x: $0) }.kept == [true, true])
    #expect(declareTwice { items.pinToSuperview(.top, insets: $0) }.kept == [true, true, true])
  }

  @Test
  func `gaps of another kind are other constraints`() {
    let group = batch { items.distribute(.horizontal, spacing: 8) }
    let before = group.map { $0 }
    group.update { items.distribute(.horizontal, spacing: .atLeast(8)) }
    #expect(
      group.map { $0.layoutDescription } == ["b.leading >= a.trailing + 8", "c.leading >= b.trailing + 8"])
    #expect(!before.contains { $0.isActive })
  }
}
