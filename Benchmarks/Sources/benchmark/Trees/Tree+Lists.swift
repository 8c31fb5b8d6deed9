import AnchorageHeadless

extension Tree {
  /// Messages on both sides, as wide as their words up to three quarters of the screen, with reactions.
  static let chat = Tree(
    "chat", size: { _ in LayoutSize(width: 375, height: 700) },
    frames: { _ in
      // 72 of text and 20 of padding; then a text that wraps after 26 letters.
      [LayoutRect(x: 46, y: 20, width: 92, height: 32), LayoutRect(x: 139, y: 64, width: 228, height: 48)]
    }
  ) { root, count in
    var bubbles: [LayoutView] = [], texts: [LayoutLabel] = []
    var edge = root.margins.top
    for index in 0..<count {
      let bubble = LayoutView(), text = LayoutLabel(text: sentence(index)), time = LayoutLabel(text: "09:41")
      let reactions = (0..<index % 3).map { LayoutLabel(text: ["+1", "haha"][$0]) }
      text.numberOfLines = 0
      root.addSubview(bubble)
      bubble.addSubview(text)
      root.addSubview(time)
      reactions.forEach(root.addSubview)
      batch {
        bubble.top == edge + 12
        bubble.width <= root.width * 0.75
        text.edges == bubble.edges.inset(by: LayoutInsets(top: 8, leading: 10, bottom: 8, trailing: 10))
        time.lastBaseline == bubble.bottom
        if index % 2 == 0 {
          let face = LayoutView()
          root.addSubview(face)
          face.size == LayoutSize(width: 32, height: 32)
          face.bottom == bubble.bottom
          face.leading == root.margins.leading
          bubble.leading == face.trailing + 6
          time.leading == bubble.trailing + 4
        } else {
          bubble.trailing == root.margins.trailing
          time.trailing == bubble.leading - 4
        }
        if let first = reactions.first {
          reactions.distribute(.horizontal, spacing: 4, alignment: .top)
          reactions.height == 20
          first.top == bubble.bottom - 6
          first.leading == bubble.leading + 8
        }
      }
      bubbles.append(bubble)
      texts.append(text)
      edge = reactions.first?.bottom ?? bubble.bottom
    }
    return Parts(
      edit: (texts[count / 2], sentence(count / 2 + 3)), middle: texts[count / 2],
      marks: Array(bubbles[..<2]))
  }
}

extension Tree {
  /// Mails with a dot, a sender, a date, a subject and two lines of the text.
  static let mailbox = Tree(
    "mailbox", size: { _ in LayoutSize(width: 375, height: 700) },
    frames: { _ in
      // 10 + 16 + 2 + 16 + 2 + one line + 10; the second has two lines.
      [LayoutRect(x: 0, y: 0, width: 375, height: 72), LayoutRect(x: 0, y: 72, width: 375, height: 88)]
    }
  ) { root, count in
    var rows: [LayoutView] = [], previews: [LayoutLabel] = []
    for index in 0..<count {
      let row = LayoutView(), dot = LayoutView(), line = LayoutView()
      let sender = LayoutLabel(text: words[index % words.count]), date = LayoutLabel(text: "Tuesday")
      let subject = LayoutLabel(text: sentence(index + 3)), preview = LayoutLabel(text: sentence(index))
      preview.numberOfLines = 2
      root.addSubview(row)
      [dot, sender, date, subject, preview, line].forEach(row.addSubview)
      date.setContentCompressionResistancePriority(.required, for: .horizontal)
      subject.setContentCompressionResistancePriority(.low - 50, for: .horizontal)
      batch {
        row.pinToSuperview(.horizontal)
        row.top == rows.last?.bottom ?? root.top
        dot.size == 10
        dot.centerY == sender.centerY
        dot.leading == row.leading + 8
        [sender, subject, preview].leading == dot.trailing + 8
        sender.top == row.top + 10
        date.firstBaseline == sender.firstBaseline
        date.leading >= sender.trailing + 8
        [date, preview].trailing == row.trailing - 16
        subject.trailing <= row.trailing - 16
        subject.top == sender.bottom + 2
        preview.top == subject.bottom + 2
        row.bottom == preview.bottom + 10
        line.edges.excluding(.top) == row.edges.inset(by: LayoutInsets(leading: 26))
        line.height == 1
      }
      rows.append(row)
      previews.append(preview)
    }
    return Parts(
      edit: (previews[count / 2], sentence(count / 2 + 1)), middle: previews[count / 2],
      marks: Array(rows[..<2]))
  }
}

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

