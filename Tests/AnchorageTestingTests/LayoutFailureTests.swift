import AnchorageHeadless
import AnchorageDrawing
import Testing

@testable import AnchorageTesting

@Suite struct LayoutFailureTests {
  /// A screen with a heading, a field, a button and a line, all but the heading at most 400 points wide.
  private func makeScreen(width: Double, height: Double) -> LayoutView {
    let screen = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: width, height: height))
    let heading = LayoutLabel(name: "heading", text: "Welcome back")
    let (field, button) = (LayoutView(name: "email"), LayoutView(name: "signIn"))
    let (placeholder, title) = (
      LayoutLabel(name: "placeholder", text: "Email"), LayoutLabel(name: "title", text: "Sign in")
    )
    let forgot = LayoutLabel(name: "forgot", text: "Forgot your password?")
    for view in [heading, field, button, forgot] { screen.addSubview(view) }
    field.addSubview(placeholder)
    button.addSubview(title)
    batch {
      heading.topLeading == screen.topLeading.offset(x: 16, y: 32)
      for view in [field, button] {
        view.height == 44
        view.width <= 400
        view.width == screen.width - 32 ~ .high
        view.centerX == screen.centerX
      }
      field.top == heading.bottom + 24
      placeholder.leading == field.leading + 12
      placeholder.centerY == field.centerY
      button.top == field.bottom + 24
      title.centerXY == button.centerXY
      forgot.centerX == screen.centerX
      forgot.top == button.bottom + 12
    }
    screen.layoutIfNeeded()
    return screen
  }

  private func picture(of view: LayoutView) -> [Substring] {
    let lines = LayoutFailure(message: "message", drawing: LayoutDrawing(of: view)).text.split(
      separator: "\n")
    return Array(lines.dropFirst())
  }

  @Test(arguments: [LayoutSize].screens)
  func `the texts of a screen can be read in its drawing`(size: LayoutSize) {
    let lines = picture(of: makeScreen(width: size.width, height: size.height))
    for text in ["Welcome back", "Email", "Sign in", "Forgot your password?"] {
      #expect(lines.contains { $0.contains(text) }, "\(text) in\n\(lines.joined(separator: "\n"))")
    }
    #expect(lines.count <= 54 && lines.allSatisfy { $0.count <= 78 })
  }

  @Test(arguments: [
    (390, 844, [49, 53]), (320, 568, [40, 36]), (744, 1133, [71, 54]), (844, 390, [78, 19]),
  ])
  func `a screen has a column for each letter and a row for each line, as far as there are any`(
    width: Double, height: Double, cells: [Int]
  ) {
    // A column is 8 points and a row 16, and the last edge has one more. An upright tablet has 54 rows, and a phone on its side
    // 78 columns.
    let lines = picture(of: makeScreen(width: width, height: height))
    #expect([lines[0].count, lines.count] == cells)
  }

  @Test
  func `a small cell has a small drawing`() {
    let cell = makeCell()
    cell.frame.size = LayoutSize(width: 136, height: 40)
    cell.layoutIfNeeded()
    #expect(
      picture(of: cell).joined(separator: "\n") == """
        +cell-----------------------------+
        |                                 |
        |  +label----------------------+  |
        |  |Harbour lights             |  |
        |  +---------------------------+  |
        +---------------------------------+
        """)
  }

  @Test
  func `a layout of many views is not drawn`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    for index in 0..<200 {
      root.addSubview(LayoutView(frame: LayoutRect(x: Double(index % 10) * 10, y: 0, width: 8, height: 8)))
    }
    root.layoutIfNeeded()
    #expect(picture(of: root) == [])
    root.subviews[0].removeFromSuperview()
    #expect(picture(of: root) != [])
  }
}
