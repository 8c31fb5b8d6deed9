@testable import Anchorage
@testable import AnchorageHeadless

/// Something that a program may do with a tree. Items and groups have numbers; what they are not there for does
/// nothing, so that a call can be left out of a list of calls.
indirect enum ModelCall {
  /// Makes an item, and adds it to its parent.
  case add(Int, TreePlan.Item)
  /// Puts a view or a guide elsewhere, which may be another index in the same view.
  case move(Int, to: Int, at: Int)
  case remove(Int)
  /// Removes a view and forgets it, so that nothing keeps it or what is inside of it.
  case discard(Int)
  /// Changes what a view says about itself.
  case set(Int, ModelProperty)
  /// Sets the frame of a view, which may be placed by constraints.
  case frame(Int, LayoutRect)
  /// Has a view be placed by its frame.
  case place(Int, LayoutRect, LayoutAutoresizingMask)
  /// Has a view be placed by constraints.
  case release(Int)
  case resize(LayoutSize)

  /// Has a stack view arrange a view, or arrange it elsewhere.
  case arrange(Int, in: Int, at: Int)
  case stopArranging(Int)
  /// Sets the spacing after an arranged view.
  case space(Double?, after: Int)

  /// Makes a statement outside of any batch; its constraints are known as a group.
  case state(Int, ModelStatement)
  case group(Int, [ModelStatement], active: Bool)
  case update(Int, [ModelStatement])
  case replace(Int, [ModelStatement])
  case merge(Int, [ModelStatement])
  case append(Int, [ModelStatement])
  case removeAll(Int)
  case setActive(Int, Bool)
  /// Makes a switch of two groups.
  case makeSwitch(Int, Int, Int, selection: Int?)
  case select(Int, Int?)

  // About a constraint of a group.
  case constant(Int, Int, Double)
  case priority(Int, Int, LayoutPriority)
  case multiplier(Int, Int, Double)
  case relation(Int, Int, LayoutRelation)
  case toggle(Int, Int, Bool)

  /// Has a view do something when its moment comes.
  case intend(Int, ContentView.Moment, ModelCall)
  case fit(Int, LayoutSize)
  case layOut(Int)
  case exerciseAmbiguity(Int)
  case askForReports
  /// Lays out the tree, and compares it with one that is built in one go.
  case compare(ModelComparison)
}

/// How much of two trees is compared, as some of it takes long.
enum ModelComparison {
  /// The frames, the constraints and the reports.
  case layout
  /// Also what both say about a view that they are asked about.
  case answers(about: Int)
  /// Also the help with the reports, and the notes.
  case everything
}

extension ModelCall {
  /// The kind of the call, with that of the property or of the moment that it is about.
  var kind: String {
    func name(_ value: Any) -> String { Mirror(reflecting: value).children.first?.label ?? "\(value)" }
    return switch self {
    case .set(_, let property): "set.\(name(property))"
    case .intend(_, let moment, _): "intend.\(moment)"
    case .compare(let comparison): "compare.\(name(comparison))"
    default: name(self)
    }
  }
}

// MARK: - Less of it

extension ModelCall {
  /// Calls that do a little less: a shorter list of calls may fail with one of them.
  var simpler: [ModelCall] {
    switch self {
    case .add(let number, let item): item.simpler.map { .add(number, $0) }
    case .state(let group, let statement): statement.simpler.map { .state(group, $0) }
    case .group(let group, let statements, let active):
      fewer(statements).map { .group(group, $0, active: active) }
    case .update(let group, let statements): fewer(statements).map { .update(group, $0) }
    case .replace(let group, let statements): fewer(statements).map { .replace(group, $0) }
    case .merge(let group, let statements): fewer(statements).map { .merge(group, $0) }
    case .append(let group, let statements): fewer(statements).map { .append(group, $0) }
    case .intend(_, _, let call): [call]
    case .compare(.answers), .compare(.everything): [.compare(.layout)]
    default: []
    }
  }

  /// The statements without one of them, or with one that says less.
  private func fewer(_ statements: [ModelStatement]) -> [[ModelStatement]] {
    statements.indices.flatMap { index in
      ([nil] + statements[index].simpler.map { $0 }).map { other in
        var fewer = statements
        fewer.replaceSubrange(index...index, with: other.map { [$0] } ?? [])
        return fewer
      }
    }
  }
}

extension TreePlan.Item {
  /// Items without one of the properties.
  fileprivate var simpler: [TreePlan.Item] {
    properties.indices.map { left in
      var item = bare
      for (index, property) in properties.enumerated() where index != left { property.change(&item) }
      return item
    }
  }
}
