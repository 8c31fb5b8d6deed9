import Anchorage

extension LayoutStackView {
  /// Where the arranged views are across the axis of a stack view: `UIStackView.Alignment`.
  ///
  ///     row.alignment = .center
  ///     LayoutStackView.Alignment.top == .leading  // true
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, at the top of a row.
    case leading = 1
    /// First baselines in one line. Only for rows: a column reports it, and aligns leading edges.
    ///
    /// All views are inside the stack, and the highest touches its top. On iOS 9 and 10, `UIStackView` has the first view
    /// touch it, and higher views stick out.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing = 4
    /// Last baselines in one line, like ``firstBaseline``; the lowest view touches the bottom.
    case lastBaseline = 5

    /// The top of a row: another name of ``leading``.
    public static var top: Alignment { .leading }
    /// The bottom of a row: another name of ``trailing``.
    public static var bottom: Alignment { .trailing }
  }
}
