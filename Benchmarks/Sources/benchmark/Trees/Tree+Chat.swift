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
