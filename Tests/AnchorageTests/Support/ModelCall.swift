@testable import Anchorage

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
  /// Sets what a view says about itself.
  case change(Int, TreePlan.Item)
  case frame(Int, LayoutRect)
  case resize(LayoutSize)

  /// Makes a statement outside of any batch; its constraints are known as a group.
  case state(Int, ModelStatement)
  case group(Int, [ModelStatement], active: Bool)
  case update(Int, [ModelStatement])
  case replace(Int, [ModelStatement])
  case merge(Int, [ModelStatement])
  case append(Int, [ModelStatement])
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
  /// Lays out the tree, and compares it with one that is built in one go; asks both about a view, too.
  case compare(asking: Int?)
}

extension ModelCall: CustomStringConvertible {
  /// The call, about as a program would write it.
  var description: String {
    switch self {
    case .add(let number, let item):
      "add \(number): \(item.changes(from: TreePlan.Item(kind: .view, parent: -1)))"
    case .move(let item, let parent, let index): "move \(item) to \(parent) at \(index)"
    case .remove(let item): "remove \(item)"
    case .discard(let item): "discard \(item)"
    case .change(let number, let item):
      "change \(number): \(item.changes(from: TreePlan.Item(kind: .view, parent: -1)))"
    case .frame(let item, let frame): "\(item).frame = \(frame)"
    case .resize(let size): "resize to \(size)"
    case .state(let group, let statement): "g\(group): \(statement)"
    case .group(let group, let statements, let active): "g\(group) = batch(active: \(active)) \(statements)"
    case .update(let group, let statements): "g\(group).update \(statements)"
    case .replace(let group, let statements): "g\(group).replace \(statements)"
    case .merge(let group, let statements): "g\(group).merge \(statements)"
    case .append(let group, let statements): "g\(group).add \(statements)"
    case .setActive(let group, let isActive): "g\(group).isActive = \(isActive)"
    case .makeSwitch(let number, let first, let second, let selection):
      "s\(number) = switch g\(first), g\(second), selection \(selection.map { "\($0)" } ?? "nil")"
    case .select(let number, let selection): "s\(number).selection = \(selection.map { "\($0)" } ?? "nil")"
    case .constant(let group, let index, let constant): "g\(group)[\(index)].constant = \(constant)"
    case .priority(let group, let index, let priority): "g\(group)[\(index)].priority = \(priority)"
    case .multiplier(let group, let index, let number): "g\(group)[\(index)].multiplier = \(number)"
    case .relation(let group, let index, let relation): "g\(group)[\(index)].relation = \(relation)"
    case .toggle(let group, let index, let isActive): "g\(group)[\(index)].isActive = \(isActive)"
    case .intend(let item, let moment, let call): "\(item), when \(moment): \(call)"
    case .fit(let item, let size): "fit \(item) into \(size)"
    case .layOut(let item): "lay out \(item)"
    case .exerciseAmbiguity(let item): "exercise the ambiguity of \(item)"
    case .askForReports: "ask for reports"
    case .compare(let item): "compare\(item.map { ", asking \($0)" } ?? "")"
    }
  }
}

extension TreePlan.Item {
  /// The kind of the item, and the properties that differ from another item's.
  fileprivate func changes(from other: TreePlan.Item) -> String {
    let pairs = zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
    let changes = pairs.compactMap { own, other in
      "\(own.value)" == "\(other.value)" ? nil : "\(own.label ?? "") \(own.value)"
    }
    return (["\(kind)"] + changes.filter { !$0.hasPrefix("kind") }).joined(separator: ", ")
  }
}
