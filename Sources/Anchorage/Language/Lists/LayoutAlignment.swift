/// A line that items share when they are aligned.
///
///     [icon, title].align(.firstBaseline)
///     [icon, title].distribute(.horizontal, alignment: .fill, in: bar)
///     LayoutAlignment.centerY.attribute?.axis  // .vertical
public enum LayoutAlignment: Hashable, Sendable, CaseIterable {
  /// Their leading edges.
  case leading
  /// Their trailing edges.
  case trailing
  /// Their left edges.
  case left
  /// Their right edges.
  case right
  /// Their horizontal centres.
  case centerX
  /// Their top edges.
  case top
  /// Their bottom edges.
  case bottom
  /// Their vertical centres.
  case centerY
  /// Their first baselines.
  case firstBaseline
  /// Their last baselines.
  case lastBaseline
  /// Both of their edges across the axis on which they are distributed; all four if they are only aligned.
  case fill

  /// Says that there are two centres.
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "write 'centerX' or 'centerY'; '.centerXY == root.centerXY' has both")
  public static var center: LayoutAlignment { .centerX }

  /// The attribute that is the same for all items; `nil` for ``fill``, which is about several.
  public var attribute: LayoutAttribute? {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    case .centerX: .centerX
    case .top: .top
    case .bottom: .bottom
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .fill: nil
    }
  }
}
