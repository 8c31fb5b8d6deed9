import AnchorageHeadless
import AnchorageDrawing
import Testing

@testable import Screens
@testable import gallery

@Suite struct AnimatedDrawingTests {
  /// Two layouts of a box: at the left edge, and half outside of it.
  private func drawing() -> AnimatedDrawing {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 40))
    let box = LayoutView(name: "box", frame: LayoutRect(x: 0, y: 10, width: 20, height: 20))
    root.addSubview(box)
    var drawing = AnimatedDrawing(title: "A <box>", name: "box")
    for (x, seconds) in [(0.0, 1.0), (-10, 3), (0, 0.1)] {
      box.frame.origin.x = x
      root.layoutIfNeeded()
      let step = InteractionStep("x = \(x) & on", for: seconds)
      drawing.add(LayoutDrawing(onScreen: root), step, scale: 1.5)
    }
    return drawing
  }

  @Test
  func `one drawing is shown at a time`() {
    // 4.1 seconds in all: 1 / 4.1 = 24.39 %, 4 / 4.1 = 97.561 %.
    let svg = drawing().svg
    #expect(svg.contains("@keyframes box-0{0%{visibility:visible}24.39%{visibility:hidden}}"))
    #expect(
      svg.contains(
        "@keyframes box-1{0%{visibility:hidden}24.39%{visibility:visible}97.561%{visibility:hidden}}"))
    #expect(svg.contains(".anchorage #box-1{animation:box-1 4.1s step-end infinite}"))
    #expect(svg.contains("@keyframes box-2{0%{visibility:hidden}97.561%{visibility:visible}}"))
  }

  @Test
  func `nothing moves for readers who do not want it`() throws {
    let svg = drawing().svg
    let style = try #require(svg.firstRange(of: "@media(prefers-reduced-motion:no-preference){"))
    let before = svg[..<style.lowerBound]
    #expect(!before.contains("animation") && !before.contains("@keyframes"))
    #expect(before.contains(".anchorage .frame{visibility:hidden}\n.anchorage #box-1{visibility:visible}\n"))
  }

  @Test
  func `nothing outside of a screen is shown`() {
    // 150 + 40, 60 + 40 + 28 for the caption. The box is cut at the left edge, at 20, and half a point further for its line.
    let svg = drawing().svg
    #expect(svg.contains("viewBox=\"0 -28 190 128\""), "\(svg.prefix(120))")
    #expect(
      svg.contains("<clipPath id=\"box-1-window0\"><rect x=\"19\" y=\"19\" width=\"152\" height=\"62\"/>"))
    #expect(!svg.contains("box-0-window"))
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
    for _ in 0..<2 { drawing.add(LayoutDrawing(of: list), InteractionStep("at rest"), scale: 1) }
    let ids = drawing.svg.split(separator: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(ids.sorted() == ["list-0", "list-0-window0", "list-1", "list-1-window0"])
  }
}