extension Tree {
  /// Tracks with a cover, a bar that shows how much was played, and titles in the middle of the screen unless there is
  /// something in the way.
  static let player = Tree(
    "player", size: { _ in LayoutSize(width: 400, height: 700) },
    frames: { _ in
      // The first is in the middle; the eighth, of 37 letters, fills the 272 between the cover and the length.
      [LayoutRect(x: 164, y: 12, width: 72, height: 16), LayoutRect(x: 68, y: 12, width: 272, height: 16)]
    }
  ) { root, count in
    var tracks: [LayoutView] = [], titles: [LayoutLabel] = []
    for index in 0..<count {
      let track = LayoutView(), cover = LayoutView(), rail = LayoutView(), played = LayoutView()
      let title = LayoutLabel(text: sentence(index)), length = LayoutLabel(text: "3:\(10 + index % 50)")
      root.addSubview(track)
      [cover, title, length, rail].forEach(track.addSubview)
      rail.addSubview(played)
      batch {
        track.horizontalEdges == root.horizontalEdges
        track.top == tracks.last?.bottom ?? root.top
        track.height == 64
        cover.size == LayoutSize(width: 48, height: 48)
        cover.leading == track.leading + 8
        cover.centerY == track.centerY
        title.centerX == track.centerX ~ .high
        title.leading >= cover.trailing + 12
        title.trailing <= length.leading - 12
        title.top == track.top + 12
        length.trailing == track.trailing - 16
        length.firstBaseline == title.firstBaseline
        rail.leading == cover.trailing + 12
        rail.trailing == length.trailing
        rail.bottom == track.bottom - 12
        rail.height == 4
        played.edges.excluding(.trailing) == rail.edges
        played.width == rail.width * (Double(index % 10) / 10)
      }
      length.setContentCompressionResistancePriority(.required, for: .horizontal)
      tracks.append(track)
      titles.append(title)
    }
    return Parts(
      edit: (titles[count / 2], "Great"), middle: titles[count / 2], marks: [titles[0], titles[7]])
  }
}

extension Tree {
  /// Items with prices: the column of amounts is as wide as its widest, descriptions get what is left.
  static let invoice = Tree(
    "invoice", size: { _ in LayoutSize(width: 500, height: 800) },
    frames: { _ in
      // 10,800.00 is the widest amount; the second description has two lines.
      [
        LayoutRect(x: 412, y: 16, width: 72, height: 16), LayoutRect(x: 16, y: 16, width: 324, height: 16),
        LayoutRect(x: 16, y: 40, width: 324, height: 32),
      ]
    }
  ) { root, count in
    var texts: [LayoutLabel] = [], quantities: [LayoutLabel] = [], amounts: [LayoutLabel] = []
    var edge = root.top + 8
    for index in 0..<count {
      let text = LayoutLabel(text: sentence(index)), quantity = LayoutLabel(text: "\(index % 9 + 1) pcs")
      let amount = LayoutLabel(text: index == 2 ? "10,800.00" : "\(index % 9 + 1)20.00")
      text.numberOfLines = 0
      [text, quantity, amount].forEach(root.addSubview)
      [quantity, amount].setContentCompressionResistancePriority(.required, for: .horizontal)
      [quantity, amount].setContentHuggingPriority(.low + 1, for: .horizontal)
      batch {
        text.leading == root.leading + 16
        text.trailing == quantity.leading - 16
        quantity.trailing == amount.leading - 16
        amount.trailing == root.trailing - 16
        text.top == edge + 8
        [quantity, amount].firstBaseline == text.firstBaseline
      }
      edge = text.bottom
      texts.append(text)
      quantities.append(quantity)
      amounts.append(amount)
    }
    quantities.match(.width)
    amounts.match(.width)
    let total = LayoutLabel(text: "Total"), sum = LayoutLabel(text: "\(count),000.00")
    [total, sum].forEach(root.addSubview)
    batch {
      sum.trailing == amounts[0].trailing
      sum.top == edge + 16
      total.lastBaseline == sum.lastBaseline
      total.trailing <= sum.leading - 16
      total.leading == texts[0].leading ~ .high
    }
    return Parts(
      edit: (texts[count / 2], sentence(count / 2 + 6)), middle: texts[count / 2],
      marks: [amounts[0], texts[0], texts[1]])
  }
}
