/// A layout guide that the file names.
package struct InterfaceGuide: Hashable, Sendable {
  /// The guides of views and controllers.
  package enum Kind: String, Hashable, Sendable {
    case safeArea
    case margins = "layoutMargins"
    case readableContent
    case contentLayout = "contentLayoutGuide"
    case frameLayout = "frameLayoutGuide"
    case keyboard
    /// The top layout guide of a controller, in files from before safe areas.
    case controllerTop = "top"
    /// The bottom layout guide of a controller, in files from before safe areas.
    case controllerBottom = "bottom"
  }

  package let id: String
  package let kind: Kind
  /// The view that the guide belongs to; the root for those of a controller.
  package let owner: String
  package let position: InterfacePosition
}
