import AnchorageHeadless

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
