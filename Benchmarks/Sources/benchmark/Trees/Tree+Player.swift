import AnchorageHeadless

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
