/// Anything that has anchors: a view or a layout guide.
///
///     func fill<Item: LayoutItem, Container: LayoutItem>(_ item: Item, _ container: Container)
///     where Item.Backend == Container.Backend {
///       item.edges == container.edges
///     }
///     fill(card, root.margins)
///
/// A type of your own names its backend, which cannot be inferred. Without the type alias, Swift 6.3 crashes
/// without a message:
///
///     final class Panel: LayoutItem {
///       typealias Backend = HeadlessBackend
///       let view = LayoutView(name: "panel")
///       var layoutItem: HeadlessItem { view }
///     }
public protocol LayoutItem: AnyObject {
  /// The backend of the item's constraints.
  associatedtype Backend: LayoutBackend
  /// The item as its backend knows it.
  var layoutItem: Backend.Item { get }
}

extension LayoutItem {
  /// The group of constraints that belongs to the item, empty at first.
  ///
  ///     card.ownConstraints.add { card.width == 320 }              // makes a constraint
  ///     card.ownConstraints.update { card.width == 400 }           // changes the same constraint
  ///     card.ownConstraints.replace { card.edges == root.edges }   // deactivates it and makes others
  ///     card.ownConstraints.removeAll()                            // deactivates them
  ///
  /// For layouts that are declared item by item. The group has only the constraints that were declared
  /// through it, even if other constraints are about the item.
  public var ownConstraints: ConstraintGroup<Backend> {
    Backend._ownConstraints(of: layoutItem)
  }
}

extension _LayoutBackendConstraint {
  /// Gives the constraint an identifier.
  ///
  ///     (card.width == 320).identifier("card width")
  ///
  /// - Returns: The constraint.
  @discardableResult
  public func identifier(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }
}
