import AnchorageHeadless

extension Tree {
  /// Tags that flow into lines, measured before; where a line has become too narrow, its tags give way.
  static let tags = Tree(
    "tags", size: { _ in LayoutSize(width: 400, height: 600) },
    frames: { _ in
      // 56, 40, 88, 40 and 112 make up the first line, with gaps of 8.
      [LayoutRect(x: 264, y: 8, width: 112, height: 24), LayoutRect(x: 8, y: 40, width: 48, height: 24)]
    }
  ) { root, count in
    var tags: [LayoutView] = [], labels: [LayoutLabel] = []
    var line: [LayoutView] = [], end = 8.0
    for index in 0..<count {
      let tag = LayoutView(), label = LayoutLabel(text: words[index % words.count])
      root.addSubview(tag)
      tag.addSubview(label)
      label.edges == tag.edges.inset(by: LayoutInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
      let width = label.intrinsicContentSize.width + 16
      if end + width + 8 > 400 {
        let above = line[0]
        line = []
        end = 8
        tag.top == above.bottom + 8
      } else if let first = line.first {
        tag.top == first.top
      } else {
        tag.top == root.top + 8
      }
      batch {
        tag.leading == (line.last?.trailing ?? root.leading) + 8
        tag.trailing <= root.trailing - 8
      }
      line.append(tag)
      tags.append(tag)
      labels.append(label)
      end += width + 8
    }
    return Parts(
      edit: (labels[count / 2], "Elderberry"), middle: tags[count / 2], marks: [tags[4], tags[5]])
  }
}
