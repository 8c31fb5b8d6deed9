import AnchorageHeadless
import Testing

// Facts from Masonry's own tests and its behaviour about changes of constraints after they are made.

/// Making, updating, remaking, and handles.
struct MasonryLifecycleFactsTests {
  let root = makeRoot()
  let view = LayoutView(name: "view")
  let other = LayoutView(name: "other")

  init() {
    add(view, other, to: root)
  }

  /// Theirs looks at the view of the block, ours at the first item of each constraint.
  @Test
  func `making constraints takes the mask of the view that is placed`() {
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    view.ownConstraints.add { view.left == other.left }
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(other.translatesAutoresizingMaskIntoConstraints && root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `the edges and a target of two kinds are six constraints`() {
    view.ownConstraints.add {
      view.edges == root.edges
      view.centerX == other.centerX
      view.centerX == root.centerX + 10
    }
    #expect(view.ownConstraints.count == 6 && root.constraints.count == 6)
  }

  @Test
  func `every statement makes a constraint of its own`() {
    let (first, second) = (view.left == root.left, view.left == root.left)
    #expect(first !== second && root.constraints.count == 2)
  }

  @Test
  func `an update changes the constant, and the constraint stays the same`() {
    view.ownConstraints.add { view.left == root.left + 10 }
    let before = view.ownConstraints[0]
    view.ownConstraints.update { view.left == root.left + 20 }
    #expect(view.ownConstraints.map { $0 === before } == [true])
    #expect(before.constant == 20 && root.constraints.count == 1)
  }

  /// Theirs keeps both, as ours does when the second one is added.
  @Test
  func `an update that declares something else replaces what was there`() {
    view.ownConstraints.add { view.left == root.left + 10 }
    view.ownConstraints.add { view.right == root.right - 10 }
    #expect(root.constraints.map(\.firstAttribute) == [.left, .right])
    view.ownConstraints.update { view.right == root.right - 20 }
    #expect(root.constraints.map(\.description) == ["view.right == root.right - 20"])
  }

  /// Theirs compares the priority too, and adds a second constraint, which is in conflict with the first.
  @Test
  func `an update with another priority leaves nothing in conflict`() {
    view.ownConstraints.add { view.width == 100 }
    view.ownConstraints.update { view.width == 200 ~ .high }
    root.layoutIfNeeded()
    #expect(view.frame.width == 200 && view.constraints.count == 1)
    #expect(!root.diagnostics.contains { $0.kind == "conflict" })
  }

  @Test
  func `remaking takes off the three constraints there were and puts one on`() {
    view.ownConstraints.add {
      view.top == root.top
      view.left == root.left
      view.width == 100
    }
    view.ownConstraints.replace { view.height == 20 }
    #expect(root.constraints.isEmpty && view.constraints.map(\.description) == ["view.height == 20"])
  }

  @Test
  func `remaking leaves constraints alone that were made elsewhere`() {
    let stranger = view.width == 100
    view.ownConstraints.add { view.height == 20 }
    view.ownConstraints.replace { view.height == 30 }
    view.ownConstraints.removeAll()
    #expect(stranger.isActive && view.constraints.count == 1)
  }

  @Test
  func `a composite is active, inactive and active again`() {
    let size = view.size == other.size
    #expect(root.constraints.count == 2)
    size.deactivate()
    #expect(root.constraints.isEmpty && !size.isActive)
    size.activate()
    #expect(root.constraints.count == 2 && size.isActive)
  }

  /// Theirs refuses both once the constraint is installed, and may forget what is set while it is not.
  @Test
  func `multiplier and priority change whether the constraint is active or not`() {
    let width = view.width == other.width * 2
    width.multiplier = 3
    width.isActive = false
    width.priority = .low
    width.multiplier = 4
    width.isActive = true
    #expect(root.constraints.map(\.description) == ["view.width == other.width * 4 ~ .low"])
  }

  /// Theirs allows the same relation with a number only.
  @Test
  func `the relation of a live constraint changes`() {
    let width = view.width == 100
    width.relation = .greaterThanOrEqual
    view.width == 150
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    #expect(!root.diagnostics.contains { $0.kind == "conflict" })
  }
}

/// Descriptions, and what articles about Masonry say of layouts.
struct MasonryLayoutFactsTests {
  let root = makeRoot(200, 100)
  let view = LayoutView(name: "view")
  let other = LayoutView(name: "other")

  init() {
    add(view, other, to: root)
  }

  @Test
  func `constraints print the anchors, the numbers and the priority that are not the usual ones`() {
    #expect((view.width >= 300 ~ .low).description == "view.width >= 300 ~ .low")
    #expect(
      (view.lastBaseline == other.top * 2 + 300).description == "view.lastBaseline == other.top * 2 + 300")
    #expect((view.left >= other.left).description == "view.left >= other.left")
    #expect((view.left == other.left - 5).description == "view.left == other.left - 5")
    #expect((view.width == 0).description == "view.width == 0")
  }

  @Test
  func `required edges outweigh a wish for another width`() {
    view.left == root.left
    view.right == root.right
    view.width == 100 ~ 888
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(!root.diagnostics.contains { $0.kind == "conflict" })
  }

  /// One of the articles claims that the later one wins.
  @Test
  func `a later constraint does not override an earlier one`() {
    view.width == 100
    view.width == 120
    root.layoutIfNeeded()
    #expect(root.diagnostics.first?.kind == "conflict")
  }

  @Test(arguments: [(LayoutPriority(249), LayoutPriority(250), 160.0, 40.0), (250, 249, 40, 160)])
  func `of two labels in a row the one that hugs less is stretched`(
    first: LayoutPriority, second: LayoutPriority, firstWidth: Double, secondWidth: Double
  ) {
    let labels = [LayoutLabel(name: "first", text: "first"), LayoutLabel(name: "second", text: "other")]
    add(labels[0], labels[1], to: root)
    labels.distribute(.horizontal, in: root)
    labels[0].hugging.horizontal = first
    labels[1].hugging.horizontal = second
    root.layoutIfNeeded()
    #expect(labels.map(\.frame.width) == [firstWidth, secondWidth])
  }
}
