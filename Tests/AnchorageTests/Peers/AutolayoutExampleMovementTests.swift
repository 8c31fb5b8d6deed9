import AnchorageHeadless
import Testing

// The other cases of the example app that teaches Masonry; see AutolayoutExampleTests.swift.

/// Cases 10 to 12: what follows a finger, and what is animated.
struct AutolayoutExampleMovementTests {
  let root = makeRoot(375, 667)
  let container = LayoutView(name: "container", frame: LayoutRect(x: 20, y: 120, width: 335, height: 300))
  let tip = LayoutView(name: "tip")
  let text = LayoutLabel(name: "text", text: "tip")
  let attachment = ContentView("attachment", 16, 16)
  let x: LayoutConstraint
  let y: LayoutConstraint

  init() {
    root.addSubview(container)
    add(tip, attachment, to: container)
    tip.addSubview(text)
    text.centerXY == tip.centerXY
    tip.size == text.size + LayoutSize(width: 8, height: 4)  // 32 × 20
    tip.edges <= container.edges
    x = (tip.centerX == container.left + 50 ~ 750)
    y = (tip.centerY == container.top + 50 ~ 750)
  }

  private func touch(_ touchX: Double, _ touchY: Double) -> LayoutPoint {
    x.constant = touchX
    y.constant = touchY
    root.layoutIfNeeded()
    return tip.frame.origin
  }

  @Test
  func `case 10: a view follows the finger and stays inside`() {
    #expect(touch(50, 50) == LayoutPoint(x: 34, y: 40))
    #expect(touch(-100, -100) == .zero)
    #expect(touch(1000, 1000) == LayoutPoint(x: 335 - 32, y: 300 - 20))
    #expect(!root.diagnostics.contains { $0.kind == "conflict" })
  }

  @Test
  func `case 11: what is attached to a view stays inside as well`() {
    attachment.hugging = LayoutContentPriorities(.required)
    attachment.compressionResistance = LayoutContentPriorities(.required)
    attachment.left == tip.left + 20 ~ 750
    attachment.bottom == tip.top - 2 ~ 750
    attachment.top >= container.top
    attachment.right <= container.right
    #expect(touch(100, 100) == LayoutPoint(x: 84, y: 90))
    #expect(attachment.frame == LayoutRect(x: 104, y: 72, width: 16, height: 16))
    _ = touch(100, 0)
    #expect(attachment.frame.minY == 0)
    _ = touch(1000, 150)
    #expect(attachment.frame.maxX == 335)
  }

  @Test
  func `case 12: a constant moves a view in from outside`() {
    let label = LayoutView(name: "label")
    root.addSubview(label)
    label.size == LayoutSize(width: 200, height: 40)
    label.centerY == root.centerY
    let centerX = label.centerX == root.centerX
    centerX.constant = -375
    root.layoutIfNeeded()
    #expect(label.frame.midX == -187.5 && label.frame.minX == -287.5)
    centerX.constant = 0
    root.layoutIfNeeded()
    #expect(label.frame.midX == 187.5 && label.frame.minX == 87.5)
  }
}

/// Cases 13 to 15: cells of several labels, a view that measures itself, many constraints on one anchor.
struct AutolayoutExampleContentTests {
  let root = makeRoot(375, 667)

  @Test
  func `case 13: a cell is as high as the highest of its labels`() {
    let cell = LayoutView(name: "cell")
    // Ten letters a line: 1, 3 and 2 lines.
    let labels = ["one line", "three lines of text here", "two lines, right"].map { LayoutLabel(text: $0) }
    for label in labels {
      cell.addSubview(label)
      label.numberOfLines = 0
    }
    labels.width == 80
    labels.top == cell.top
    labels.bottom <= cell.bottom
    labels[0].left == cell.left
    labels[1].centerX == cell.centerX
    labels[2].right == cell.right
    let size = cell.systemLayoutSizeFitting(LayoutSize(width: 320, height: 0), horizontal: .required)
    #expect(size == LayoutSize(width: 320, height: 48))
  }

  /// Labels in steps, placed by frames; as high as all of them.
  private final class Stairs: LayoutView {
    let labels = ["first step, not long", "second step, somewhat longer", "third"].map {
      LayoutLabel(text: $0)
    }
    private var height = 0.0

    init() {
      super.init(name: "stairs")
      for label in labels {
        addSubview(label)
        label.numberOfLines = 0
      }
    }

    override var intrinsicContentSize: LayoutSize { LayoutSize(width: bounds.width, height: height) }

    override func layoutSubviews() {
      let step = bounds.width / 3
      var y = 0.0
      for (index, label) in labels.enumerated() {
        label.preferredMaxLayoutWidth = step
        let size = LayoutSize(width: step, height: label.intrinsicContentSize.height)
        label.frame = LayoutRect(origin: LayoutPoint(x: step * Double(index), y: y), size: size)
        y += size.height
      }
      if y != height { invalidateIntrinsicContentSize() }
      height = y
    }
  }

  @Test
  func `case 14: a view that measures itself is laid out again`() {
    let (cell, stairs) = (LayoutView(name: "cell"), Stairs())
    root.addSubview(cell)
    cell.addSubview(stairs)
    cell.edges.excluding(.bottom) == root.edges
    stairs.edges == cell.edges.inset(by: 4)
    root.layoutIfNeeded()
    // 122.33 points, 15 letters: 2, 2 and 1 lines.
    #expect(stairs.labels.map(\.frame.minY) == [0, 32, 64] && cell.frame.height == 80 + 8)
    root.frame.size.width = 320
    root.layoutIfNeeded()
    // 104 points, 13 letters: 2, 3 and 1 lines.
    #expect(stairs.labels.map(\.frame.minY) == [0, 32, 80] && cell.frame.height == 96 + 8)
    #expect(root.diagnostics.isEmpty)
  }

  @Test
  func `case 15: a view keeps clear of whatever reaches farthest`() {
    let box = LayoutView(name: "box", frame: LayoutRect(x: 16, y: 157, width: 343, height: 240))
    let labels = (0..<3).map { LayoutLabel(name: "label\($0)", text: "0123456789") }
    let green = LayoutLabel(name: "green", text: "green")
    root.addSubview(box)
    for label in labels + [green] { box.addSubview(label) }
    labels.leading == box.leading
    labels[0].centerY == box.bottom - 48
    labels[1].centerY == box.centerY
    labels[2].centerY == box.top + 48
    green.compressionResistance.horizontal = .required
    green.centerY == box.centerY
    green.left >= box.right * (1.0 / 3)
    green.left >= labels.right + 8
    // The app states this first; ours rests on the first of two bounds.
    green.right <= box.right
    func left(_ letters: Int) -> Double {
      labels[1].text = String(repeating: "a", count: letters)
      root.layoutIfNeeded()
      return green.frame.minX
    }
    #expect(abs(left(10) - 343.0 / 3) < 1e-9)  // 80 + 8 are less
    #expect(left(20) == 160 + 8)
    #expect(left(50) == 343 - 40 && labels[1].frame.width == 343 - 40 - 8)
  }
}
