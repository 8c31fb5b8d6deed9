import Anchorage
import Testing

@testable import gallery

@Suite struct AnimatedDrawingTests {
  /// Two layouts: a box at the left edge, and outside of it.
  private func drawing() -> AnimatedDrawing {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 40))
    let box = LayoutView(name: "box", frame: LayoutRect(x: 0, y: 10, width: 20, height: 20))
    root.addSubview(box)
    var drawing = AnimatedDrawing(title: "A <box>", name: "box")
    for (x, seconds) in [(0.0, 1.0), (-30, 3)] {
      box.frame.origin.x = x
      root.layoutIfNeeded()
      drawing.add(root, caption: "x = \(x) & on", seconds: seconds)
    }
    return drawing
  }

  @Test
  func `one drawing is shown at a time`() {
    // 4 seconds in all, of which the first drawing has 25 %.
    let svg = drawing().svg
    #expect(svg.contains("@keyframes box-0{0%{visibility:visible}25%{visibility:hidden}}"))
    #expect(svg.contains("@keyframes box-1{0%{visibility:hidden}25%{visibility:visible}}"))
    #expect(svg.contains(".anchorage #box-1{animation:box-1 4s step-end infinite}"))
  }

  @Test
  func `nothing moves for readers who do not want it`() throws {
    let svg = drawing().svg
    let style = try #require(svg.firstRange(of: "@media(prefers-reduced-motion:no-preference){"))
    let before = svg[..<style.lowerBound]
    #expect(!before.contains("animation") && !before.contains("@keyframes"))
    #expect(before.contains(".anchorage .frame{visibility:hidden}\n.anchorage #box-0{visibility:visible}\n"))
  }

  @Test
  func `the roots of all drawings have one corner`() {
    // At 1.5 units a point, the second drawing begins 45 units further to the left: the first is moved by as much.
    let svg = drawing().svg
    #expect(svg.contains("viewBox=\"0 0 235 128\""), "\(svg.prefix(120))")  // 45 + 150 + 40, 60 + 40 + 28
    #expect(svg.contains("<g transform=\"translate(45 28)\">"))
    #expect(svg.contains("<g transform=\"translate(0 28)\">"))
  }

  @Test
  func `titles and captions are escaped`() {
    let svg = drawing().svg
    #expect(svg.contains("aria-label=\"A &lt;box&gt;\""))
    #expect(svg.contains(">x = 0.0 &amp; on</text>"))
  }

  @Test
  func `no two drawings share an identifier`() {
    let list = LayoutScrollView(name: "list", frame: LayoutRect(x: 0, y: 0, width: 100, height: 40))
    list.addSubview(LayoutView(name: "row", frame: LayoutRect(x: 0, y: 20, width: 100, height: 40)))
    list.contentLayoutGuide.size == LayoutSize(width: 100, height: 60)
    list.layoutIfNeeded()
    var drawing = AnimatedDrawing(title: "A list", name: "list")
    for _ in 0..<2 { drawing.add(list, caption: "at rest", seconds: 1) }
    let ids = drawing.svg.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(ids.sorted() == ["list-0", "list-0-window0", "list-1", "list-1-window0"])
  }
}
