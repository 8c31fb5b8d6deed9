import Testing

@testable import Anchorage
@testable import AnchorageHeadless

struct ConstraintSwitchTests {
  private enum Width { case compact, regular, none }

  let root = makeRoot()
  let a = LayoutView(name: "a")

  init() {
    add(a, to: root)
  }

  private func layouts(_ selection: Width?) -> ConstraintSwitch<Width, LayoutView.Backend> {
    ConstraintSwitch(
      [
        .compact: batch(active: false) { a.width == 100 },
        .regular: batch { a.width == 200 },
      ], selection: selection)
  }

  private var texts: [String] { a.constraints.map { $0.layoutDescription } }

  @Test
  func `only the selected layout is active`() {
    let layouts = layouts(.compact)
    #expect(texts == ["a.width == 100"])
    layouts.selection = .regular
    #expect(texts == ["a.width == 200"])
    layouts.selection = .regular
    #expect(texts == ["a.width == 200"])
  }

  @Test
  func `no layout, or a key without one, has no constraints`() {
    let layouts = layouts(nil)
    #expect(texts == [])
    layouts.selection = .regular
    layouts.selection = Width.none
    #expect(texts == [])
    #expect(layouts.selection == Width.none)
  }

  @Test
  func `a layout that is set for the selected key becomes active`() {
    let layouts = layouts(.compact)
    layouts[.compact] = batch(active: false) { a.width == 110 }
    layouts[.regular] = batch { a.width == 210 }
    #expect(texts == ["a.width == 110"])
    layouts[.compact] = nil
    #expect(texts == [])
  }

  @Test
  func `switching takes one pass`() {
    let layouts = layouts(.compact)
    root.layoutIfNeeded()
    layouts.selection = .regular
    root.layoutIfNeeded()
    #expect(a.frame.size.width == 200)
    #expect(!problems(of: root).contains("conflict"))
  }
}
