extension LayoutMistake: CustomStringConvertible {
  /// The report as text.
  public var description: String {
    var lines = ["error: \(problem)"]
    lines += evidence(constraints.map { ($0, location?.description ?? "") })
    if let help { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }

  private var problem: String {
    switch reason {
    case .numberOutOfRange(let quantity, let number):
      "\(quantity.words) of '\(item)' cannot be \(word(for: number) ?? text(of: number))"
    case .negativeSize(let number):
      "the width or height of '\(item)' cannot be \(word(for: number) ?? text(of: number))"
    case .priorityOutOfRange(let number):
      "a priority of '\(item)' cannot be \(word(for: Double(number)) ?? "\(LayoutPriority(number))")"
    case .noCommonAncestor(let first, let second), .inTwoTrees(let first, let second):
      "'\(first)' and '\(second)' have no common ancestor"
    case .declaredTooEarly(let item, let container):
      "\(constraints.count > 1 ? "constraints were" : "a constraint was") declared before '\(item)' was added to '\(container)'"
    case .guideWithoutView(let guide):
      "the guide '\(guide)' belongs to no view"
    case .itemIsGone:
      "an item of the constraint no longer exists"
    case .constraintWasReplaced:
      "a constraint was used after its group, declared again, replaced it with another"
    case .anchorsUntold:
      "the anchors of a constraint cannot be read, so the problems of '\(item)' are reported without it"
    case .placeEqualsNumber(let anchor):
      "'\(anchor)' is a coordinate and cannot be compared with a number alone"
    case .mixedDirections(let first, let second):
      "'\(first)' and '\(second)' cannot be compared: one follows the layout direction, the other does not"
    case .incompatibleAttributes(let first, let second):
      "'\(first)' and '\(second)' cannot be compared: they measure different things"
    case .tooManyAnchors:
      "the constraint has more anchors than UIKit's or AppKit's can have"
    case .saysNothing:
      "the anchors of the constraint cancel out"
    case .cycle(let parent, let child):
      parent == child
        ? "'\(child)' cannot be its own subview" : "'\(child)' contains '\(parent)' and cannot be its subview"
    case .noSuchIndex(let index, let count):
      "'\(item)' has \(count) subviews, so nothing can be inserted at index \(index)"
    case .notASubview(let view):
      "'\(view)' is not a subview of '\(item)'"
    case .guideOfAnotherView(let guide):
      "'\(guide)' belongs to the view that made it and cannot be added to '\(item)'"
    case .baselineOutside(let view):
      "'\(item)' cannot have the baselines of '\(view)', which is not inside it"
    case .noSuperview:
      "'\(item)' has no superview to be pinned to"
    case .layoutWhileMeasuring:
      "'\(item)' asked for layout while it was measured"
    case .nothingInCommon:
      "'\(item)' has no edge in common with the other side"
    case .alignmentAlongAxis(let attribute, let axis):
      "items distributed \(axis == .horizontal ? "horizontally" : "vertically") cannot share '\(attribute)'"
    case .wrongNumberOfGaps(let count, let needed):
      "\(counted(count, "spacing")) cannot fill the \(counted(needed, "gap")) between '\(item)' and the items after it"
    case .wrongNumberOfWeights(let count, let needed):
      "'\(item)' and the items after it need \(counted(needed, "weight")), not \(count)"
    case .unequalCounts(let left, let right):
      "the list that begins with '\(item)' has \(counted(left, "anchor")) and cannot be paired with a list of \(right)"
    case .evenlyWithoutContainer:
      "the spacing '.evenly' of '\(item)' and the items after it needs a container"
    case .insetAcrossAxis(let axis):
      "the insets at the \(axis == .horizontal ? "top or the bottom" : "leading or the trailing edge") move none of the items that begin with '\(item)'"
    case .wrongNumberOfColumns(let count):
      "the grid that begins with '\(item)' cannot have \(counted(count, "column"))"
    case .unknownName(let name, _):
      "no subview is named '\(name)'"
    case .arrangedAlready(let view):
      "'\(item)' arranges '\(view)' already"
    case .notArranged(let view):
      "'\(item)' does not arrange '\(view)'"
    case .noSuchArrangedIndex(let index, let count):
      "'\(item)' arranges \(counted(count, "view")), so nothing can be inserted at index \(index)"
    case .baselinesOfColumn:
      "'\(item)' is vertical, so the views in it have no baseline in common"
    }
  }

  private var help: String? {
    switch reason {
    case .numberOutOfRange(.displayScale, _):
      "use a scale above 0, for example 2, or nil to inherit it"
    case .numberOutOfRange(.multiplier, _):
      "use a multiplier from \(text(of: multipliers.lowerBound)) to \(text(of: multipliers.upperBound)): with others, rounding errors would decide the layout"
    case .numberOutOfRange(.weight, _):
      "use weights above 0, none more than \(text(of: multipliers.upperBound)) times another"
    case .numberOutOfRange(.visibilityPriority, _):
      "use a priority from 0 to 1000, for example '.detachOnlyIfNecessary'"
    case .numberOutOfRange:
      "use a finite number of magnitude \(text(of: largestNumber)) or less"
    case .negativeSize:
      "use a size of 0 or more"
    case .priorityOutOfRange:
      "use a priority above 0 and up to 1000, for example '~ .high'"
    case .noCommonAncestor(let first, let second):
      "put both into one tree first, for example '\(second).addSubview(\(first))'"
    case .inTwoTrees:
      "use views of one tree: each of these roots has a size of its own"
    case .declaredTooEarly:
      constraints.count > 1
        ? "declare them afterwards, or activate them again: 'group.activate()'"
        : "declare it afterwards, or activate it again: 'constraint.isActive = true'"
    case .guideWithoutView(let guide):
      "give it to a view first: 'view.addLayoutGuide(\(guide))'"
    case .itemIsGone:
      "make the constraint again for the new item"
    case .constraintWasReplaced(let attribute):
      "ask the group for the constraint that it has now, for example 'group[.\(attribute)].first'"
    case .anchorsUntold:
      "declare it with Anchorage, which remembers them, for example 'b.leading - a.trailing == c.leading - b.trailing'"
    case .placeEqualsNumber(let anchor):
      "compare it with another anchor, for example '\(anchor) == superview.\(attribute(of: anchor)) + 8'"
    case .mixedDirections:
      "use leading and trailing for both, or left and right for both"
    case .incompatibleAttributes:
      "compare anchors of one axis, or dimensions with dimensions"
    case .tooManyAnchors:
      "relate two anchors, distances or dimensions; for a sum, add a layout guide that has its size"
    case .saysNothing:
      "relate two different anchors, or a dimension and a number"
    case .cycle(let parent, let child):
      parent == child
        ? "add another view"
        : "take the inner view out of the outer one first: '\(parent).removeFromSuperview()'"
    case .noSuchIndex(_, let count):
      "use an index from 0 to \(count)"
    case .notASubview(let view):
      view == item ? nil : "add it first: '\(item).addSubview(\(view))'"
    case .guideOfAnotherView:
      "add a guide of your own and relate its edges"
    case .baselineOutside:
      "name a subview, or the view itself"
    case .noSuperview:
      "add it to a view first: 'view.addSubview(\(item))'"
    case .layoutWhileMeasuring:
      "answer from the content and the size that 'sizeThatFits(_:)' is given"
    case .nothingInCommon:
      "name the same edges on both sides"
    case .alignmentAlongAxis(_, let axis):
      "align across the axis, for example '\(axis == .horizontal ? ".centerY" : ".centerX")'"
    case .wrongNumberOfGaps(_, let needed):
      needed == 0
        ? "leave the spacing out: one item has no gaps"
        : "give \(counted(needed, "spacing")), one for each gap"
    case .wrongNumberOfWeights:
      "give one weight for each item, or one for each row of a grid"
    case .unequalCounts:
      "relate lists of the same length, or a list and a single anchor"
    case .evenlyWithoutContainer:
      "name the container, for example 'in: root', or use '.equal'"
    case .insetAcrossAxis:
      "align the items with these edges: 'alignment: .fill'"
    case .wrongNumberOfColumns:
      "use 1 column or more"
    case .unknownName(let name, let known):
      (known.isEmpty ? "name one with '.layoutName(\"\(name)\")'" : "use \(choice(of: known))")
        + ", or ask 'items.contains(\"\(name)\")' first if the subview comes and goes"
    case .arrangedAlready(let view):
      "to move it, insert it at another index: 'insertArrangedSubview(\(view), at: 0)'"
    case .notArranged(let view):
      "add it first: 'addArrangedSubview(\(view))'"
    case .noSuchArrangedIndex(_, let count):
      "use an index from 0 to \(count)"
    case .baselinesOfColumn:
      "use '.leading', '.center', '.trailing' or '.fill'"
    }
  }

  private func attribute(of anchor: String) -> Substring {
    anchor.utf8.lastIndex(of: UInt8(ascii: ".")).map { anchor[anchor.index(after: $0)...] } ?? anchor[...]
  }
}

/// A list of alternatives: `'a', 'b' or 'c'`.
private func choice(of names: [String]) -> String {
  let names = names.map { "'\($0)'" }
  let last = names.suffix(2).joined(separator: " or ")
  return (names.dropLast(2) + [last]).joined(separator: ", ")
}

/// The word for a number without digits.
private func word(for number: Double) -> String? {
  number.isNaN ? "NaN" : number.isInfinite ? "infinite" : nil
}

/// A count with its noun: `1 gap`, `2 gaps`.
private func counted(_ count: Int, _ thing: String) -> String {
  "\(count) \(thing)\(count == 1 ? "" : "s")"
}

extension LayoutMistake.Quantity {
  fileprivate var words: String {
    switch self {
    case .constant: "the constant of a constraint"
    case .multiplier: "the multiplier of a constraint"
    case .frame: "the frame"
    case .intrinsicContentSize: "the intrinsic content size"
    case .baseline: "the baseline"
    case .layoutMargins: "the layout margins"
    case .readableWidth: "the readable width"
    case .safeAreaInsets: "the safe area"
    case .alignmentRectInsets: "the alignment insets"
    case .fittingSize: "the fitting size"
    case .displayScale: "the display scale"
    case .preferredMaxLayoutWidth: "the preferred width"
    case .textMetrics: "the text metrics"
    case .spacing: "the spacing"
    case .edgeInsets: "the edge insets"
    case .visibilityPriority: "a visibility priority"
    case .weight: "the weight"
    case .contentOffset: "the content offset"
    case .contentInset: "the content inset"
    }
  }
}

/// Lines of constraints, each with a note in a second column.
package func evidence(_ lines: [(text: String, note: String)]) -> [String] {
  let width = lines.map { $0.text.count }.max() ?? 0
  return lines.map { line in
    if line.note.isEmpty { return "    " + line.text }
    return "    " + line.text + spaces(width - line.text.count + 6) + line.note
  }
}
