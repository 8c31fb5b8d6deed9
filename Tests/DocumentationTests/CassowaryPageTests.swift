import AnchorageHeadless
import AnchorageDrawing
import Cassowary
import Testing

/// The Swift of the first page about the solver, with what it draws.
@Suite struct CassowaryPageTests {
  @Test func `a bar is as long as what is left`() throws {
    let solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(nonNegative: true)
    try solver.add(left == 16)
    try solver.add(left + width <= 320)
    try solver.add((width == 400).strength(.strong))
    solver.solve()
    #expect(solver.value(of: width) == 304)

    let window = LayoutView(name: "window", frame: LayoutRect(x: 0, y: 0, width: 320, height: 48))
    let bar = LayoutView(
      name: "bar",
      frame: LayoutRect(x: solver.value(of: left), y: 12, width: solver.value(of: width), height: 24))
    window.addSubview(bar)
    window.layoutIfNeeded()
    expectPicture(LayoutDrawing(of: window).svg(), "Cassowary", "bar")
  }
}
