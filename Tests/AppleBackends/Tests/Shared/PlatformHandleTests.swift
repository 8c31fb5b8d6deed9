import AnchorageHeadless
import Testing

/// Changes of a live constraint of the platform, and the answers of a constraint that was replaced.
@MainActor @Suite(.nothingRaised)
struct PlatformHandleTests {
  private let root = makeRoot()
  private let title: FakeView
  private let badge: FakeView

  init() {
    title = FakeView(name: "title", in: root)
    badge = FakeView(name: "badge", in: root)
  }

  private func wasReplaced(_ constraint: String, _ attribute: String) -> String {
    """
    error: a constraint was used after its group, declared again, replaced it with another
        \(constraint)
    help: ask the group for the constraint that it has now, for example 'group[.\(attribute)].first'
    """
  }

  // MARK: - Live

  @Test
  func `the constant, the priority below required, the identifier and the activity are live`() {
    let width = title.width == 100 ~ .high
    let found = reports {
      width.constant = 120
      width.priority = .defaultLow
      width.identifier = "title width"
      width.isActive = false
      width.isActive = true
    }
    #expect(found == "" && width.isActive && width.identifier == "title width")
    #expect(width.layoutDescription == "title.width == 120 ~ .low")
    root.layOut()
    #expect(title.frame.width == 120)
  }

  @Test
  func `required becomes optional, and back, while the constraint is inactive`() {
    let width = title.width == 100
    width.isActive = false
    width.priority = .defaultHigh
    width.isActive = true
    #expect(width.layoutDescription == "title.width == 100 ~ .high" && width.isActive)
  }

  @Test
  func `what is not live comes with update, as another constraint of the group`() {
    let layout = batch {
      title.width == badge.width * 2
      badge.width == 50
    }
    let width = layout[0]
    layout.update {
      title.width == badge.width * 3
      badge.width == 50
    }
    root.layOut()
    #expect(title.frame.width == 150)
    #expect(layout[.width].first !== width && !width.isActive)
  }

  // MARK: - Replaced

  @Test
  func `a replaced constraint reports every change`() {
    let layout = batch { title.width == badge.width * 2 }
    let line = #line - 1
    let width = layout[0]
    layout.update { title.width == badge.width * 3 }
    let expected = wasReplaced(
      "title.width == badge.width * 2 + 8      PlatformHandleTests.swift:\(line)", "width")
    #expect(reports { width.constant = 8 } == expected)
    #expect(reports { width.isActive = true } == expected)
    #expect(!width.isActive)
    width.identifier = nil
    let optional = wasReplaced("title.width == badge.width * 2 + 8 ~ .high", "width")
    #expect(reports { width.priority = .defaultHigh } == optional)
    #expect(reports { width.isActive = false } == "")
  }

  @Test
  func `a constraint replaced by a crossing of required reports its use, whatever replaced it`() {
    let layout = batch { title.width == 100 }.identifier("")
    let width = layout[0]
    layout.merge { title.width == 100 ~ .high }
    #expect(reports { width.constant = 8 } == wasReplaced("title.width == 8", "width"))
  }

  @Test
  func `a group or a batch with a replaced constraint activates the others`() {
    let layout = batch { title.height == badge.height * 2 }.identifier("")
    let height = layout[0]
    let other = batch(active: false) {
      height
      badge.height == 10
    }
    layout.update { title.height == badge.height * 3 }
    let expected = wasReplaced("title.height == badge.height * 2", "height")
    #expect(reports { other.activate() } == expected)
    #expect(other.map { $0.isActive } == [false, true])
    #expect(reports { batch(active: false) { height } } == expected)
  }

  @Test
  func `a replaced distance, which layout anchors made, is reported when a group activates it`() {
    let layout = batch { (badge.leading - title.trailing) * 2 <= title.leading - root.leading }
      .identifier("")
    let distance = layout[0]
    layout.update { (badge.leading - title.trailing) * 4 <= title.leading - root.leading }
    let text = "badge.leading * 2 - title.trailing * 2 <= title.leading - root.leading"
    let group = ConstraintGroup<FakeView.Backend>([distance])
    #expect(reports { group.activate() } == wasReplaced(text, "leading"))
    #expect(!distance.isActive)
  }

  @Test
  func `a constraint that was only taken off is used again in peace`() {
    let layout = batch { title.width == 100 }
    let width = layout[0]
    let found = reports {
      layout.replace { title.height == 10 }
      width.constant = 120
      width.isActive = true
    }
    #expect(found == "" && width.isActive)
  }
}
