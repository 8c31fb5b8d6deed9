import AnchorageHeadless

extension Tree {
  /// A day of events, three of which overlap at a time and share the width; what has much to say gets longer.
  static let calendar = Tree(
    "calendar", size: { LayoutSize(width: 378, height: 30 * Double($0) + 200) },
    frames: { _ in
      // Three columns of 106; the second text is five lines long.
      [
        LayoutRect(x: 0, y: 0, width: 106, height: 60), LayoutRect(x: 108, y: 20, width: 106, height: 88),
        LayoutRect(x: 216, y: 40, width: 106, height: 60),
      ]
    }
  ) { root, count in
    let day = LayoutView()
    root.addSubview(day)
    day.edges.excluding(.bottom) == root.edges.inset(by: LayoutInsets(leading: 56))
    day.height == 60 ~ .low
    let events = makeViews(count, in: day)
    var titles: [LayoutLabel] = []
    for first in stride(from: 0, to: count, by: 3) {
      let hour = LayoutLabel(text: "\(first / 3 % 24):00")
      root.addSubview(hour)
      hour.firstBaseline == day.top + 90 * Double(first / 3) + 12
      hour.trailing == day.leading - 8
      events[first..<min(first + 3, count)]
        .distribute(.horizontal, spacing: 2, sizes: .equal, in: day)
    }
    for (index, event) in events.enumerated() {
      let title = LayoutLabel(text: sentence(index))
      title.numberOfLines = 0
      event.addSubview(title)
      titles.append(title)
      batch {
        event.top == day.top + Double(90 * (index / 3) + 20 * (index % 3))
        event.height == 60 ~ 600
        event.bottom <= day.bottom
        title.edges.excluding(.bottom) == event.edges.inset(by: 4)
        title.bottom <= event.bottom - 4
      }
    }
    return Parts(
      edit: (titles[count / 2], sentence(count / 2 + 5)), middle: events[count / 2],
      marks: Array(events[..<3]))
  }
}

extension Tree {
  /// Subtitles along a film: each where and as long as it is spoken, but none over the next.
  static let subtitles = Tree(
    "subtitles", size: { LayoutSize(width: 60 * Double($0), height: 80) },
    frames: { count in
      // 20 points a second; the fifth would end 20 points behind the beginning of the sixth.
      [LayoutRect(x: 0, y: 24, width: 50, height: 32), LayoutRect(x: 240, y: 24, width: 59, height: 32)]
    }
  ) { root, count in
    let film = 3 * Double(count), cues = makeViews(count, in: root)
    var texts: [LayoutLabel] = []
    for (index, cue) in cues.enumerated() {
      let text = LayoutLabel(text: sentence(index)), head = LayoutView(), tail = LayoutView()
      [text, head, tail].forEach(cue.addSubview)
      batch {
        if index == 0 { cue.leading == root.leading ~ .high }
        if index > 0 { cue.leading == root.trailing * (3 * Double(index) / film) ~ .high }
        cue.width == root.width * ((index % 5 == 4 ? 4 : 2.5) / film) ~ .high - 50
        cue.width >= 16
        if index > 0 { cue.leading >= cues[index - 1].trailing + 1 }
        cue.trailing <= root.trailing
        cue.top == root.top + 24
        cue.height == 32
        [head, tail].width == 4
        [head, tail].verticalEdges == cue.verticalEdges
        head.leading == cue.leading
        tail.trailing == cue.trailing
        text.leading == head.trailing + 2
        text.trailing <= tail.leading - 2
        text.centerY == cue.centerY
      }
      text.setContentCompressionResistancePriority(.low - 50, for: .horizontal)
      texts.append(text)
    }
    return Parts(
      edit: (texts[count / 2], sentence(count / 2 + 2)), middle: cues[count / 2], marks: [cues[0], cues[4]])
  }
}

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
