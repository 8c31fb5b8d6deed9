import AnchorageHeadless

extension Tree {
  /// Split views inside split views, each in the middle unless a pane would get too small.
  static let splits = Tree(
    "splits", size: { LayoutSize(width: side($0), height: side($0)) },
    frames: { count in
      let side = side(count)
      return [
        LayoutRect(x: 0, y: 0, width: side / 2, height: side),
        LayoutRect(x: side / 2 + 1, y: 0, width: side / 2 - 1, height: side),
      ]
    }
  ) { root, count in
    var titles: [LayoutLabel] = []
    split(root, count, .horizontal, &titles)
    return Parts(
      edit: (titles[count / 2], "Another document"), middle: titles[count / 2],
      marks: [root.subviews[0], root.subviews[2]])
  }

  private static func side(_ count: Int) -> Double { 240 * Double(count).squareRoot().rounded(.up) }

  /// Divides a view among documents.
  private static func split(
    _ view: LayoutView, _ count: Int, _ axis: LayoutAxis, _ titles: inout [LayoutLabel]
  ) {
    guard count > 1 else {
      let title = LayoutLabel(text: sentence(titles.count))
      view.addSubview(title)
      title.centerXY == view.centerXY
      title.edges <= view.edges.inset(by: 4) ~ .high - 50
      titles.append(title)
      return
    }
    let first = LayoutView(), divider = LayoutView(), second = LayoutView()
    [first, divider, second].forEach(view.addSubview)
    batch {
      [first, divider, second].distribute(axis, in: view)
      if axis == .horizontal {
        [first, divider, second].verticalEdges == view.verticalEdges
        divider.width == 1
        [first, second].width >= 40
        first.width == view.width / 2 ~ .medium
      } else {
        [first, divider, second].horizontalEdges == view.horizontalEdges
        divider.height == 1
        [first, second].height >= 40
        first.height == view.height / 2 ~ .medium
      }
    }
    let next: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
    split(first, count / 2, next, &titles)
    split(second, count - count / 2, next, &titles)
  }
}
