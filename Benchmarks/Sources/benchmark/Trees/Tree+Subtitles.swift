import AnchorageHeadless

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
        cue.leading == root.trailing * (3 * Double(index) / film) ~ .high
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
