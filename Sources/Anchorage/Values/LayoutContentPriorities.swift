/// How strongly a view holds on to the size of its content, along each axis.
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
