import Testing

@testable import Anchorage
@testable import AnchorageHeadless

/// The edits of helps as values.
@Suite struct LayoutEditTests {
  private let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  private let card = LayoutView(name: "card")

  init() { root.addSubview(card) }

  /// The edits of the help of the only problem.
  private func edits() -> [LayoutEdit] {
    root.layoutIfNeeded()
    #expect(root.diagnostics.count == 1)
    return root.diagnostics.first?.help?.edits ?? []
  }

  @Test func `a constraint that goes is named with its line`() {
    batch {
      card.topLeading == root.topLeading; card.height == 8; card.width == 100
    }
    let last = batch { card.width == 200 }
    #expect(
      edits() == [LayoutEdit(kind: .removal, constraint: "card.width == 200", location: last[0].location)])
  }

  @Test func `a priority has the constraint before and after`() {
    card.verticalEdges == root.verticalEdges
    card.horizontalEdges == root.horizontalEdges
    card.width == 100
    #expect(
      edits() == [
        LayoutEdit(kind: .priority, constraint: "card.width == 100", code: "card.width == 100 ~ 999")
      ])
  }

  @Test func `a sign is a constant`() {
    card.verticalEdges == root.verticalEdges
    card.leading == root.leading + 16
    card.trailing == root.trailing + 16
    card.width == root.width - 32
    #expect(
      edits() == [
        LayoutEdit(
          kind: .constant, constraint: "card.trailing == root.trailing + 16",
          code: "card.trailing == root.trailing - 16")
      ])
  }

  @Test func `exchanged edges are two replacements, each of its own anchor`() {
    card.verticalEdges == root.verticalEdges
    card.leading == root.trailing - 16
    card.trailing == root.leading + 16
    #expect(
      edits() == [
        LayoutEdit(
          kind: .replacement, constraint: "card.leading == root.trailing - 16",
          code: "card.leading == root.leading + 16"),
        LayoutEdit(
          kind: .replacement, constraint: "card.trailing == root.leading + 16",
          code: "card.trailing == root.trailing - 16"),
      ])
  }

  @Test func `a limit that was meant as an edge is a replacement`() {
    card.verticalEdges == root.verticalEdges
    card.leading >= root.leading + 16
    card.width == 100
    #expect(
      edits() == [
        LayoutEdit(
          kind: .replacement, constraint: "card.leading >= root.leading + 16",
          code: "card.leading == root.leading + 16")
      ])
  }

  @Test func `a missing constraint is an addition, and one statement stays one`() {
    card.size == LayoutSize(width: 10, height: 10)
    card.top == root.top
    #expect(edits() == [LayoutEdit(kind: .addition, code: "card.leading == root.leading")])
    let other = LayoutView(name: "other")
    card.removeFromSuperview()
    root.addSubview(other)
    other.width >= 0
    #expect(edits() == [LayoutEdit(kind: .addition, code: "other.edges == root.edges")])
  }

  @Test func `a content priority is an assignment`() {
    let labels = ["a", "b"].map { LayoutLabel(name: $0, text: "Hello") }
    card.removeFromSuperview()
    labels.forEach { root.addSubview($0) }
    labels.distribute(.horizontal, in: root)
    labels.align(.top)
    labels[0].top == root.top
    #expect(edits() == [LayoutEdit(kind: .assignment, code: "a.hugging.horizontal = 251")])
  }
}
