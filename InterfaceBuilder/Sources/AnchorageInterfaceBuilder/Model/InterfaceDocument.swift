import AnchorageHeadless

/// A storyboard or xib of Interface Builder, as far as layout needs it.
///
///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
///     document.trees.map(\.root.id)         // ["8bC-Xf-vdC"]
///     document.notes.map(\.position.line)   // [27]
public struct InterfaceDocument: Sendable {
  /// The two kinds of files.
  package enum Kind: Hashable, Sendable {
    case storyboard
    case xib
  }

  /// The toolkit that a document is for.
  package enum Toolkit: Hashable, Sendable {
    /// UIKit.
    case cocoaTouch
    /// AppKit.
    case cocoa
  }

  /// The name of the file, as it was given.
  public let file: String
  /// How many bytes were parsed.
  public let byteCount: Int
  package let kind: Kind
  package let toolkit: Toolkit
  /// The screen that the document was drawn for; `nil` if the file does not say.
  package let device: InterfaceDevice?
  /// Whether the document is laid out by constraints at all.
  package let usesAutoLayout: Bool
  /// Whether margins and guides are those of safe areas; older documents have top and bottom layout guides.
  package let usesSafeAreas: Bool
  /// The version of Interface Builder's tools that saved the file: `"21507"`.
  package let toolsVersion: String?
  /// The sizes of images by name, from the end of the file.
  package let images: [String: LayoutSize]
  /// The content sizes of custom views that Interface Builder ran, by object identifier.
  package let designableSizes: [String: LayoutSize]
  /// The layouts that stand on their own, in the order of the file.
  public let trees: [InterfaceTree]
  /// The notes on everything that is not understood, in the order of the file.
  public let notes: [InterfaceNote]
}

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
