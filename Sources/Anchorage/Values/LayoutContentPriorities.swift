/// The priorities at which a view keeps the size of its content, one for each axis.
///
///     label.hugging = 251                        // both axes
///     label.hugging.horizontal = .required
///     icon.compressionResistance = LayoutContentPriorities(horizontal: .required, vertical: .high)
public struct LayoutContentPriorities: Hashable, Sendable {
  /// The priority along x.
  public var horizontal: LayoutPriority
  /// The priority along y.
  public var vertical: LayoutPriority

  /// Creates priorities, axis by axis.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the same priority for both axes.
  public init(_ priority: LayoutPriority) {
    self.init(horizontal: priority, vertical: priority)
  }
}

extension LayoutContentPriorities: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates the same priority for both axes: `view.hugging = 251`.
  public init(integerLiteral value: Int) {
    self.init(LayoutPriority(Float(value)))
  }

  /// Creates the same priority for both axes: `view.hugging = 250.5`.
  public init(floatLiteral value: Float) {
    self.init(LayoutPriority(value))
  }
}

extension LayoutContentPriorities {
  /// Required along both axes: `icon.compressionResistance = .required`.
  public static let required = LayoutContentPriorities(.required)
  /// 750 along both axes, at which views resist compression by default.
  public static let high = LayoutContentPriorities(.high)
  /// 500 along both axes.
  public static let medium = LayoutContentPriorities(.medium)
  /// 250 along both axes, at which views hug their content by default.
  public static let low = LayoutContentPriorities(.low)

  /// The priority along an axis.
  public subscript(axis: LayoutAxis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
