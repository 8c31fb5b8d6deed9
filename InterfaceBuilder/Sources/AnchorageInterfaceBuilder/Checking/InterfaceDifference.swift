import AnchorageHeadless

/// A view that is not where it was saved.
///
///     let document = try InterfaceDocument(contentsOf: "Login.storyboard")
///     for difference in document.trees[0].check(in: document).differences {
///       difference.description  // "<label> 'hNo-Q5-u4z' in line 12 is at 20 8 80 20, and was saved at 0 8 100 20"
///     }
public struct InterfaceDifference: Hashable, Sendable {
  /// The marks of views in the file that concern their saved frames.
  package enum Mark: String, Hashable, Sendable {
    /// `misplaced="YES"`.
    case misplaced
    /// `ambiguous="YES"`.
    case ambiguous
    /// `verifyAmbiguity`, which says that Interface Builder does not compare the frame with the constraints.
    case unverified

    /// The verdict on a tree whose frames differ where it is.
    var verdict: InterfaceVerdict { self == .misplaced ? .misplaced : .ambiguous }
  }

  /// The object identifier of the view.
  public let id: String
  /// The name of the view's element: `label`.
  package let elementName: String
  /// Where the view is in the file.
  public let position: InterfacePosition
  /// The saved frame, in the root.
  public let saved: LayoutRect
  /// The frame of the headless layout, in the root.
  public let frame: LayoutRect
  /// The frame of the headless layout, in the superview.
  package let tableFrame: LayoutRect
  /// The saved frame, in the superview; that of a root begins at zero.
  package let savedTableFrame: LayoutRect
  /// How far the edge farthest from where it was saved is, in points.
  public let distance: Double
  /// Whether the frame in the superview is the saved one: only the superview is elsewhere.
  package let isOfSuperview: Bool
  /// The mark of the view, or of a view around it; `nil` if the file has none.
  package let mark: Mark?
  /// The line of the view that is marked.
  package let markLine: Int?
}
