import AnchorageHeadless

extension Tree {
  /// Keys in rows of ten, nine and nine; all letters are as wide as the first.
  static let keyboard = Tree(
    "keyboard", size: { _ in LayoutSize(width: 390, height: 260) },
    frames: { _ in
      // Ten keys, nine gaps of 6 and 3 at both ends fill 390; nine keys are in the middle.
      [
        LayoutRect(x: 3, y: 8, width: 33, height: 42), LayoutRect(x: 22.5, y: 60, width: 33, height: 42),
        LayoutRect(x: 3, y: 112, width: 41.25, height: 42),
      ]
    }
  ) { root, count in
    var rows: [[LayoutView]] = [], labels: [LayoutLabel] = [], keyCount = 0
    while keyCount < count || rows.count < 3 {
      let keys = makeViews(rows.count % 3 == 0 ? 10 : 9, in: root)
      keyCount += keys.count
      for key in keys {
        let label = LayoutLabel(text: ["a", "b", "c", "123"][labels.count % 4])
        key.addSubview(label)
        label.centerXY == key.centerXY
        key.width >= label.width + 4 ~ .high
        labels.append(label)
      }
      batch {
        keys.height == 42
        keys.align(.top)
        keys[0].top == (rows.last?[0].bottom ?? root.top - 2) + 10
        switch rows.count % 3 {
        case 0:
          keys.distribute(
            .horizontal, spacing: 6, sizes: .equal, in: root, insets: LayoutInsets(leading: 3, trailing: 3))
        case 1:
          keys.distribute(.horizontal, spacing: 6)
          keys[4].centerX == root.centerX
          keys.width == rows[0][0].width
        default:
          // Shift and backspace at both ends.
          let letters = keys[1..<8]
          letters.distribute(.horizontal, spacing: 6)
          letters.width == rows[0][0].width
          keys[4].centerX == root.centerX
          [keys[0], keys[8]].width == rows[0][0].width * 1.25
          keys[0].leading == root.leading + 3
          keys[8].trailing == root.trailing - 3
        }
      }
      rows.append(keys)
    }
    return Parts(
      edit: (labels[labels.count / 2], "d"), middle: labels[labels.count / 2], marks: rows[..<3].map { $0[0] }
    )
  }
}

extension Tree {
  /// Rows of five cells, every fourth with three of them merged; columns are as wide as their widest cell.
  static let spreadsheet = Tree(
    "spreadsheet", size: { LayoutSize(width: 400, height: 25 * Double($0)) },
    frames: { _ in
      // The number in the third column needs 104; the others are 64 wide. Lines are one point.
      [
        LayoutRect(x: 304, y: 0, width: 56, height: 24), LayoutRect(x: 134, y: 25, width: 96, height: 24),
        LayoutRect(x: 69, y: 75, width: 226, height: 24),
      ]
    }
  ) { root, count in
    let columns = (0..<5).map { LayoutGuide(name: "column \($0)") }
    let rows = (0..<count).map { LayoutGuide(name: "row \($0)") }
    (columns + rows).forEach(root.addLayoutGuide)
    columns[0].leading == root.leading
    rows[0].top == root.top
    columns.distribute(.horizontal, spacing: 1)
    rows.distribute(.vertical, spacing: 1)
    columns.width == 64 ~ 300
    rows.height == 24
    columns.verticalEdges == root.verticalEdges
    rows.horizontalEdges == root.horizontalEdges
    var marks: [Int: LayoutView] = [:], last = LayoutLabel()
    for (index, row) in rows.enumerated() {
      let isMerged = index % 4 == 3
      for (number, column) in columns.enumerated() where !isMerged || number < 2 || number == 4 {
        let isWide = index == 1 && number == 2
        let text =
          isMerged && number == 1 ? "Subtotal of three rows" : isWide ? "1,234,567.89" : "\(index),200"
        let cell = LayoutLabel(text: text)
        root.addSubview(cell)
        batch {
          cell.leading == column.leading + 4
          cell.trailing == (isMerged && number == 1 ? columns[3] : column).trailing - 4
          cell.verticalEdges == row.verticalEdges
        }
        marks[5 * index + number] = cell
        if index == count / 2 { last = cell }
      }
    }
    return Parts(
      edit: (last, "99,999.50"), middle: last, marks: [4, 7, 16].compactMap { marks[$0] })
  }
}

