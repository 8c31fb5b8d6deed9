import AnchorageHeadless
import Testing

/// Values of the platform's types in lines of the DSL.
@MainActor @Suite(.nothingRaised)
struct PlatformValueTests {
  private let root = makeRoot()
  private let a: FakeView
  private let b: FakeView
  private let gap: CGFloat = 8

  init() {
    a = FakeView(name: "a", in: root)
    b = FakeView(name: "b", in: root)
  }

  private func texts(_ group: ConstraintGroup<FakeView.Backend>) -> [String] {
    group.map { $0.layoutDescription }
  }

  // MARK: - Priorities

  @Test
  func `a priority of the platform's is one of the DSL's`() {
    let high = FakePriority.defaultHigh
    let group = batch {
      a.leading == root.leading + gap ~ high
      a.width == root.width * 0.5 - gap * 2 ~ FakePriority.defaultHigh
      a.height == 44 ~ high - 1
      a.size == LayoutSize(width: 10, height: 20) ~ .defaultLow
      b.width == 100...200 ~ FakePriority.defaultLow
      [a, b].top == root.top ~ high
    }
    #expect(
      texts(group) == [
        "a.leading == root.leading + 8 ~ .high", "a.width == root.width * 0.5 - 16 ~ .high",
        "a.height == 44 ~ 749", "a.width == 10 ~ .low", "a.height == 20 ~ .low",
        "b.width >= 100 ~ .low",
        "b.width <= 200 ~ .low", "a.top == root.top ~ .high", "b.top == root.top ~ .high",
      ])
    #expect(group.map { $0.priority.rawValue } == [750, 750, 749, 250, 250, 250, 250, 750, 750])
  }

  @Test
  func `a priority of the platform's is one of headless constraints too`() {
    let card = LayoutView(name: "card")
    #expect((card.width == 44 ~ FakePriority.defaultHigh).description == "card.width == 44 ~ .high")
  }

  @Test
  func `a name that both kinds of priority have is the DSL's`() {
    #expect((a.width == 44 ~ .required).layoutDescription == "a.width == 44")
    #expect(
      (a.height == b.height ~ .required - 1).layoutDescription == "a.height == b.height ~ 999")
  }

  // MARK: - Insets

  @Test
  func `directional insets follow the layout direction`() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let inside = [
      "a.top == root.top + 1", "a.leading == root.leading + 2", "a.bottom == root.bottom - 3",
      "a.trailing == root.trailing - 4",
    ]
    #expect(texts(a.edges == root.edges.inset(by: insets)) == inside)
    #expect(texts(a.pinToSuperview(insets: insets)) == inside)
    #expect(texts([a].pinToSuperview(insets: insets)) == inside)
    #expect(
      texts(b.edges == [a].edges.inset(by: insets).excluding([.vertical, .leading])) == [
        "b.trailing == a.trailing - 4"
      ])
    #expect(
      texts(b.edges == a.edges.outset(by: insets).excluding(.vertical)) == [
        "b.leading == a.leading - 2", "b.trailing == a.trailing + 4",
      ])
    #expect(
      texts(b.edges == [a].edges.outset(by: insets).excluding([.vertical, .leading])) == [
        "b.trailing == a.trailing + 4"
      ])
  }

  @Test
  func `insets that say left and right keep these whatever the layout direction`() {
    let insets = _PlatformEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inside = [
      "a.top == root.top + 1", "a.left == root.left + 2", "a.bottom == root.bottom - 3",
      "a.right == root.right - 4",
    ]
    #expect(texts(a.edges == root.edges.inset(by: insets)) == inside)
    #expect(texts(a.pinToSuperview(insets: insets)) == inside)
    #expect(texts([a].pinToSuperview(insets: insets)) == inside)
    #expect(
      texts(b.edges == [a].edges.inset(by: insets).excluding([.vertical, .leading])) == [
        "b.right == a.right - 4"
      ])
    #expect(
      texts(b.edges == a.edges.outset(by: insets).excluding(.vertical)) == [
        "b.left == a.left - 2", "b.right == a.right + 4",
      ])
    #expect(
      texts(b.edges == [a].edges.outset(by: insets).excluding([.vertical, .leading])) == [
        "b.right == a.right + 4"
      ])
  }

  // MARK: - Names that several types have

  @Test
  func `zero and unnamed initializers mean the DSL's own types`() {
    let group = batch {
      a.size == .zero
      a.size <= b.size + .zero
      b.size >= .init(width: 8, height: 8)
      b.size == .zero ~ .low
      a.topLeading == root.topLeading + .zero
      b.edges == root.edges.inset(by: .zero)
      b.edges == root.edges.outset(by: .init(top: 1, leading: 1, bottom: 1, trailing: 1))
      b.pinToSuperview(insets: .zero)
    }
    #expect(group.count == 22)
  }

  @Test
  func `sizes and points of Core Graphics are the DSL's`() {
    let group = batch {
      a.size == CGSize(width: gap, height: 20)
      a.size <= b.size + CGSize(width: gap, height: 20) ~ .high
      a.topLeading == root.topLeading + CGPoint(x: gap, y: 4)
    }
    #expect(
      texts(group) == [
        "a.width == 8", "a.height == 20", "a.width <= b.width + 8 ~ .high",
        "a.height <= b.height + 20 ~ .high",
        "a.leading == root.leading + 8", "a.top == root.top + 4",
      ])
  }
}
