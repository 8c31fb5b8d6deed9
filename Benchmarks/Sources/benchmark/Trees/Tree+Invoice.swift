import AnchorageHeadless

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
