import Anchorage

/// The changes that other constraints would make: the answer of ``LayoutView/whatIf(_:)``.
///
///     let width = card.width == 200
///     root.layoutIfNeeded()
///     let changes = root.whatIf { width.constant = 250 }
///     changes.frames[0].item    // "card"
///     changes.frames[0].after   // (0, 0, 250, 0)
///     changes.problems          // []
///
/// Its `description` has a line for each: `card: (0, 0, 200, 0) becomes (0, 0, 250, 0)`.
public struct LayoutChanges: Hashable, Sendable {
  /// An item that would have another frame.
  public struct Frame: Hashable, Sendable {
    /// The name of the item.
    public var item: String
    /// The frame without the changes, in points, in the coordinates of the superview.
    public var before: LayoutRect
    /// The frame with the changes.
    public var after: LayoutRect
  }

  /// The frames that would change, in the order of ``LayoutView/layoutDescription``.
  public var frames: [Frame]
  /// The problems that would be new, as in ``LayoutView/diagnostics``, and the mistakes in what was tried.
  public var problems: [LayoutDiagnostic]
}
