import AnchorageHeadless

/// A card that invites to a walk: one column where there is little room, and the picture beside the text where there is more.
final class Card: LayoutView {
  private let panel, shadow: Box
  private let photo = Photo(name: "photo")
  private let column = LayoutGuide(name: "column")
  private let eyebrow, title, host, date, story, price, unit, action: Text
  private let avatar = Box("avatar", "fill=\"#d9776a\"", radius: 22)
  private let initials: Text
  private let tags: Tags
  private let rule, button: Box

  init(regular: Typeface, bold: Typeface, _ colors: Colors) {
    let (ink, grey, sea) = (colors.ink, colors.grey, colors.sea)
    panel = Box("panel", "fill=\"\(colors.panel)\"", radius: 20)
    shadow = Box(
      "shadow", "fill=\"#000000\" fill-opacity=\"\(colors.shadow)\" filter=\"url(#blur)\"", radius: 20)
    rule = Box("rule", "fill=\"\(colors.rule)\"")
    button = Box("button", "fill=\"\(colors.button)\"", radius: 22)
    eyebrow = Text("eyebrow", "WEEKEND WALK", bold, 12, sea)
    title = Text("title", "Harbour lights, told by the people who keep them", bold, 26, ink, balances: true)
    initials = Text("initials", "AL", bold, 16, "#ffffff")
    host = Text("host", "Ada Lovelace", bold, 15, ink, lines: 1)
    date = Text("date", "Saturday, 28 November · 2\u{A0}h\u{A0}30\u{A0}min", regular, 13, grey, lines: 2)
    story = Text(
      "story",
      "We meet at the old customs house and follow the quay to the pilot station. Two keepers open the lamp room for us, "
        + "and Tomáš brews coffee strong enough to see the far shore by. Wear shoes that may get wet.",
      regular, 15, ink, leading: 1.15)
    tags = Tags(
      "tags", ["Up to 12 people", "Outdoors", "Dogs welcome", "Easy path", "Kaffee & Kuchen"], regular, sea,
      on: colors.tag)
    price = Text("price", "€ 18", bold, 24, ink)
    unit = Text("unit", "per person", regular, 13, grey)
    action = Text("action", "Reserve a place", bold, 15, "#ffffff")
    super.init(name: "card")
    for view in [
      shadow, panel, photo, eyebrow, title, avatar, initials, host, date, story, tags, rule, price, unit,
      button,
      action,
    ] {
      addSubview(view)
    }
    addLayoutGuide(column)
    declareColumn()
  }

  /// Says where the picture and the column of text are: they depend on the width.
  func arrange(width: Double) {
    let isWide = width >= 640
    ownConstraints.update {
      panel.edges == self.edges.inset(by: 24)
      shadow.edges == panel.edges.offset(x: 0, y: 6)
      photo.topLeading == panel.topLeading
      column.top == (isWide ? panel.top : photo.bottom) + 24
      column.bottom == panel.bottom - 24
      column.trailing == panel.trailing - 24
      if isWide {
        photo.bottom == panel.bottom
        photo.width == panel.width * 0.42
        column.leading == photo.trailing + 28
      } else {
        photo.trailing == panel.trailing
        photo.height == photo.width * 0.5
        column.leading == panel.leading + 24
      }
      if width >= 440 {
        button.top == rule.bottom + 20
        price.centerY == button.centerY
        unit.trailing <= button.leading - 12
      } else {
        price.top == rule.bottom + 14
        button.top == price.bottom + 14
        button.leading == column.leading
        unit.trailing <= column.trailing
      }
    }
  }

  private func declareColumn() {
    batch {
      [eyebrow, title, avatar, story, tags, rule, price].leading == column.leading
      [title, story, tags, rule].trailing == column.trailing
      eyebrow.top == column.top
      title.top == eyebrow.bottom + 6
      avatar.size == 44
      avatar.top == title.bottom + 16
      initials.centerXY == avatar.centerXY
      [host, date].leading == avatar.trailing + 12
      [host, date].trailing <= column.trailing
      host.bottom == avatar.centerY
      date.top == avatar.centerY + 2
      story.top == avatar.bottom + 16 ~ .high
      story.top >= date.bottom + 14  // it may have two lines
      tags.top == story.bottom + 16
      rule.height == 1
      rule.top == tags.bottom + 20
      button.bottom == column.bottom
      button.height == 44
      button.trailing == column.trailing
      action.centerXY == button.centerXY
      action.leading >= button.leading + 20
      button.width == action.width + 40 ~ .low - 1
      unit.leading == price.trailing + 6
      unit.firstBaseline == price.firstBaseline
    }
    // The height is a whole number of pixels: the story gets what is left over.
    story.hugging.vertical = 249
  }
}

/// The colors of a card.
struct Colors {
  var ink, grey, sea, panel, rule, tag, button: String
  /// The opacity of the shadow.
  var shadow: Double

  static let light = Colors(
    ink: "#21302f", grey: "#5f6a69", sea: "#1d5c57", panel: "#ffffff", rule: "#e7e3dc", tag: "#e6f0ef",
    button: "#1d5c57", shadow: 0.16)
  static let dark = Colors(
    ink: "#edf2f1", grey: "#a3b0ae", sea: "#8fd3c8", panel: "#1c2526", rule: "#334041", tag: "#2a3b3b",
    button: "#2b7d75", shadow: 0.5)
}

/// A harbour at dusk, drawn to any size.
final class Photo: Shape {
  override func elements(in frame: LayoutRect) -> String {
    let (x, y, width, height) = (frame.minX, frame.minY, frame.size.width, frame.size.height)
    let sea = y + height * 0.68
    let lamp = x + width * 0.7
    return "<g clip-path=\"url(#panel)\">\n" + rectangle(frame, radius: 0, "fill=\"url(#dusk)\"")
      + "<circle cx=\"\(svg(x + width * 0.26))\" cy=\"\(svg(sea))\" r=\"\(svg(min(width, height) * 0.16))\" fill=\"#ffd9a0\"/>\n"
      + rectangle(
        LayoutRect(x: x, y: sea, width: width, height: height * 0.32), radius: 0, "fill=\"#24474d\"")
      + "<path fill=\"#fff3d0\" fill-opacity=\"0.5\" d=\"M\(svg(lamp)) \(svg(sea - 78))L\(svg(x)) \(svg(sea - 120))"
      + "L\(svg(x)) \(svg(sea - 66))Z\"/>\n"
      + "<path fill=\"#17302f\" d=\"M\(svg(lamp - 34)) \(svg(sea + 8))L\(svg(lamp + 60)) \(svg(sea + 8))"
      + "L\(svg(lamp + 44)) \(svg(sea - 6))L\(svg(lamp - 20)) \(svg(sea - 6))Z\"/>\n"
      + "<path fill=\"#fbfaf7\" d=\"M\(svg(lamp - 11)) \(svg(sea - 6))L\(svg(lamp - 7)) \(svg(sea - 70))"
      + "L\(svg(lamp + 7)) \(svg(sea - 70))L\(svg(lamp + 11)) \(svg(sea - 6))Z\"/>\n"
      + rectangle(LayoutRect(x: lamp - 6, y: sea - 84, width: 12, height: 14), radius: 2, "fill=\"#ffe9a8\"")
      + rectangle(LayoutRect(x: lamp - 9, y: sea - 90, width: 18, height: 6), radius: 3, "fill=\"#d9776a\"")
      + rectangle(
        LayoutRect(x: lamp - 9.2, y: sea - 46, width: 18.4, height: 12), radius: 0, "fill=\"#d9776a\"")
      + "</g>\n"
  }
}
