import AnchorageHeadless

/// A layout of a document that stands on its own: a controller's view, a top-level view, a cell, a header or a footer.
///
///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
///     let tree = document.trees[0]
///     tree.layout(in: document).root.frame  // (0, 0, 100, 200)
public struct InterfaceTree: Sendable {
  /// The places where a layout stands on its own.
  package enum Role: String, Hashable, Sendable {
    /// The view of a view controller.
    case controllerView
    /// A view at the top of a xib, or beside a controller.
    case topLevelView
    case tableCell
    case collectionCell
    /// The header of a table or of a section of a collection.
    case header
    /// The footer of a table or of a section of a collection.
    case footer
    /// A view behind the rows of a table or collection.
    case background
    /// A view of an item of a bar.
    case barItem
  }

  /// The view controller that a view belongs to.
  package struct Controller: Hashable, Sendable {
    package let id: String
    /// The name of its element: `viewController`, `tableViewController`.
    package let elementName: String
    package let customClass: InterfaceCustomClass?
    package let storyboardIdentifier: String?
    package let title: String?
    package let userLabel: String?
  }

  /// A named reference from code to an object of the tree.
  package struct Outlet: Hashable, Sendable {
    /// The name of the property.
    package let property: String
    /// The object identifier of the object that has the property.
    package let owner: String
    /// The object identifier of the view or constraint.
    package let destination: String
    /// Whether the property is an array with other objects.
    package let isCollection: Bool
    package let position: InterfacePosition
  }

  /// The view that has all others inside.
  public let root: InterfaceView
  package let role: Role
  /// The controller whose view this is, or in whose view the tree was found.
  package let controller: Controller?
  /// The object identifier of the table, collection or other view around the tree; `nil` if there is none.
  package let container: String?
  /// The outlets whose destinations are in the tree, in the order of the file.
  package internal(set) var outlets: [Outlet]
}

extension InterfaceTree {
  /// All views, each before those inside it.
  package var views: [InterfaceView] { root.withDescendants }

  /// All constraints, in the order of the views that hold them.
  package var constraints: [InterfaceConstraint] { views.flatMap(\.constraints) }
}
