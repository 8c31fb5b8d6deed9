@testable import Anchorage
@testable import AnchorageHeadless

// The meaning of a constraint by the documented semantics, computed from frames alone.

extension RandomTree {
  /// The rectangles that constraints see, in the coordinates of the root's frame.
  var alignmentRects: [LayoutRect] {
    let frames = frames
    return items.indices.map { index in
      var frame = frames[index]
      let insets = plan.items[index].kind == .view ? plan.items[index].alignment : .zero
      frame.origin = origin(of: index, frames)
      frame.origin.x += insets.leading
      frame.origin.y += insets.top
      frame.size.width -= insets.leading + insets.trailing
      frame.size.height -= insets.top + insets.bottom
      return frame
    }
  }

  /// Whether a constraint holds, on the frames as they are.
  ///
  /// Its numbers are meant in the coordinates of the nearest common ancestor. In a right-to-left one, leading
  /// is right, what is added to a leading or trailing edge counts leftwards, and more means further left.
  func holds(_ rule: TreePlan.Rule) -> Bool {
    let rects = alignmentRects
    let ancestor = nearestCommonAncestor(of: (rule.left + rule.right).map(\.item))
    let isRightToLeft = view(ancestor).effectiveLayoutDirection == .rightToLeft
    let turns = isRightToLeft && (rule.left + rule.right).contains { $0.attribute.followsDirection }
    let zero = ancestor == 0 ? .zero : origin(of: ancestor, frames)
    var magnitude = abs(rule.constant)
    let sum = { (terms: [TreePlan.Term]) in
      terms.reduce(0.0) { sum, term in
        let value = term.coefficient * self.value(of: term, rects[term.item], from: zero, isRightToLeft)
        magnitude = max(magnitude, abs(value))
        return sum + value
      }
    }
    let difference = (sum(rule.left) - sum(rule.right)) * (turns ? -1 : 1) - rule.constant
    let tolerance = 1e-6 * max(1, magnitude)
    return switch rule.relation {
    case .equal: abs(difference) <= tolerance
    case .lessThanOrEqual: difference <= tolerance
    case .greaterThanOrEqual: difference >= -tolerance
    }
  }

  private func value(
    of term: TreePlan.Term, _ rect: LayoutRect, from zero: LayoutPoint, _ isRightToLeft: Bool
  ) -> Double {
    let item = plan.items[term.item]
    switch term.attribute {
    case .left: return rect.minX - zero.x
    case .right: return rect.maxX - zero.x
    case .leading: return (isRightToLeft ? rect.maxX : rect.minX) - zero.x
    case .trailing: return (isRightToLeft ? rect.minX : rect.maxX) - zero.x
    case .centerX: return rect.midX - zero.x
    case .top: return rect.minY - zero.y
    case .bottom: return rect.maxY - zero.y
    case .centerY: return rect.midY - zero.y
    case .firstBaseline: return rect.minY + item.firstBaseline - zero.y
    case .lastBaseline: return rect.maxY - item.lastBaseline - zero.y
    case .width: return rect.width
    case .height: return rect.height
    case .notAnAttribute: return 0
    }
  }

  /// Where an item's frame begins in the coordinates of the root.
  private func origin(of index: Int, _ frames: [LayoutRect]) -> LayoutPoint {
    var point = LayoutPoint.zero
    var next = index
    while next > 0 {
      point.x += frames[next].minX
      point.y += frames[next].minY
      next = plan.items[next].parent
    }
    return point
  }

  private func nearestCommonAncestor(of indices: [Int]) -> Int {
    var paths = indices.map { path(to: $0) }
    var ancestor = 0
    while let next = paths.first?.first, paths.allSatisfy({ $0.first == next }) {
      ancestor = next
      paths = paths.map { Array($0.dropFirst()) }
    }
    return ancestor
  }

  /// The views from the root down to an item, the item included if it is a view.
  private func path(to index: Int) -> [Int] {
    var path: [Int] = []
    var next = plan.items[index].kind == .view ? index : plan.items[index].parent
    while next >= 0 {
      path.insert(next, at: 0)
      next = plan.items[next].parent
    }
    return path
  }
}
