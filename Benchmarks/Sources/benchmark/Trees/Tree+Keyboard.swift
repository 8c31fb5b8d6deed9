import AnchorageHeadless

extension Tree {
  /// Keys in rows of ten, nine and nine; all letters are as wide as the first.
  static let keyboard = Tree(
    "keyboard", size: { _ in LayoutSize(width: 390, height: 260) },
    frames: { _ in
      // Ten keys, nine gaps of 6 and 3 at both ends fill 390; nine keys are in the middle.
      [
        LayoutRect(x: 3, y: 8, width: 33, height: 42), LayoutRect(x: 22.5, y: 60, width: 33, height: 42),
        LayoutRect(x: 3, y: 112, width: 41.25, height: 42),
      ]
    }
  ) { root, count in
    var rows: [[LayoutView]] = [], labels: [LayoutLabel] = [], keyCount = 0
    while keyCount < count || rows.count < 3 {
      let keys = makeViews(rows.count % 3 == 0 ? 10 : 9, in: root)
      keyCount += keys.count
      for key in keys {
        let label = LayoutLabel(text: ["a", "b", "c", "123"][labels.count % 4])
        key.addSubview(label)
        label.centerXY == key.centerXY
        key.width >= label.width + 4 ~ .high
        labels.append(label)
      }
      batch {
        keys.height == 42
        keys.align(.top)
        keys[0].top == (rows.last?[0].bottom ?? root.top - 2) + 10
        switch rows.count % 3 {
        case 0:
          keys.distribute(
            .horizontal, spacing: 6, sizes: .equal, in: root, insets: LayoutInsets(leading: 3, trailing: 3))
        case 1:
          keys.distribute(.horizontal, spacing: 6)
          keys[4].centerX == root.centerX
          keys.width == rows[0][0].width
        default:
          // Shift and backspace at both ends.
          let letters = keys[1..<8]
          letters.distribute(.horizontal, spacing: 6)
          letters.width == rows[0][0].width
          keys[4].centerX == root.centerX
          [keys[0], keys[8]].width == rows[0][0].width * 1.25
          keys[0].leading == root.leading + 3
          keys[8].trailing == root.trailing - 3
        }
      }
      rows.append(keys)
    }
    return Parts(
      edit: (labels[labels.count / 2], "d"), middle: labels[labels.count / 2], marks: rows[..<3].map { $0[0] }
    )
  }
}
