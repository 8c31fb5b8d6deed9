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
