@testable import Anchorage
@testable import AnchorageHeadless

/// A tree as a value: it can be built again, or changed and built.
struct TreePlan {
  /// The kind of an item.
  enum Kind {
    case view
    case guide
    /// The guides that a view makes itself.
    case margins, safeArea, readableContent
    /// The guides of a scroll view.
    case scrollContent, scrollFrame
  }

  /// How a stack view arranges its members.
  struct Stack {
    var axis = LayoutAxis.horizontal
    var distribution = LayoutStackView.Distribution.fill
    var alignment = LayoutStackView.Alignment.fill
    var spacing = 0.0
    var isInsideMargins = false
    var isFromBaselines = false
  }

  /// The part of its content that a scroll view shows.
  struct Scrolling {
    var offset = LayoutPoint.zero
    var inset = LayoutInsets.zero
  }

  /// A view or a guide; the first item is the root.
  struct Item {
    var kind: Kind
    var parent: Int
    var content = LayoutSize(width: -1, height: -1)
    var firstBaseline = 0.0
    var lastBaseline = 0.0
    var margins = LayoutInsets(8)
    var alignment = LayoutInsets.zero
    var direction: LayoutDirection?
    var hugging = LayoutPriority.low
    var compression = LayoutPriority.high
    /// Where a view is that no constraint places.
    var frame: LayoutRect?
    var mask: LayoutAutoresizingMask = []
    /// The text of a label; `nil` if the view is no label.
    var text: String?
    var lineLimit = 1
    var preferredWidth = 0.0
    /// The number of tiles of a view that measures itself; `nil` if the view is none.
    var tileCount: Int?
    var stack: Stack?
    var scrolling: Scrolling?
    var safeArea = LayoutInsets.zero
    var marginsBeginInSafeArea = true
    var keepsOuterMargins = false
    var displayScale: Double?
    var isHidden = false
  }

  /// `coefficient × item.attribute`.
  struct Term {
    var coefficient: Double = 1
    var item: Int
    var attribute: LayoutAttribute
  }

  /// A constraint: `left relation right + constant`.
  struct Rule {
    var left: [Term]
    var relation = LayoutRelation.equal
    var right: [Term]
    var constant: Double = 0
    var priority = LayoutPriority.required
  }

  var size: LayoutSize
  var items: [Item]
  var rules: [Rule] = []
}

extension TreePlan.Item {
  /// Gives a new view what the plan says about it, except where it is.
  func furnish(_ view: LayoutView) {
    for property in properties { property.change(view) }
  }
}

extension TreePlan.Rule {
  /// The items that the rule mentions.
  var items: [Int] { (left + right).map { $0.item } }

  /// Makes an inactive constraint about items with these numbers.
  func make(_ item: (Int) -> HeadlessItem) -> LayoutConstraint {
    func sum(_ terms: [TreePlan.Term], _ constant: Double) -> _LayoutSum<HeadlessBackend> {
      var sum = _LayoutSum<HeadlessBackend>(constant: constant)
      for term in terms { sum.add(_LayoutTerm(term.coefficient, item(term.item), term.attribute)) }
      return sum
    }
    return HeadlessBackend._makeConstraint(
      LayoutEquation(sum(left, 0), relation, sum(right, constant), priority: priority))
  }
}

extension TreePlan {
  /// The same plan under the looking glass: what is left-to-right is right-to-left.
  ///
  /// Alignment insets are left and right whatever the direction, so they change sides.
  func mirrored() -> TreePlan {
    var plan = self
    for index in items.indices {
      let insets = items[index].alignment
      plan.items[index].alignment.leading = insets.trailing
      plan.items[index].alignment.trailing = insets.leading
      let direction = items[index].direction ?? (index == 0 ? .leftToRight : nil)
      plan.items[index].direction = direction.map { $0 == .leftToRight ? .rightToLeft : .leftToRight }
    }
    return plan
  }

  /// The same plan, every length `factor` times as long.
  func scaled(by factor: Double) -> TreePlan {
    var plan = self
    plan.size = size * factor
    for index in items.indices {
      let item = items[index]
      if item.content.width >= 0 { plan.items[index].content.width *= factor }
      if item.content.height >= 0 { plan.items[index].content.height *= factor }
      plan.items[index].firstBaseline *= factor
      plan.items[index].lastBaseline *= factor
      plan.items[index].margins = item.margins * factor
      plan.items[index].alignment = item.alignment * factor
      plan.items[index].frame = item.frame.map {
        LayoutRect(origin: $0.origin * factor, size: $0.size * factor)
      }
    }
    for index in rules.indices { plan.rules[index].constant *= factor }
    return plan
  }
}

private func * (size: LayoutSize, factor: Double) -> LayoutSize {
  LayoutSize(width: size.width * factor, height: size.height * factor)
}

private func * (point: LayoutPoint, factor: Double) -> LayoutPoint {
  LayoutPoint(x: point.x * factor, y: point.y * factor)
}

private func * (insets: LayoutInsets, factor: Double) -> LayoutInsets {
  LayoutInsets(
    top: insets.top * factor, leading: insets.leading * factor, bottom: insets.bottom * factor,
    trailing: insets.trailing * factor)
}
