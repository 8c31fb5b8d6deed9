import AnchorageCode
import AnchorageHeadless
import Testing

/// Constraints stated one by one print as the statement that makes them all.
@Suite struct CompositeTests {
  private let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  private let a = LayoutView(name: "a"), b = LayoutView(name: "b"), c = LayoutView(name: "c")

  init() { root.addSubviews(a, b, c) }

  /// The lines of the batch.
  private var lines: [String] {
    root.layoutCode().split(separator: "\n").filter { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }

  @Test func `edges, margins and the safe area`() {
    a.top == root.top + 16
    root.leading == a.leading - 16
    a.bottom == root.bottom - 16
    a.trailing == root.trailing - 16
    b.leading >= root.safeArea.leading
    b.trailing <= root.safeArea.trailing
    c.left == root.margins.left
    c.right == root.margins.right
    #expect(
      lines == [
        "a.edges == root.edges.inset(by: 16)", "b.horizontalEdges <= root.safeArea.horizontalEdges",
        "c.horizontalEdges.absolute == root.margins.horizontalEdges",
      ])
  }

  @Test func `points, sizes and ranges`() {
    a.centerX == b.trailing - 4
    a.centerY == b.top + 4
    a.width == 24
    a.height == 24
    b.width >= 100
    b.width <= 200
    c.width == root.width * 0.5
    c.height == root.height * 0.5
    #expect(
      lines == [
        "a.centerXY == b.topTrailing.offset(x: -4, y: 4)", "a.size == 24", "b.width == 100...200",
        "c.size == root.size * 0.5",
      ])
  }

  @Test func `rows with equal sizes between the ends of a view`() {
    a.leading == root.leading + 16
    b.leading == a.trailing + 8
    c.leading == b.trailing + 8
    c.trailing == root.trailing - 16
    b.width == a.width
    c.width == a.width
    for view in [a, b, c] { view.centerY == root.centerY }
    #expect(
      lines == [
        "[a, b, c].distribute(.horizontal, spacing: 8, sizes: .equal, in: root, insets: LayoutInsets(horizontal: 16))",
        "[a, b, c].centerY == root.centerY",
      ])
  }

  @Test func `the same of several views and of pairs`() {
    for view in [a, b, c] {
      view.height == 44 ~ .high
      view.width <= root.width / 3
    }
    b.top == a.top
    c.top == a.top
    #expect(
      lines == [
        "[a, b, c].width <= root.width / 3", "[a, b, c].height == 44 ~ .high", "[a, b, c].align(.top)",
      ])
  }

  @Test func `distances, sums and identifiers`() {
    b.leading - a.trailing == c.leading - b.trailing
    (a.top == root.top + 8).identifier = "gap to the top"
    #expect(
      lines == [
        "let gapToTheTop = a.top == root.top + 8", "gapToTheTop.identifier = \"gap to the top\"",
        "b.leading - a.trailing == c.leading - b.trailing",
      ])
    #expect(
      root.layoutCode(as: .anchors).contains(
        "  a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint("
          + "equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)),"))
  }

  @Test func `a row of a hundred views prints as rows that fit a line`() {
    var last = a
    for index in 0..<100 {
      let view = LayoutView(name: "v\(index)")
      root.addSubview(view)
      view.leading == last.trailing + 8
      last = view
    }
    #expect(lines.count < 12 && lines.allSatisfy { $0.count <= 108 })
    // The last gap may be left over.
    #expect(lines.filter { !$0.hasSuffix("].distribute(.horizontal, spacing: 8)") }.count <= 1)
  }
}
