import Cassowary

/// Items whose lengths or edges depend on each other.
extension Shape {
  static let columns: [Shape] = [
    Shape("equalhigh", root: { 100 * Double($0) }) { bar, count in
      // Buttons of equal length between two pinned ends.
      var previous: Equations.Item?
      for _ in 0..<count {
        let button = bar.makeLabel()
        bar.chain(button, after: previous)
        if let previous { bar.add(button.length == previous.length, 751) }
        previous = button
      }
      if let previous { bar.add(previous.end == bar.root - 8) }
    },
    Shape("sharedwidth") { list, count in
      // Rows whose labels would all like to be as long as the first.
      for index in 0..<count {
        let label = row(in: &list)
        if index > 0 { list.add(label.length == list.items[0].length, 751) }
      }
    },
    Shape("sharedchain") { list, count in
      for index in 0..<count {
        let label = row(in: &list)
        if index > 0 { list.add(label.length == list.items[index - 1].length, 751) }
      }
    },
    Shape("grid") { grid, count in
      // Ten columns; rows end inside the root.
      for index in 0..<count {
        let cell = grid.makeLabel(), column = index % 10
        grid.chain(cell, after: column == 0 ? nil : grid.items[index - 1])
        if index > 0 { grid.add(cell.length == grid.items[0].length, 750) }
        if column == 9 || index == count - 1 { grid.add(cell.end <= grid.root - 8) }
      }
    },
    Shape("sheet") { sheet, count in
      // Ten columns as wide as their widest cell.
      let edges = (0...10).map { _ in sheet.makeVariable() }
      sheet.add(edges[0] == 8)
      for column in 1...10 { sheet.add(edges[column] == edges[column - 1], 200) }
      for index in 0..<count {
        let cell = sheet.makeLabel(), column = index % 10
        sheet.add(cell.start == edges[column])
        sheet.add(edges[column + 1] >= cell.end + 8)
      }
    },
    Shape("editor") { editor, count in
      // A gutter as wide as the widest line number, and lines beside it.
      let gutter = editor.makeVariable()
      editor.add(gutter <= 0, 200)
      for index in 1...count {
        let digits = Double(8 * String(index).count)
        let number = editor.makeLabel(digits, resistance: .required, hugging: 251)
        editor.add(number.end == gutter)
        editor.add(number.start >= 4)
        let line = editor.makeLabel()
        editor.add(line.start == gutter + 8)
        editor.add(line.end == editor.root - 8)
      }
    },
    Shape("form") { form, count in
      // A column of labels as wide as the widest, and fields beside it.
      let column = form.makeVariable()
      form.add(column <= 0, 200)
      fill(&form, count, column) { $0.length <= column }
    },
    Shape("formeq") { form, count in
      let column = form.makeVariable()
      fill(&form, count, column) { $0.length == column }
    },
    Shape("masonry") { wall, count in
      // Three columns, and a wall as high as the highest.
      let height = wall.makeVariable()
      wall.add(height <= 0, 100)
      for index in 0..<count {
        let tile = wall.makeLabel()
        wall.chain(tile, after: index < 3 ? nil : wall.items[index - 3])
        wall.add(height >= tile.end + 8)
      }
    },
    Shape("wraprows") { rows, count in
      // Rows of five, each as high as its highest.
      var bottom = LinearExpression(constant: 0)
      for first in stride(from: 0, to: count, by: 5) {
        let top = rows.makeVariable(), height = rows.makeVariable()
        rows.add(height <= 0, 200)
        for _ in first..<min(first + 5, count) {
          let label = rows.makeLabel()
          rows.add(label.start == top)
          rows.add(height >= label.length)
        }
        rows.add(top == bottom)
        bottom = top + height
      }
    },
  ]

  /// A label inside the root.
  private static func row(in list: inout Equations) -> Equations.Item {
    let label = list.makeLabel()
    list.chain(label, after: nil)
    list.add(label.end <= list.root - 8)
    return label
  }

  private static func fill(
    _ form: inout Equations, _ count: Int, _ column: Variable,
    _ relate: (Equations.Item) -> LinearConstraint
  ) {
    for _ in 0..<count {
      let label = form.makeLabel()
      form.chain(label, after: nil)
      form.add(relate(label))
      let field = form.makeItem()
      form.add(field.start == column + 16)
      form.add(field.end == form.root - 8)
    }
  }
}
