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
  @inlinable public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the same priority for both axes.
  @inlinable public init(_ priority: LayoutPriority) {
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
  @inlinable public static var required: LayoutContentPriorities { LayoutContentPriorities(.required) }
  /// 750 along both axes, at which views resist compression by default.
  @inlinable public static var high: LayoutContentPriorities { LayoutContentPriorities(.high) }
  /// 500 along both axes.
  @inlinable public static var medium: LayoutContentPriorities { LayoutContentPriorities(.medium) }
  /// 250 along both axes, at which views hug their content by default.
  @inlinable public static var low: LayoutContentPriorities { LayoutContentPriorities(.low) }

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
