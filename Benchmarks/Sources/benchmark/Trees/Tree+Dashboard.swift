import AnchorageHeadless

extension Tree {
  /// Cards in three columns, each with a number, a chart of seven bars and a caption; a row is as high as its longest
  /// caption makes it.
  static let dashboard = Tree(
    "dashboard", size: { _ in LayoutSize(width: 640, height: 900) },
    frames: { _ in
      // 12 + 16 + 4 + 32 + 8 + 60 + 8 + three lines of the second card + 12.
      [
        LayoutRect(x: 8, y: 8, width: 200, height: 200), LayoutRect(x: 220, y: 8, width: 200, height: 200),
        LayoutRect(x: 6 * (152.0 / 7 + 4), y: 0, width: 152.0 / 7, height: 60),
      ]
    }
  ) { root, count in
    let cards = makeViews(count, in: root)
    cards.grid(columns: 3, spacing: 12)
    cards[0].topLeading == root.topLeading.offset(x: 8, y: 8)
    cards[0].width == (root.width - 40) / 3
    cards.height == 0 ~ .low - 50
    var captions: [LayoutLabel] = [], bars: [LayoutView] = []
    for (index, card) in cards.enumerated() {
      let title = LayoutLabel(text: words[index % words.count]),
        value = LayoutLabel(text: "\(index * 37 % 1000)")
      let chart = LayoutView(), caption = LayoutLabel(text: sentence(index))
      [title, value, chart, caption].forEach(card.addSubview)
      value.metrics = LayoutTextMetrics(characterWidth: 16, lineHeight: 32, baseline: 24)
      caption.numberOfLines = 0
      captions.append(caption)
      batch {
        [title, chart, caption].horizontalEdges == card.horizontalEdges.inset(by: 12)
        title.top == card.top + 12
        value.topLeading == title.bottomLeading.offset(x: 0, y: 4)
        chart.top == value.bottom + 8
        chart.height == 60
        caption.top == chart.bottom + 8
        caption.bottom <= card.bottom - 12
        let own = makeViews(7, in: chart)
        own.distribute(.horizontal, spacing: 4, sizes: .equal, alignment: .bottom, in: chart)
        for (day, bar) in own.enumerated() { bar.height == chart.height * (Double((index + day) % 7) / 6) }
        if index == 0 { bars = own }
      }
    }
    return Parts(
      edit: (captions[count / 2], sentence(count / 2 + 4)), middle: captions[count / 2],
      marks: [cards[0], cards[1], bars[6]])
  }
}
