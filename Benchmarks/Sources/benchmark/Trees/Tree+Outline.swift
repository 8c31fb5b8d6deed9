import AnchorageHeadless

extension Tree {
  /// A tree of files, three in every folder, each with what it contains below it and further in.
  static let outline = Tree(
    "outline", size: { _ in LayoutSize(width: 600, height: 800) },
    frames: { count in
      // A line is 24 high, whatever it is in.
      let all = Double(count)
      return [
        LayoutRect(x: 0, y: 0, width: 600, height: 24 * all),
        LayoutRect(x: 20, y: 24, width: 580, height: 24 * (all - 1)),
      ]
    }
  ) { root, count in
    var nodes: [LayoutView] = [], titles: [LayoutLabel] = [], boxes: [LayoutView] = []
    // The parent of each comes before it, so that boxes are there to be filled.
    for index in 0..<count {
      let box = index == 0 ? root : boxes[(index - 1) / 3]
      let node = LayoutView(), triangle = LayoutView(), icon = LayoutView(), children = LayoutView()
      let title = LayoutLabel(text: sentence(index))
      box.addSubview(node)
      [triangle, icon, title, children].forEach(node.addSubview)
      batch {
        node.horizontalEdges == box.horizontalEdges
        // A box ends with its last child; one without children is empty.
        node.top == (index % 3 == 1 || index == 0 ? box.top : nodes[index - 1].bottom)
        triangle.size == LayoutSize(width: 12, height: 12)
        icon.size == LayoutSize(width: 16, height: 16)
        [triangle, icon, title].distribute(.horizontal, spacing: 6, alignment: .centerY)
        triangle.leading == node.leading + 4
        title.trailing <= node.trailing - 8
        title.top == node.top + 4
        children.edges.excluding(.top) == node.edges.inset(by: LayoutInsets(leading: 20))
        children.top == title.bottom + 4
        if 3 * index + 1 >= count { children.height == 0 }
        if index > 0 && (index % 3 == 0 || index == count - 1) { node.bottom == box.bottom }
      }
      title.setContentCompressionResistancePriority(.low - 50, for: .horizontal)
      nodes.append(node)
      titles.append(title)
      boxes.append(children)
    }
    return Parts(
      edit: (titles[count / 2], "Renamed"), middle: titles[count / 2], marks: [nodes[0], boxes[0]])
  }
}
