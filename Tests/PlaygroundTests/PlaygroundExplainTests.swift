import Testing

@testable import playground

/// `playground explain FILE ITEM.ANCHOR`
@Suite struct PlaygroundExplainTests {
  private static let scene = """
    root 320 100
    view name intrinsic 120 20
    view price intrinsic 45 20
    guide column
    name.leading == root.margins.leading
    price.trailing == root.trailing - 16
    [name, price].top == root.top
    column.width == root.width / 2
    """

  private func explain(_ arguments: String...) -> (status: Int32, out: String, err: String) {
    let desk = Desk(["a.layout": Self.scene])
    let status = desk.run(["explain", "a.layout"] + arguments)
    return (status, desk.out, desk.err)
  }

  @Test func `an anchor is explained instead of the layout, at every size`() {
    let result = explain("price.leading", "--size", "160x100")
    // 320 − 16 − 45 = 259, 160 − 16 − 45 = 99
    #expect(
      result.out == """
        price.leading is 259
            price.trailing == root.trailing - 16      304      a.layout:6
            price.width == 45                          45      (its content)
        note: root.width is 320
        note: 320 - 16 - 45 is 259

        --- 160 100
        price.leading is 99
            price.trailing == root.trailing - 16      144      a.layout:6
            price.width == 45                          45      (its content)
        note: root.width is 160
        note: 160 - 16 - 45 is 99

        """)
    #expect(result.status == 0 && result.err == "")
  }

  @Test func `several anchors are explained in their order, those of guides too`() {
    let result = explain("column.width", "root.margins.leading")
    #expect(
      result.out == """
        column.width is 160
            column.width == root.width * 0.5      160      a.layout:8
        note: root.width is 320

        root.margins.leading is 8
            root.margins.left == root.left + 8      8      (its insets)

        """)
  }

  @Test func `an item stands for four anchors`() {
    let result = explain("price")
    #expect(result.status == 0 && result.err == "")
    #expect(
      result.out.split(separator: "\n\n").map { $0.split(separator: "\n")[0] } == [
        "price.leading is 259", "price.top is 0", "price.width is 45", "price.height is 20",
      ])
  }

  @Test func `JSON has the explanations, too`() {
    let result = explain("--json", "column.width")
    #expect(
      result.out.hasSuffix(
        #","explanations":[{"anchor":"column.width","value":160,"constraints":["column.width == root.width * 0.5"],"#
          + #""lost":[],"text":"column.width is 160\n    column.width == root.width * 0.5      160      a.layout:8\n"#
          + #"note: root.width is 320"}]}"# + "\n"))
  }

  @Test(arguments: [
    ("nam.width", "error: 'nam.width' is not an anchor of 'a.layout'\nhelp: did you mean 'name.width'?\n"),
    ("name.y", "error: 'name.y' is not an anchor of 'a.layout'\nhelp: did you mean 'name.top'?\n"),
    ("name.widht", "error: 'name.widht' is not an anchor of 'a.layout'\nhelp: did you mean 'name.width'?\n"),
    ("nam.wdth", "error: 'nam.wdth' is not an anchor of 'a.layout'\nhelp: did you mean 'name.width'?\n"),
    (
      "root.margin.widht",
      "error: 'root.margin.widht' is not an anchor of 'a.layout'\nhelp: did you mean 'root.margins.width'?\n"
    ),
    (
      "nam.xyzzy",
      "error: 'nam.xyzzy' is not an anchor of 'a.layout'\nhelp: name an item and one anchor, for example 'root.width'\n"
    ),
    ("nam", "error: 'nam' is not an anchor of 'a.layout'\nhelp: did you mean 'name'?\n"),
    (
      "column.margins.width",
      "error: 'column.margins.width' is not an anchor of 'a.layout'\nhelp: name an item and one anchor, for example 'root.width'\n"
    ),
  ])
  func `a text that names no anchor is a mistake`(_ text: String, _ error: String) {
    let result = explain(text)
    #expect(result.status == 2 && result.out == "" && result.err == error)
  }

  @Test func `an anchor that the scene has is explained beside one that it lacks`() {
    let result = explain("name.nothing", "name.width")
    #expect(result.status == 2)
    #expect(result.out.hasPrefix("name.width is 120\n"))
    #expect(result.err.hasPrefix("error: 'name.nothing' is not an anchor of 'a.layout'\n"))
  }
}
