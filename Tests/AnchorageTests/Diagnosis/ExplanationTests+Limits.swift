import Testing

@testable import Anchorage
@testable import AnchorageHeadless

// Explanations of what changed since, and of what is long; and that asking changes nothing.
extension ExplanationTests {
  @Test
  func `an explanation shows fifty lines and says how many more there are`() {
    var edge = root.leading
    for index in 0..<60 {
      let view = LayoutView(name: "v\(index)")
      root.addSubview(view)
      view.leading == edge + 1
      view.width == Double(2 + index)
      edge = view.trailing
    }
    root.layoutIfNeeded()
    let explanation = root.explain(edge)
    // Sixty gaps of 1, and widths from 2 to 61.
    #expect(explanation.value == 60 + 60 * 63 / 2 && explanation.lines.count > 50)
    let lines = "\(explanation)".split(separator: "\n").filter { $0.hasPrefix("    ") }
    #expect(lines.count == 51 && lines[50] == "    and \(explanation.lines.count - 50) more")
    // The constraints of the anchor itself are not among those left out.
    #expect(lines[0].hasPrefix("    v59.leading == v58.trailing + 1 "))
    #expect(lines[1].hasPrefix("    v59.width == 61 "))
  }

  @Test
  func `the lines of ten thousand views are found, ordered and joined in one walk`() {
    var edge = root.leading
    for index in 0..<10_000 {
      let view = LayoutView(name: "v\(index)")
      root.addSubview(view)
      view.leading == edge
      view.width == Double(1 + index % 20)
      edge = view.trailing
    }
    root.layoutIfNeeded()
    let explanation = root.explain(edge)
    #expect(explanation.value == 105_000 && explanation.lines.count == 20_000)
    #expect(explanation.lines.first?.text == "v9999.leading == v9998.trailing")
  }

  @Test
  func `a constraint that was removed since has no text`() {
    root.addSubview(name)
    let width = name.width == 60
    root.layoutIfNeeded()
    width.isActive = false
    #expect(root.explain(name.width).lines.map { $0.text } == ["a constraint that has been removed since"])
  }

  @Test
  func `a number that is none was refused, and the explanation is the same`() {
    root.addSubview(name)
    let width = name.width == 60
    let text = explanation(of: name.width)
    width.constant = .nan
    #expect(explanation(of: name.width) == text)
  }

  @Test
  func `explaining changes nothing`() {
    addRow()
    root.layoutIfNeeded()
    let (passes, before) = (root.engine?.passCount, root.solverStatistics)
    _ = root.explain(name.width)
    _ = root.explain(price.leading)
    root.layoutIfNeeded()
    #expect(root.engine?.passCount == passes)
    let after = root.solverStatistics
    #expect(after.rebuilds == before.rebuilds && after.edits == before.edits && after.pivots == before.pivots)
  }
}
