import AnchorageHeadless
import Testing

/// The code of "Migrating from the visual format language".
@Suite struct VisualFormatPageTests {
  private let card = LayoutView(name: "card", frame: LayoutRect(x: 0, y: 0, width: 320, height: 80))
  private let icon = LayoutView(name: "icon")
  private let title = LayoutLabel(name: "title", text: "Harbour lights")

  init() {
    for view in [icon, title] { card.addSubview(view) }
  }

  @Test func `formats and lines say the same`() throws {
    try LayoutConstraint.constraints(
      visualFormat: "H:|-[icon(44)]-[title]-|", views: ["icon": icon, "title": title],
      options: .alignAllCenterY)
    try LayoutConstraint.constraints(visualFormat: "V:|-[icon(44)]", views: ["icon": icon])
    card.layoutIfNeeded()
    // 8 + 44 + 8 = 60, and 320 - 8 - 60 = 252; 8 + 22 - 8 = 22.
    let frames = [icon.frame, title.frame]
    #expect(
      frames == [
        LayoutRect(x: 8, y: 8, width: 44, height: 44), LayoutRect(x: 60, y: 22, width: 252, height: 16),
      ])

    for constraint in card.constraints + icon.constraints { constraint.isActive = false }
    icon.leading == card.margins.leading
    icon.width == 44
    title.leading == icon.trailing + 8
    title.width >= 80 ~ .high
    title.trailing == card.margins.trailing
    [icon, title].align(.centerY)
    icon.top == card.margins.top
    icon.height == 44
    card.layoutIfNeeded()
    #expect([icon.frame, title.frame] == frames)
  }

  @Test func `a mistake shows its place`() {
    var output = ""
    func print(_ error: some Error) { output = "\(error)\n" }
    do {
      try LayoutConstraint.constraints(
        visualFormat: "H:|-[icon]-8[title]", views: ["icon": icon, "title": title])
    } catch {
      print(error)
    }
    #expect(
      output == """
        expected '-' behind the space
            H:|-[icon]-8[title]
                        ^

        """)
  }
}
