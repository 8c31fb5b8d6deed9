import AnchorageHeadless

extension Tree {
  /// A table whose columns somebody has dragged to a width: they keep it as long as all have their least one.
  static let columns = Tree(
    "columns", size: { _ in LayoutSize(width: 520, height: 600) },
    frames: { _ in
      // 200, 120 and 80, and 120 are left for the last.
      [LayoutRect(x: 4, y: 4, width: 192, height: 16), LayoutRect(x: 404, y: 4, width: 112, height: 16)]
    }
  ) { root, count in
    let header = LayoutView(), titles = makeLabels(4, in: header) { ["Name", "Kind", "Size", "Date"][$0] }
    let wishes: [Double] = [200, 120, 80], minima: [Double] = [100, 60, 60, 80]
    root.addSubview(header)
    header.edges.excluding(.bottom) == root.edges
    header.height == 28
    titles.distribute(.horizontal, in: header)
    titles.verticalEdges == header.verticalEdges
    for (index, title) in titles.enumerated() {
      title.width >= minima[index]
      if index < 3 { title.width == wishes[index] ~ .medium - Float(index) }
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
