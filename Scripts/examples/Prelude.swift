/// The names that the examples of the documentation take for granted: views in a root of 320 × 200.
class Examples {
  let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  let superview = LayoutView(name: "superview")
  let view = LayoutView(name: "view")
  let other = LayoutView(name: "other")
  let a = LayoutView(name: "a")
  let b = LayoutView(name: "b")
  let c = LayoutView(name: "c")
  let card = LayoutView(name: "card")
  let title = LayoutLabel(name: "title", text: "Title")
  let label = LayoutLabel(name: "label", text: "A label")
  let icon = LayoutView(name: "icon")
  let badge = LayoutView(name: "badge")
  let avatar = LayoutView(name: "avatar")
  let header = LayoutView(name: "header")
  let footer = LayoutView(name: "footer")
  let bar = LayoutView(name: "bar")
  let cell = LayoutView(name: "cell")
  let article = LayoutView(name: "article")
  let background = LayoutView(name: "background")
  let overlay = LayoutView(name: "overlay")
  let ruler = LayoutView(name: "ruler")
  let sheet = LayoutView(name: "sheet")
  let tooltip = LayoutView(name: "tooltip")
  let button = LayoutView(name: "button")
  let photo = LayoutView(name: "photo")
  let dot = LayoutView(name: "dot")
  let ok = LayoutView(name: "ok")
  let cancel = LayoutView(name: "cancel")
  let red = LayoutView(name: "red")
  let green = LayoutView(name: "green")
  let blue = LayoutView(name: "blue")
  let list = LayoutScrollView(name: "list", frame: LayoutRect(x: 0, y: 0, width: 320, height: 480))
  let page = LayoutView(name: "page", frame: LayoutRect(x: 0, y: 0, width: 320, height: 1200))
  let rows = [LayoutView(name: "first row"), LayoutView(name: "second row")]
  let photos = [LayoutView(name: "first photo"), LayoutView(name: "second photo")]
  let row = LayoutStackView(name: "row")
  let column = LayoutStackView(name: "column")
  let layout = ConstraintGroup<HeadlessBackend>()
  let showsIcon = true
  enum SizeClass { case compact, regular }

  let solver = Solver()
  let x: Variable
  let y: Variable

  init() {
    x = solver.makeVariable()
    y = solver.makeVariable()
    let views = [
      superview, view, other, a, b, c, card, title, icon, badge, avatar, header, footer, bar, cell, article,
      background, overlay, ruler, sheet, tooltip, button, photo, dot, ok, cancel, red, green, blue,
    ]
    for view in views + rows + photos + [list] { root.addSubview(view) }
    cell.addSubview(label)
    for stack in [row, column] { root.addSubview(stack) }
    list.addSubview(page)
    list.contentLayoutGuide.size == LayoutSize(width: 320, height: 1200) ~ 1
  }
}

/// A scene of the page, counted from zero.
func scene(_ number: Int, page: String = #filePath) throws -> Scene {
  Scene(parsing: try sceneText(number, page: page))
}

/// The text of a scene of the page, counted from zero.
func sceneText(_ number: Int, page: String = #filePath) throws -> String {
  let text = try String(contentsOf: URL(filePath: "../../" + page), encoding: .utf8)
  return text.components(separatedBy: "```layout\n")[number + 1].components(separatedBy: "```")[0]
}
