/// The gaps between items that are distributed along an axis.
///
///     [a, b, c].distribute(.horizontal, spacing: 8)
///     [a, b, c].distribute(.horizontal, spacing: [8, 12])
///     [a, b, c].distribute(.horizontal, spacing: .evenly, in: root)
///
/// Distances are in points; negative ones overlap the items.
public enum LayoutSpacing: Hashable, Sendable {
  /// Gaps of this length; a number alone means the same.
  case fixed(Double)
  /// Gaps of these lengths, one for each pair of neighbours; an array literal means the same.
  case each([Double])
  /// Gaps of equal length, however long the items are.
  ///
  /// The first and the last item touch the ends of the container. Without a container the ends, or a gap,
  /// must be determined by other constraints. Gaps become negative when the items do not fit.
  case equal
  /// Gaps of equal length, also before the first and after the last item; needs a container.
  case evenly
  /// Gaps of this length or more.
  case atLeast(Double)
}

extension LayoutSpacing: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Gaps of a fixed length: `spacing: 8`.
  public init(integerLiteral value: Int) {
    self = .fixed(Double(value))
  }

  /// Gaps of a fixed length: `spacing: 7.5`.
  public init(floatLiteral value: Double) {
    self = .fixed(value)
  }
}

extension LayoutSpacing: ExpressibleByArrayLiteral {
  /// A length for each gap: `spacing: [8, 12]`.
  public init(arrayLiteral elements: Double...) {
    self = .each(elements)
  }
}
