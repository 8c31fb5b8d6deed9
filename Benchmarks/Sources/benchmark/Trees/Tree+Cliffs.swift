import AnchorageHeadless

/// Screens whose cost has grown faster than their size.
extension Tree {
  static let cliffs: [Tree] = [
    Tree(
      "row60", size: { _ in LayoutSize(width: 200, height: 40) }, conflicts: { $0 - keptWidths($0, $1) },
      frames: { count in
        // From the 25th icon on there is no room for the gaps; those keep their widths, outside.
        let kept = keptWidths(count, 200)
        return [0, 5, count - 1].map { index in
          let wide = min(index, kept) + max(index - 24, 0)
          return LayoutRect(
            x: Double(8 + 8 * index + 24 * wide), y: 8, width: index < kept || index > 23 ? 24 : 0, height: 24
          )
        }
      }
    ) { root, count in
      let icons = makeViews(count, in: root)
      for (index, icon) in icons.enumerated() {
        icon.width == 24
        icon.height == 24
        icon.top == root.top + 8
        icon.leading == (index == 0 ? root.leading : icons[index - 1].trailing) + 8
        icon.trailing <= root.trailing - 8
      }
      return Parts(middle: icons[count / 2], marks: [icons[0], icons[5], icons[count - 1]])
    },
    Tree(
      "chips", size: { LayoutSize(width: 54 * Double($0), height: 40) },
      frames: { count in
        // All would give way as gladly; then the first does.
        let contents = (0..<count).reduce(0) { $0 + 8 * words[$1 % words.count].count }
        let excess = Double(contents + 8 * (count + 1) - 54 * count)
        return [LayoutRect(x: 8, y: 8, width: max(0, 40 - excess), height: 16)]
      }
    ) { root, count in
      let chips = makeLabels(count, in: root) { words[$0 % words.count] }
      for (index, chip) in chips.enumerated() {
        let edge = index == 0 ? root.leading : chips[index - 1].trailing
        chip.leading >= edge + 8
        chip.leading == edge + 8 ~ .low
        chip.trailing <= root.trailing - 8
        chip.top == root.top + 8
      }
      return Parts(edit: (chips[count / 2], "Geography"), middle: chips[count / 2], marks: [chips[0]])
    },
    Tree(
      "toolbar", size: { LayoutSize(width: 120 * Double($0) + 8, height: 44) },
      frames: { count in
        [0, count - 1].map { LayoutRect(x: 8 + 120 * Double($0), y: 8, width: 112, height: 28) }
      }
    ) { root, count in
      let buttons = makeLabels(count, in: root) { words[$0 % words.count] }
      for (index, button) in buttons.enumerated() {
        button.leading == (index == 0 ? root.leading : buttons[index - 1].trailing) + 8
        if index > 0 { button.width == buttons[0].width ~ .high }
        button.verticalEdges == root.verticalEdges.inset(by: 8)
      }
      buttons[count - 1].trailing == root.trailing - 8
      return Parts(
        edit: (buttons[count / 2], "Tab"), middle: buttons[count / 2],
        marks: [buttons[0], buttons[count - 1]])
    },
    Tree(
      "timeline", size: { LayoutSize(width: 320, height: 50 * Double($0) + 400) },
      // Which event gives way is for the rival to say.
      frames: { _ in [] }
    ) { root, count in
      let events = makeViews(count, in: root)
      for (index, event) in events.enumerated() {
        event.height == [20, 30, 45, 60][index % 4]
        event.top == root.top + 38 * Double(index) ~ .medium
        if index > 0 { event.top >= events[index - 1].bottom + 2 }
        event.bottom <= root.bottom
        event.horizontalEdges == root.horizontalEdges.inset(by: LayoutInsets(leading: 56, trailing: 8))
      }
      return Parts(middle: events[count / 2])
    },
    Tree(
      "editor", size: { _ in LayoutSize(width: 400, height: 600) },
      frames: { count in
        let digits = Double(String(count).count), gutter = 4 + 8 * digits
        return [
          LayoutRect(x: gutter - 8, y: 4, width: 8, height: 16),
          LayoutRect(x: gutter + 8, y: 4, width: 384 - gutter, height: 16),
        ]
      }
    ) { root, count in
      let gutter = LayoutView()
      root.addSubview(gutter)
      gutter.topLeading == root.topLeading
      gutter.bottom == root.bottom
      gutter.width == 0 ~ .low - 50
      let numbers = makeLabels(count, in: root) { "\($0 + 1)" }, lines = makeLabels(count, in: root, sentence)
      for (index, line) in lines.enumerated() {
        let number = numbers[index]
        line.numberOfLines = 0
        line.setContentHuggingPriority(.low - 100, for: .horizontal)
        number.setContentHuggingPriority(251, for: .horizontal)
        number.setContentCompressionResistancePriority(.required, for: .horizontal)
        number.trailing == gutter.trailing
        number.leading >= gutter.leading + 4
        number.top == line.top
        line.leading == gutter.trailing + 8
        line.trailing == root.trailing - 8
        line.top == (index == 0 ? root.top : lines[index - 1].bottom) + 4
      }
      return Parts(
        edit: (lines[count / 2], sentence(count / 2 + 1)), middle: lines[count / 2],
        marks: [numbers[0], lines[0]])
    },
    Tree(
      "list", size: { _ in LayoutSize(width: 400, height: 600) },
      frames: { count in
        // Titles are as wide as the first, of nine letters; the longest value is 304 wide and just fits.
        [
          LayoutRect(x: 8, y: 8, width: 72, height: 16), LayoutRect(x: 88, y: 8, width: 304, height: 16),
          LayoutRect(x: 8, y: 8 + 24 * Double(count - 1), width: 72, height: 16),
        ]
      }
    ) { root, count in
      let titles = makeLabels(count, in: root) { ["Raspberry", "Fig", "Apple", "Nut"][$0 % 4] }
      let values = makeLabels(count, in: root) { String(sentence(3).prefix(10 + $0 * 7 % 29)) }
      for (index, title) in titles.enumerated() {
        let value = values[index]
        title.leading == root.leading + 8
        title.top == (index == 0 ? root.top : titles[index - 1].bottom) + 8
        title.width == titles[0].width ~ .high
        value.leading >= title.trailing + 8
        value.leading == title.trailing + 8 ~ .medium
        value.trailing == root.trailing - 8
        value.top == title.top
        value.setContentCompressionResistancePriority(760, for: .horizontal)
      }
      return Parts(
        edit: (titles[count / 2], "Distance"), middle: values[count / 2],
        marks: [titles[0], values[0], titles[count - 1]])
    },
    Tree(
      "gridopen", size: { LayoutSize(width: 316, height: 20 * Double($0)) },
      frames: { count in
        // Heights that are left open are as small as they can be, the first before the last.
        let (column, above) = ((count - 1) % 3, Double((count - 1) / 3))
        return [
          LayoutRect(x: 0, y: 0, width: 100, height: 0),
          LayoutRect(
            x: 108 * Double(column), y: 8 * above, width: 100, height: 20 * Double(count) - 8 * above),
        ]
      }
    ) { root, count in
      let cells = makeViews(count, in: root)
      cells.grid(columns: 3, spacing: 8, in: root)
      return Parts(middle: cells[count / 2], marks: [cells[0], cells[count - 1]])
    },
    Tree(
      "distribute", size: { LayoutSize(width: 20 * Double($0), height: 40) },
      frames: { count in
        // The first is longer than it would like to be: of equal priorities, the first view gives way.
        [
          LayoutRect(x: 0, y: 0, width: 18 + 2 * Double(count), height: 40),
          LayoutRect(x: 20 * Double(count) - 10, y: 0, width: 10, height: 40),
        ]
      }
    ) { root, count in
      let items = makeViews(count, in: root)
      items.distribute(.horizontal, spacing: 8, in: root)
      items.width == 10 ~ .low
      items.verticalEdges == root.verticalEdges
      return Parts(middle: items[count / 2], marks: [items[0], items[count - 1]])
    },
    Tree(
      "unconstrained", size: { _ in LayoutSize(width: 320, height: 480) },
      frames: { _ in [LayoutRect(x: 1, y: 1, width: 300, height: 400)] }
    ) { root, count in
      var views: [LayoutView] = []
      for _ in 0..<count {
        let view = LayoutView(frame: LayoutRect(x: 1, y: 1, width: 300, height: 400))
        (views.last ?? root).addSubview(view)
        views.append(view)
      }
      return Parts(middle: views[count / 2], marks: [views[count - 1]])
    },
  ]

  /// How many of a row's icons keep both their width and their place inside the root: gaps are required before
  /// widths, and the first widths before the last.
  private static func keptWidths(_ count: Int, _ width: Double) -> Int {
    max(0, (Int(width) - 8 - 8 * min(count, (Int(width) - 8) / 8)) / 24)
  }

  static let words = ["Apple", "Fig", "Raspberry", "Nut", "Blackcurrant", "Pear", "Plum", "Gooseberry"]

  static func makeViews(_ count: Int, in parent: LayoutView) -> [LayoutView] {
    (0..<count).map { _ in
      let view = LayoutView()
      parent.addSubview(view)
      return view
    }
  }

  static func makeLabels(
    _ count: Int, in parent: LayoutView, _ text: (Int) -> String
  ) -> [LayoutLabel] {
    (0..<count).map { index in
      let label = LayoutLabel(text: text(index))
      parent.addSubview(label)
      return label
    }
  }
}
