import AnchorageHeadless

// One way to do each task. Whoever is measured gets this file with empty bodies.

/// Task 1.
public func row() -> LayoutView {
  let root = LayoutView(name: "row")
  let icon = LayoutView(name: "icon")
  let title = LayoutLabel(name: "title", text: "Harbour lights")
  let time = LayoutLabel(name: "time", text: "18:40")
  root.addSubviews(icon, title, time)
  batch {
    icon.size == 40
    icon.leading == root.leading + 16
    title.leading == icon.trailing + 12
    time.leading >= title.trailing + 8
    time.trailing == root.trailing - 16
    [icon, title, time].centerY == root.centerY
  }
  time.compressionResistance.horizontal = 751
  return root
}

/// Task 2.
public func card() -> LayoutView {
  let root = LayoutView(name: "root")
  let card = LayoutView(name: "card")
  let photo = LayoutView(name: "photo")
  let title = LayoutLabel(name: "title", text: "Harbour lights")
  let story = LayoutLabel(name: "story", text: "Boats come in at dusk, and leave before the sun is up.")
  story.numberOfLines = 0
  root.addSubview(card)
  card.addSubviews(photo, title, story)
  batch {
    card.edges.excluding(.bottom) == root.edges.inset(by: 16)
    photo.edges.excluding(.bottom) == card.edges
    photo.height == photo.width * (9.0 / 16)
    title.top == photo.bottom + 12
    story.top == title.bottom + 8
    [title, story].horizontalEdges == card.horizontalEdges.inset(by: 16)
    story.bottom == card.bottom - 16
  }
  return root
}

/// Task 3.
public func buttons() -> LayoutView {
  let root = LayoutView(name: "root")
  root.safeAreaInsets = LayoutInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  let buttons = ["cancel", "back", "next"].map { LayoutView(name: $0) }
  root.addSubviews(buttons)
  batch {
    buttons.distribute(.horizontal, spacing: 8, sizes: .equal, in: root, insets: 16)
    buttons.bottom == root.safeArea.bottom
    buttons.height == 44
  }
  return root
}

/// Task 4.
public func form() -> LayoutView {
  let root = LayoutView(name: "form")
  let labels = [LayoutLabel(name: "name", text: "Name"), LayoutLabel(name: "email", text: "Email address")]
  let fields = [LayoutView(name: "nameField"), LayoutView(name: "emailField")]
  root.addSubviews(labels + fields)
  batch {
    labels.leading == root.leading + 16
    fields.trailing == root.trailing - 16
    fields[0].leading == fields[1].leading
    fields.leading >= labels.trailing + 12
    fields.leading == labels.trailing + 12 ~ .low
    fields.height == 34
    fields[0].top == root.top + 16
    fields[1].top == fields[0].bottom + 12
    labels.centerY == fields.centerY
  }
  for label in labels { label.hugging.horizontal = 251 }
  return root
}

/// Task 5.
public func bubble() -> LayoutView {
  let root = LayoutView(name: "root")
  let bubble = LayoutView(name: "bubble")
  let text = LayoutLabel(name: "text", text: "Boats come in at dusk, and leave before the sun is up.")
  text.numberOfLines = 0
  root.addSubview(bubble)
  bubble.addSubview(text)
  batch {
    bubble.topTrailing == root.topTrailing.offset(x: -16, y: 8)
    bubble.width <= root.width * 0.75
    text.edges == bubble.edges.inset(by: 12)
  }
  return root
}

/// Task 6.
public func sheet() -> LayoutView {
  let root = LayoutView(name: "root")
  let sheet = LayoutView(name: "sheet")
  root.addSubview(sheet)
  batch {
    sheet.bottom == root.bottom - 16
    sheet.centerX == root.centerX
    sheet.height == 200
    sheet.width <= 480
    sheet.width == root.width - 32 ~ .high
  }
  return root
}

/// Task 7.
public func avatar() -> LayoutView {
  let root = LayoutView(name: "root")
  let avatar = LayoutView(name: "avatar")
  let badge = LayoutView(name: "badge")
  root.addSubviews(avatar, badge)
  batch {
    avatar.size == 56
    avatar.leading == root.leading + 16
    avatar.centerY == root.centerY
    badge.size == 16
    badge.centerXY == avatar.bottomTrailing.offset(x: -4, y: -4)
  }
  return root
}

/// Task 8.
public func photos() -> LayoutView {
  let root = LayoutView(name: "root")
  let photos = ["a", "b", "c", "d", "e", "f"].map { LayoutView(name: $0) }
  root.addSubviews(photos)
  photos.grid(columns: 3, spacing: 2, rowHeights: .equal, in: root)
  return root
}

/// Task 9.
public func split() -> LayoutView {
  enum Form { case narrow, wide }
  let root = LayoutView(name: "root")
  let sidebar = LayoutView(name: "sidebar")
  let content = LayoutView(name: "content")
  root.addSubviews(sidebar, content)
  let forms = ConstraintSwitch([
    Form.narrow: batch(active: false) {
      sidebar.edges.excluding(.bottom) == root.edges
      sidebar.height == 120
      content.edges.excluding(.top) == root.edges
      content.top == sidebar.bottom
    },
    .wide: batch(active: false) {
      sidebar.edges.excluding(.trailing) == root.edges
      sidebar.width == 200
      content.edges.excluding(.leading) == root.edges
      content.leading == sidebar.trailing
    },
  ])
  forms.select(bySizeOf: root) { $0.width < 500 ? .narrow : .wide }
  return root
}

/// Task 10.
public func list() -> LayoutView {
  let root = LayoutView(name: "root")
  let page = LayoutScrollView(name: "page")
  let rows = [LayoutView(name: "first"), LayoutView(name: "second")]
  root.addSubview(page)
  page.addSubviews(rows)
  batch {
    page.edges == root.edges
    rows.horizontalEdges == page.horizontalEdges.inset(by: 16)
    rows.width == page.width - 32
    rows.height == 56
    rows.distribute(.vertical, spacing: 8, in: page, insets: 16)
  }
  return root
}
