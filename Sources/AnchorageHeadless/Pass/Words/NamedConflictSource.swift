import Anchorage

/// The origin of a solver's constraint, in the words of a report.
///
/// A class, because a thousand conflicts may share the same thousand sources.
final class NamedConflictSource {
  /// The anchors that take part.
  let anchors: [ConflictSource.Anchor]
  /// The name of the item of each anchor.
  let items: [String]
  /// The line of the report.
  let member: LayoutConflict.Member
  /// The constant of a constraint that the program or a view made.
  let number: Double?
  /// Whether the program made the constraint.
  let isWritten: Bool
  /// Whether the constraint is how a stack view hides a view.
  let hides: Bool
  /// The step between siblings, if it is a constraint of the program.
  let step: ConstraintStep?

  init(_ source: ConflictSource) {
    let constraint = source.madeConstraint
    step = constraint.flatMap { $0.isMadeByView ? nil : $0.step }
    number = constraint?.storedConstant
    isWritten = constraint.map { !$0.isMadeByView } ?? false
    // A stack view requires no other constraint with a number alone.
    hides =
      constraint.map {
        $0.isMadeByView && $0.sides == nil && $0.secondNode == nil && $0.firstAttribute.isDimension
      } ?? false
    anchors = source.anchors
    items = anchors.map { $0.item.displayName }
    member = source.member
  }

  func mentions(_ axis: LayoutAxis) -> Bool {
    anchors.contains { $0.attribute.axis == axis }
  }

  /// Whether an anchor of a root takes part, other than the edge where the axis begins.
  func mentionsExtent(of root: LayoutView, along axis: LayoutAxis) -> Bool {
    anchors.contains {
      $0.item === root && $0.attribute.axis == axis && ![.left, .leading, .top].contains($0.attribute)
    }
  }
}

extension LayoutConflict {
  /// The maximum number of members in a report: a thousand conflicts may have a thousand members each.
  static let largestMemberCount = 50

  init(_ sources: [NamedConflictSource], broken: Int, _ root: LayoutView, _ size: LayoutSize) {
    let axes = LayoutAxis.allCases.filter { axis in sources.contains { $0.mentions(axis) } }
    axis = axes.count == 1 ? axes[0] : nil
    rootSize = []
    for axis in axes where sources.contains(where: { $0.mentionsExtent(of: root, along: axis) }) {
      rootSize.append(RootExtent(anchor: "\(root.displayName).\(axis.dimension)", value: size[axis]))
    }
    var shown = sources.prefix(LayoutConflict.largestMemberCount)
    // The constraint that was left out is always shown.
    if broken >= shown.count && !shown.isEmpty { shown[shown.count - 1] = sources[broken] }
    members = shown.map { $0.member }
    omittedCount = sources.count - shown.count
    self.broken = min(broken, max(0, shown.count - 1))
    circle = sources.compactMap { $0.step }.namesInCircle
    // Constraints that a stack view requires are about different items each time, and keep separate reports.
    if let hiding = sources.first(where: { $0.hides }), sources[broken].isWritten {
      cause = .hiding(hiding.member.text)
    } else if let location = sources.isEmpty ? nil : sources[broken].member.location {
      cause = .statement(location, axis)
    }
    item = sources.isEmpty ? "" : sources[broken].items.first ?? ""
    items = []
    var named: Set<String> = []
    for source in shown {
      for item in source.items where named.insert(item).inserted { items.append(item) }
    }
  }
}
