import Testing

@testable import Anchorage
@testable import AnchorageHeadless

struct TreeCopyTests {
  let root = makeRoot()
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")

  init() {
    add(a, b, to: root)
  }

  @Test
  func `a change of a copy leaves the tree as it is`() {
    let width = a.width == 100
    a.height == b.height * 2 + a.width - root.width / 4
    b.edges == root.margins.edges
    a.topLeading == b.topLeading
    root.layoutIfNeeded()
    let copy = TreeCopy(of: b)
    copy.constraint(for: width)?.constant = 120
    copy.root.layoutIfNeeded()
    #expect(copy.item(for: a)?.name == "a" && copy.item(for: root) === copy.root)
    #expect((copy.item(for: a) as? LayoutView)?.frame == LayoutRect(x: 8, y: 8, width: 120, height: 588))
    #expect(a.frame == LayoutRect(x: 8, y: 8, width: 100, height: 568))
    #expect(width.constant == 100 && root.pending.isEmpty && width.isActive)
  }

  @Test
  func `a copy has what decides frames and reports`() {
    root.layoutDirection = .rightToLeft
    root.safeAreaInsets = LayoutInsets(top: 40, leading: 12)
    root.displayScale = 2
    let list = LayoutScrollView(name: "list")
    let row = LayoutStackView(name: "row", arrangedSubviews: ["Ada", "Lovelace, countess"].map(wrapping))
    row.arrangedSubviews[0].hugging = 251
    row.spacing = 7
    let (masked, guide) = (
      LayoutView(frame: LayoutRect(x: 3, y: 4, width: 30, height: 60)), LayoutGuide(name: "g")
    )
    masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    add(list, masked, to: root)
    add(row, to: list)
    root.addLayoutGuide(guide)
    list.edges == root.safeArea.edges
    list.contentOffset.y = 11
    row.edges == list.edges
    row.width == list.width
    row.lastBaseline <= list.frameLayoutGuide.bottom - 1 / 3
    guide.width == root.readableContent.width / 7
    guide.leading == masked.leading
    a.alignmentRectInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    a.isHidden = true
    [a, b].match(.width)
    b.width == 99 ~ .high
    a.width == 98 ~ .high
    masked.width == 5
    masked.translatesAutoresizingMaskIntoConstraints = true
    root.frame.size = LayoutSize(width: 333, height: 222)
    #expect(root.differencesOfCopy == "")
    #expect(root.diagnostics.count == 3)
  }

  @Test
  func `a hidden member of a stack counts in a copy as it does in the tree`() {
    let stack = LayoutStackView(name: "row", arrangedSubviews: [a, wrapping("Ada Lovelace"), b])
    stack.axis = .vertical
    stack.arrangedSubviews[1].isHidden = true
    stack.distribution = .equalSpacing
    root.addSubview(stack)
    stack.edges == root.edges
    a.height == 10
    b.height == 400
    #expect(root.differencesOfCopy == "")
    #expect(root.diagnostics.map(\.kind) == ["conflict"])
  }

  @Test
  func `a copy calls methods that measure, and no others`() {
    let view = Asked(name: "asked")
    root.addSubview(view)
    view.topLeading == root.topLeading
    root.layoutIfNeeded()
    let calls = (view.updates, view.layouts)
    let copy = TreeCopy(of: root)
    copy.root.layoutIfNeeded()
    #expect((copy.item(for: view) as? LayoutView)?.frame == LayoutRect(x: 0, y: 0, width: 50, height: 20))
    #expect((view.updates, view.layouts) == calls)
  }

  @Test
  func `a view may copy its tree whenever a pass calls it`() {
    let view = Asked(name: "asked")
    view.copies = true
    root.addSubview(view)
    view.bottomTrailing == root.bottomTrailing
    expectLayout(
      root,
      """
      root       0    0  400  300
      ├ a        0    0    0    0
      ├ b        0    0    0    0
      └ asked  350  280   50   20
      """)
    // Three calls, and one more each time a copy asks for the content outside of measuring.
    #expect(view.copied.count == 5)
    #expect(view.copied.last == root.layoutDescription)
  }

  @Test(arguments: randomCases(40))
  func `a copy of a tree with a past looks like it and says the same`(seed: Int) {
    var writer = CallWriter(seed: seed)
    let tree = ModelTree(writer.way())
    var comparisons = 0
    while comparisons < 10 {
      guard let call = writer.call(tree.model), tree.perform(call), case .compare = call else { continue }
      comparisons += 1
      tree.root.layoutIfNeeded()
      tree.forgetIntentions()
      #expect(tree.root.differencesOfCopy == "")
    }
  }

  @Test
  func `a very deep tree can be copied`() {
    var view = a
    for _ in 0..<20_000 {
      let inside = LayoutView()
      view.addSubview(inside)
      view = inside
    }
    #expect(TreeCopy(of: view).root.subviews.count == 2)
  }

  private func wrapping(_ text: String) -> LayoutLabel {
    let label = LayoutLabel(text: text)
    label.numberOfLines = 0
    return label
  }
}

/// A view that counts what it is called for, and may copy its tree each time.
private final class Asked: LayoutView {
  var copies = false
  var updates = 0
  var layouts = 0
  var copied: [String] = []

  override func updateConstraints() {
    updates += 1
    copy()
  }

  override func layoutSubviews() {
    layouts += 1
    copy()
  }

  override var intrinsicContentSize: LayoutSize {
    copy()
    return LayoutSize(width: 50, height: 20)
  }

  private func copy() {
    guard copies else { return }
    let copy = TreeCopy(of: self)
    copy.root.layoutIfNeeded()
    copied.append(copy.root.layoutDescription)
  }
}

extension LayoutView {
  /// The differences between the tree and a copy of it, after a pass of both.
  fileprivate var differencesOfCopy: String {
    layoutIfNeeded()
    let copy = TreeCopy(of: self)
    copy.root.layoutIfNeeded()
    var lines: [String] = []
    forEachInSubtree { view in
      guard let other = copy.item(for: view) as? LayoutView else {
        return lines.append("\(view.name) is missing")
      }
      if !isSame(view.frame, other.frame) { lines.append("\(view.name): \(view.frame) \(other.frame)") }
      for guide in view.allGuides {
        guard let other = copy.item(for: guide) as? LayoutGuide else {
          return lines.append("\(guide.displayName)")
        }
        if isSame(guide.layoutFrame, other.layoutFrame) { continue }
        lines.append("\(guide.displayName): \(guide.layoutFrame) \(other.layoutFrame)")
      }
    }
    if layoutDescription != copy.root.layoutDescription {
      lines += [layoutDescription, copy.root.layoutDescription]
    }
    let reports = [self, copy.root].map { root in
      root.diagnostics.filter { $0.kind != "misuse" }.map { $0.description }.joined(separator: "\n")
    }
    if reports[0] != reports[1] { lines += reports }
    return lines.joined(separator: "\n")
  }

  /// Whether two rectangles are the same but for rounding errors.
  private func isSame(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    let pairs = [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)]
    return pairs.allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }
}
