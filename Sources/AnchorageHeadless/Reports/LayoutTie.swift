import Anchorage

/// Optional constraints of one priority that cannot all hold: no priority says which of them gives way.
///
/// Those give way that do so with Apple's engine; see <doc:HowAnchorageDiffersFromUIKit>. A tie between the contents of views that a stack
/// view lines up is not reported: there the first view gives way, as is documented.
///
///     card.topLeading == root.topLeading
///     card.height == 40
///     card.width == 100 ~ .high
///     card.width == 150 ~ .high
///     root.layoutIfNeeded()
///     for case .tie(let tie) in root.diagnostics {
///       tie.constraints.map { $0.text }  // ["card.width == 100 ~ .high", "card.width == 150 ~ .high"]
///       tie.givingWay               // [1]
///       tie.amount                  // 50
///     }
public struct LayoutTie: Hashable, Sendable {
  /// The priority of all of them.
  public var priority: LayoutPriority
  /// The constraints in the order of the tree, or the first 50 of them.
  public var constraints: [LayoutConflict.Member]
  /// The indices in ``constraints`` of those that give way.
  public var givingWay: [Int]
  /// How many constraints are not among ``constraints``.
  public var omittedCount: Int
  /// By how many points they are missed in all, whichever gives way.
  public var amount: Double
  /// The names of the items that ``constraints`` are about, in order of appearance.
  public var items: [String]
  /// The names of the items of the constraints that give way.
  var itemsGivingWay: [String]
  /// A change that fixes it; `nil` if none is known.
  public internal(set) var help: LayoutHelp?
  /// Whether the text says how to see the lines of constraints. One report of a layout does.
  var saysHowToSeeLines = false

  /// The constraints in the order of the tree, or the first 50 of them.
  @available(*, deprecated, renamed: "constraints")
  @_documentation(visibility: internal)
  public var wishes: [LayoutConflict.Member] { constraints }
}