extension Tree {
  /// Cards in three columns, each with a number, a chart of seven bars and a caption; a row is as high as its longest
  /// caption makes it.
  static let dashboard = Tree(
    "dashboard", size: { _ in LayoutSize(width: 640, height: 900) },
    frames: { _ in
      // 12 + 16 + 4 + 32 + 8 + 60 + 8 + three lines of the second card + 12.
      [
        LayoutRect(x: 8, y: 8, width: 200, height: 200), LayoutRect(x: 220, y: 8, width: 200, height: 200),
        LayoutRect(x: 6 * (152.0 / 7 + 4), y: 0, width: 152.0 / 7, height: 60),
      ]
    }
  ) { root, count in
    let cards = makeViews(count, in: root)
    cards.grid(columns: 3, spacing: 12)
    cards[0].topLeading == root.topLeading.offset(x: 8, y: 8)
    cards[0].width == (root.width - 40) / 3
    cards.height == 0 ~ .low - 50
    var captions: [LayoutLabel] = [], bars: [LayoutView] = []
    for (index, card) in cards.enumerated() {
      let title = LayoutLabel(text: words[index % words.count]),
        value = LayoutLabel(text: "\(index * 37 % 1000)")
      let chart = LayoutView(), caption = LayoutLabel(text: sentence(index))
      [title, value, chart, caption].forEach(card.addSubview)
      value.metrics = LayoutTextMetrics(characterWidth: 16, lineHeight: 32, baseline: 24)
      caption.numberOfLines = 0
      captions.append(caption)
      batch {
        [title, chart, caption].horizontalEdges == card.horizontalEdges.inset(by: 12)
        title.top == card.top + 12
        value.topLeading == title.bottomLeading.offset(x: 0, y: 4)
        chart.top == value.bottom + 8
        chart.height == 60
        caption.top == chart.bottom + 8
        caption.bottom <= card.bottom - 12
        let own = makeViews(7, in: chart)
        own.distribute(.horizontal, spacing: 4, sizes: .equal, alignment: .bottom, in: chart)
        for (day, bar) in own.enumerated() { bar.height == chart.height * (Double((index + day) % 7) / 6) }
        if index == 0 { bars = own }
      }
    }
    return Parts(
      edit: (captions[count / 2], sentence(count / 2 + 4)), middle: captions[count / 2],
      marks: [cards[0], cards[1], bars[6]])
  }
}

extension Tree {
  /// A table whose columns a user has dragged to a width: they keep it as long as all have their least one.
  static let columns = Tree(
    "columns", size: { _ in LayoutSize(width: 520, height: 600) },
    frames: { _ in
      // 200, 120 and 80, and 120 are left for the last.
      [LayoutRect(x: 4, y: 4, width: 192, height: 16), LayoutRect(x: 404, y: 4, width: 112, height: 16)]
    }
  ) { root, count in
    let header = LayoutView(), titles = makeLabels(4, in: header) { ["Name", "Kind", "Size", "Date"][$0] }
    let widths: [Double] = [200, 120, 80], minima: [Double] = [100, 60, 60, 80]
    root.addSubview(header)
    header.edges.excluding(.bottom) == root.edges
    header.height == 28
    titles.distribute(.horizontal, in: header)
    titles.verticalEdges == header.verticalEdges
    for (index, title) in titles.enumerated() {
      title.width >= minima[index]
      if index < 3 { title.width == widths[index] ~ .medium - Float(index) }
    }
    var edge = header.bottom, cells: [LayoutLabel] = []
    for index in 0..<count {
      let row = LayoutView()
      root.addSubview(row)
      batch {
        row.horizontalEdges == root.horizontalEdges
        row.top == edge
        row.height == 24
        for (column, title) in titles.enumerated() {
          let cell = LayoutLabel(text: column == 0 ? sentence(index) : words[(index + column) % words.count])
          row.addSubview(cell)
          cell.horizontalEdges == title.horizontalEdges.inset(by: 4)
          cell.centerY == row.centerY
          cell.setContentCompressionResistancePriority(.low - 50, for: .horizontal)
          cells.append(cell)
        }
      }
      edge = row.bottom
    }
    return Parts(
      edit: (cells[4 * (count / 2)], "Another name"), middle: cells[4 * (count / 2)],
      marks: [cells[0], cells[3]])
  }
}
