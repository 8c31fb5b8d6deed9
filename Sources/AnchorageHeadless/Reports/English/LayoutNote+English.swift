import Anchorage

extension LayoutNote: CustomStringConvertible {
  /// The note as text.
  public var description: String {
    var lines = ["note: \(fact)"]
    lines += evidence(members.map { ($0.text, $0.location?.description ?? $0.origin.words) })
    if omittedCount > 0 && !members.isEmpty { lines.append("    and \(omittedCount) more") }
    if let help = help.map({ "\($0)" }) ?? advice { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }

  private var fact: String {
    switch reason {
    case .cutText(let axis, let needed, let available):
      "the text of \(item) is cut: it needs \(points(needed)) of \(axis.extent) and has \(roundedText(of: available))"
    case .cutLines(let needed, let available):
      "the text of \(item) is cut: it needs \(needed) lines and has \(available)"
    case .compressedContent(let axis, let needed, let available):
      "the content of \(item) is compressed: it needs \(points(needed)) of \(axis.extent) and has \(roundedText(of: available))"
    case .unsized:
      "\(item) is 0 points wide and high, and has content to show"
    case .empty(let axis):
      "\(item) is 0 points \(axis.adjective), and contains \(quoted(Array(items.dropFirst()), omittedCount))"
    case .collapsed(let axis):
      "\(item) \(items.count == 1 ? "is" : "are") 0 points \(axis.adjective), because the constraints on \(items.count == 1 ? "its size" : "their sizes") only refer to each other"
    case .outside(let superview, let distances):
      "\(quoted(items, omittedCount)) \(items.count == 1 ? "reaches" : "reach") beyond '\(superview)' by \(items.count == 1 ? "" : "up to ")\(sides(distances))"
    case .overlappingTexts(let overlap):
      "the texts of \(item) overlap by \(items.count > 2 ? "up to " : "")\(points(overlap.width)) of width and \(roundedText(of: overlap.height)) of height"
    case .rigidContent(let axis, let extent, let isHugging):
      "the content of \(item) will conflict once it needs \(isHugging ? "less" : "more") than \(points(extent)) of \(axis.extent)"
    case .unusedFrame(let frame):
      "the frame given to \(item), \(frame), is ignored: constraints place it"
    case .hiddenTakesRoom(let axis, let extent):
      "\(item) is hidden and takes \(points(extent)) of \(axis.extent)"
    case .unplacedSinceRemoval:
      "the constraints of \(item) became inactive when it was removed, and none has been active since it was added again"
    case .wideText(let scrollView, _):
      "'\(scrollView)' scrolls sideways: nothing limits the width of the text of \(item)"
    case .emptyStack:
      "the stack \(item) arranges no view"
    case .plainBaseline:
      "the baseline of a view without text is its edge"
    case .multiplied(let factor):
      "a size is \(roundedText(of: factor)) times another one"
    case .duplicates:
      "these constraints say the same thing"
    case .redundant where members.count == 1:
      "a constraint always holds: its anchors cancel out"
    case .hopeless where members.count == 1:
      "an optional constraint never holds: its anchors cancel out"
    case .redundant:
      "the first of these constraints holds whenever the second does"
    case .hopeless:
      "the first of these constraints cannot hold, because the second is required"
    case .missed(let amount):
      "an optional constraint is missed by \(points(amount))"
    }
  }

  private var advice: String? {
    switch reason {
    case .rigidContent(let axis, _, let isHugging):
      "lower \(isHugging ? "hugging" : "compression resistance"), for example '\(items[0]).\(isHugging ? "hugging" : "compressionResistance").\(axis.word) = 999'"
    case .hiddenTakesRoom:
      "arrange it in a stack view, where hidden views take no room"
    case .unplacedSinceRemoval:
      "activate them again, or declare them after 'addSubview'"
    case .wideText(let scrollView, let inside):
      "add a constraint, for example '\(inside).width == \(scrollView).width'"
    case .plainBaseline: "align centers, or override 'forFirstBaselineLayout' and 'forLastBaselineLayout'"
    case .multiplied(let factor):
      "write '* \(roundedText(of: factor / 100))' for \(roundedText(of: factor)) percent"
    case .duplicates: "keep one of them"
    case .redundant: members.count == 1 ? nil : "remove the first"
    default: nil
    }
  }

  /// The names of the items; only the first for a view with others in it.
  private var item: String {
    if case .empty = reason { return quoted(Array(items.prefix(1))) }
    return members.isEmpty ? quoted(items, omittedCount) : quoted(items)
  }

  private func sides(_ distances: LayoutInsets) -> String {
    let sides = [
      (distances.top, "at the top"), (distances.leading, "on the left"), (distances.bottom, "at the bottom"),
      (distances.trailing, "on the right"),
    ]
    let crossed = sides.filter { $0.0 > 0 }
    let texts = crossed.enumerated().map { place, side in
      "\(place == 0 ? points(side.0) : roundedText(of: side.0)) \(side.1)"
    }
    return enumeration(of: texts, outOf: texts.count)
  }
}

extension LayoutAxis {
  var extent: String { self == .horizontal ? "width" : "height" }
  fileprivate var adjective: String { self == .horizontal ? "wide" : "high" }
}
