import Anchorage

/// A layout that did not come to rest before the pass gave up.
///
///     final class Clock: LayoutView {
///       override func layoutSubviews() { setNeedsLayout() }
///     }
///     root.addSubview(Clock(name: "clock"))
///     root.layoutIfNeeded()
///     for case .instability(let instability) in root.diagnostics {
///       instability.items   // ["clock"]
///       instability.rounds  // 8
///       instability.cause   // .views
///     }
public struct LayoutInstability: Hashable, Sendable {
  /// Why a layout did not come to rest.
  public enum Cause: Hashable, Sendable {
    /// Views needed another round each time.
    case views
    /// Guides of views moved each time, because where a view is depends on its own safe area or margins.
    case guides
    /// Layouts that the sizes of views selected decided these sizes.
    case sizes
    /// Stack views had room for other views each time, because the views that they detach decide how long they are.
    case detaching
  }

  /// How many rounds the pass made.
  public var rounds: Int
  /// The names of the views that still need another round or still change their sizes, or of the guides that still move.
  public var items: [String]
  /// Why the layout did not come to rest.
  public var cause: Cause
}
