import Testing

@testable import AnchorageScenes

/// Scenes as Swift code.
struct SwiftListingTests {
  @Test
  func `declarations become views, and statements a batch`() {
    expectSwift(
      """
      root 320 100 margins 8 16 8 16 rtl
      view card
      label title in card "Ada \\"Countess\\"" lines 1
      label detail in card "Lovelace"
      guide column
      view mask frame 0 0 10 20

      card.edges == root.margins.edges
      title.leading == card.leading + 8 ~ .high
      column.width == 44
      """,
      """
      import AnchorageHeadless

      let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 100))
      root.layoutMargins = LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      root.layoutDirection = .rightToLeft
      let card = LayoutView(name: "card")
      let title = LayoutLabel(name: "title", text: "Ada \\"Countess\\"")
      title.numberOfLines = 1
      let detail = LayoutLabel(name: "detail", text: "Lovelace")
      detail.numberOfLines = 0
      let column = LayoutGuide(name: "column")
      let mask = LayoutView(name: "mask", frame: LayoutRect(x: 0, y: 0, width: 10, height: 20))

      root.addSubview(card)
      for view in [title, detail] { card.addSubview(view) }
      root.addLayoutGuide(column)
      root.addSubview(mask)

      for view in [detail] { view.translatesAutoresizingMaskIntoConstraints = false }

      batch {
        card.edges == root.margins.edges
        title.leading == card.leading + 8 ~ .high
        column.width == 44
      }

      root.layoutIfNeeded()
      print(root.layoutDescription)

      """)
  }

  @Test
  func `the members of a stack of AppKit are in their areas`() {
    expectSwift(
      """
      root 320 100
      stack row appkit vertical spacing 8 alignment centerX insets 1 2 3 4 distribution gravityAreas
      view a in row
      view b in row
      view c in row gravity center
      view d in row gravity center
      view e in row gravity bottom after 4
      """,
      """
      import AnchorageHeadless

      let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 100))
      let row = LayoutGravityStackView(name: "row")
      row.orientation = .vertical
      row.spacing = 8
      row.alignment = .centerX
      row.edgeInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      row.distribution = .gravityAreas
      let a = LayoutView(name: "a")
      let b = LayoutView(name: "b")
      let c = LayoutView(name: "c")
      let d = LayoutView(name: "d")
      let e = LayoutView(name: "e")

      root.addSubview(row)
      for view in [a, b] { row.addArrangedSubview(view) }
      for view in [c, d] { row.addView(view, in: .center) }
      row.addView(e, in: .bottom)
      row.setCustomSpacing(4, after: e)

      for view in [row] { view.translatesAutoresizingMaskIntoConstraints = false }

      root.layoutIfNeeded()
      print(root.layoutDescription)

      """)
  }

  @Test
  func `the members of a stack are arranged`() {
    expectSwift(
      """
      root 320 100
      stack row vertical spacing 8 alignment center
      label a in row "a" after 20
      label b in row "b"
      view badge in row floating
      row.topLeading == root.topLeading
      badge.centerXY == row.topTrailing
      """,
      """
      import AnchorageHeadless

      let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 100))
      let row = LayoutStackView(name: "row")
      row.axis = .vertical
      row.spacing = 8
      row.alignment = .center
      let a = LayoutLabel(name: "a", text: "a")
      a.numberOfLines = 0
      let b = LayoutLabel(name: "b", text: "b")
      b.numberOfLines = 0
      let badge = LayoutView(name: "badge")

      root.addSubview(row)
      row.addArrangedSubview(a)
      row.setCustomSpacing(20, after: a)
      row.addArrangedSubview(b)
      row.addSubview(badge)

      batch {
        row.topLeading == root.topLeading
        badge.centerXY == row.topTrailing
      }

      root.layoutIfNeeded()
      print(root.layoutDescription)

      """)
  }

  @Test
  func `names that Swift keeps are in backticks, and names of functions and types hide nothing`() {
    expectSwift(
      """
      root 320 100
      view switch
      view default in switch
      view view in switch
      guide print
      view batch frame 0 0 10 1
      view LayoutSize
      switch.size == LayoutSize(width: 40, height: 40)
      [default, LayoutSize].top == switch.top
      print.leading == batch.leading
      """,
      """
      import AnchorageHeadless

      let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 100))
      let `switch` = LayoutView(name: "switch")
      let `default` = LayoutView(name: "default")
      let view = LayoutView(name: "view")
      let print = LayoutGuide(name: "print")
      let batch = LayoutView(name: "batch", frame: LayoutRect(x: 0, y: 0, width: 10, height: 1))
      let LayoutSizeItem = LayoutView(name: "LayoutSize")

      root.addSubview(`switch`)
      for view_ in [`default`, view] { `switch`.addSubview(view_) }
      root.addLayoutGuide(print)
      for view_ in [batch, LayoutSizeItem] { root.addSubview(view_) }

      for view_ in [view] { view_.translatesAutoresizingMaskIntoConstraints = false }

      Anchorage.batch {
        `switch`.size == LayoutSize(width: 40, height: 40)
        [`default`, LayoutSizeItem].top == `switch`.top
        print.leading == batch.leading
      }

      root.layoutIfNeeded()
      Swift.print(root.layoutDescription)

      """)
  }

  @Test
  func `a view with content is of a subclass`() {
    let code = SwiftListing(SceneRun(Scene(parsing: "root 10 10\nview icon intrinsic 24 - baseline 18 6")))
      .text
    #expect(code.contains("final class ContentView: LayoutView {"))
    #expect(
      code.contains(
        """
        let icon = ContentView(name: "icon")
        icon.content = LayoutSize(width: 24, height: LayoutView.noIntrinsicMetric)
        icon.firstBaseline = 18
        icon.lastBaseline = 6

        """))
  }
}

private func expectSwift(
  _ scene: String, _ code: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let run = SceneRun(Scene(parsing: scene))
  #expect(run.mistakes.isEmpty, sourceLocation: sourceLocation)
  #expect(SwiftListing(run).text == code, sourceLocation: sourceLocation)
}
