import AnchorageHeadless

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
