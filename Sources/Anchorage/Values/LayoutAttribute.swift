/// Which part of an item an anchor is; the raw values are Apple's.
///
///     (card.edges == root.edges).map { $0.firstAttribute }  // [.top, .leading, .bottom, .trailing]
///     LayoutAttribute.centerX.axis                          // .horizontal
///     LayoutAttribute.width.isDimension                     // true
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
  /// No attribute, as on the right side of `width == 44`.
  case notAnAttribute = 0
  /// The left edge, whatever the layout direction.
  case left = 1
  /// The right edge, whatever the layout direction.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge where lines begin: left, or right under right-to-left.
  case leading = 5
  /// The edge where lines end: right, or left under right-to-left.
  case trailing = 6
  /// The distance from the left to the right edge.
  case width = 7
  /// The distance from the top to the bottom edge.
  case height = 8
  /// Halfway between left and right.
  case centerX = 9
  /// Halfway between top and bottom.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
}

extension LayoutAttribute {
  /// The axis along which the attribute measures; `nil` for ``notAnAttribute``.
  @inlinable public var axis: LayoutAxis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether the attribute is a width or a height rather than a coordinate.
  @inlinable public var isDimension: Bool { self == .width || self == .height }

  /// Whether the attribute is a baseline of text.
  ///
  /// Always inlined: asked across modules, it made plain statements 9 % slower.
  @inlinable @inline(__always) package var isBaseline: Bool {
    self == .firstBaseline || self == .lastBaseline
  }

  /// Whether the attribute moves to the other side when the layout direction changes.
  @inlinable package var followsDirection: Bool { self == .leading || self == .trailing }

  /// Whether the attribute is an edge that stays where it is when the layout direction changes.
  @inlinable package var ignoresDirection: Bool { self == .left || self == .right }

  /// The edge that leading or trailing means under right-to-left; any other attribute unchanged.
  @inlinable package var mirrored: LayoutAttribute {
    switch self {
    case .leading: .right
    case .trailing: .left
    default: self
    }
  }
}

extension LayoutAttribute: CustomStringConvertible {
  /// The name of the anchor in the DSL: `leading`, `centerY`.
  public var description: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    }
  }
}

/// The axis along which items are laid out: horizontal or vertical.
///
///     [a, b, c].distribute(.horizontal, spacing: 8)
///     LayoutSize(width: 320, height: 200)[.vertical]  // 200
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal = 0
  /// Along y.
  case vertical = 1
}

// For code that works along either axis.
extension LayoutAxis {
  /// The other axis.
  @inlinable package var crossed: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// The dimension along the axis.
  @inlinable package var dimension: LayoutAttribute { self == .horizontal ? .width : .height }

  /// The edge where the axis begins in reading order.
  @inlinable package var near: LayoutAttribute { self == .horizontal ? .leading : .top }

  /// The edge where the axis ends in reading order.
  @inlinable package var far: LayoutAttribute { self == .horizontal ? .trailing : .bottom }

  /// The attribute halfway between both edges.
  @inlinable package var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
}

extension LayoutAttribute {
  /// The ends of an axis.
  package enum End {
    case near, far
  }

  /// The end of the axis at which an edge lies; `nil` for other attributes.
  package var end: End? {
    switch self {
    case .left, .leading, .top: .near
    case .right, .trailing, .bottom: .far
    default: nil
    }
  }
}

/// The direction of reading, which decides whether leading is left or right.
///
///     root.layoutDirection = .rightToLeft
///     card.effectiveLayoutDirection  // .rightToLeft
public enum LayoutDirection: Hashable, Sendable, BitwiseCopyable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
