import Anchorage

/// The facts about a stack view that the constraints of all its members share.
struct Arrangement {
  let along: LayoutAxis
  let across: LayoutAxis
  let distribution: LayoutStackView.Distribution
  let alignment: LayoutStackView.Alignment
  let isBaselineRelative: Bool
  /// The stack or its margins.
  let canvas: ItemNode
  /// Whether the stack has no room, because an outer stack view hides it.
  let isSqueezed: Bool
  /// The indices of the first and the last visible member.
  let first: Int?
  let second: Int?
  let last: Int?
  /// The lengths of the members' content, if they matter; negative without content.
  let lengths: [Double]
  /// The divisor that turns the lengths into the parts of
  /// ``LayoutStackView/Distribution/fillProportionally``; zero if there are no parts.
  let whole: Double

  init(of stack: LayoutStackView, _ lengths: [Double]) {
    let isRow = stack.axis == .horizontal
    (along, across) = (stack.axis, stack.axis.crossed)
    distribution = stack.distribution
    let isAboutBaselines = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    alignment = !isRow && isAboutBaselines ? .leading : stack.alignment
    isBaselineRelative = !isRow && stack.isBaselineRelativeArrangement
    isSqueezed = stack.isHidden && (stack.superview as? LayoutStackView)?.index(of: stack) != nil
    let members = stack.members
    first = members.firstIndex { !$0.isHidden }
    second = first.flatMap { members[($0 + 1)...].firstIndex { !$0.isHidden } }
    last = members.lastIndex { !$0.isHidden }
    // Margins may be larger than a stack without room or without visible members.
    let keepsMargins = stack.isLayoutMarginsRelativeArrangement && !isSqueezed && first != nil
    canvas = keepsMargins ? stack.margins.node : stack.node
    self.lengths = lengths
    var (sum, gapCount): (Double, Int) = (0, -1)
    for (member, length) in zip(members, lengths) where !member.isHidden {
      sum += max(0, length)
      gapCount += 1
    }
    // A single view gets the whole length.
    whole = gapCount < 1 ? 0 : max(0, sum + Double(gapCount) * stack.points(of: stack.spacing))
  }

  /// The priority of keeping members inside the stack: they may stick out of a stack without room.
  var farPriority: LayoutPriority { isSqueezed ? 999 : .required }

  var alignsBaselines: Bool { alignment == .firstBaseline || alignment == .lastBaseline }

  /// Whether a member at or after an index is visible.
  func isAnyVisible(from index: Int) -> Bool { last.map { $0 >= index } ?? false }
}
