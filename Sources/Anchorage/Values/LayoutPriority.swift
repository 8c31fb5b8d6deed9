/// How important a constraint is: a number in `0 < priority <= 1000`.
///
/// 1000 is required; everything below is optional and strictly ordered, so one constraint at 251 outweighs
/// any number at 250. Priorities are written with `~`, by name or by number:
///
///     view.width == 100 ~ .high
///     view.height == view.width ~ .required - 1
///     view.top >= other.bottom + 8 ~ 249.5
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, a `Float` as in Apple's frameworks.
  public var rawValue: Float

  /// Creates a priority; a constraint with a value outside `0 < priority <= 1000` is reported and not
  /// activated.
  @inlinable public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority; a constraint with a value outside `0 < priority <= 1000` is reported and not
  /// activated.
  @inlinable public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  // Constants of this folder are computed: other modules then see the number, and a stored one takes a call.

  /// Must hold: 1000.
  @inlinable public static var required: LayoutPriority { LayoutPriority(1000) }
  /// 750: the default resistance of content to compression.
  @inlinable public static var high: LayoutPriority { LayoutPriority(750) }
  /// 500: halfway.
  @inlinable public static var medium: LayoutPriority { LayoutPriority(500) }
  /// 250: the default content hugging.
  @inlinable public static var low: LayoutPriority { LayoutPriority(250) }
  /// 50: the priority of the target size when a fitting size is computed.
  @inlinable public static var fittingSize: LayoutPriority { LayoutPriority(50) }
  /// 510: dragging that can resize a window.
  @inlinable public static var dragThatCanResizeWindow: LayoutPriority { LayoutPriority(510) }
  /// 500: the priority at which a window keeps its size.
  @inlinable public static var windowSizeStayPut: LayoutPriority { LayoutPriority(500) }
  /// 490: dragging that cannot resize a window.
  @inlinable public static var dragThatCannotResizeWindow: LayoutPriority { LayoutPriority(490) }

  @inlinable package var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: Comparable {
  /// Whether the first priority is lower.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from a whole number.
  public init(integerLiteral value: Int) {
    self.init(Float(value))
  }

  /// Creates a priority from a number.
  public init(floatLiteral value: Float) {
    self.init(value)
  }
}

extension LayoutPriority {
  /// Returns a priority that is `number` higher.
  public static func + (priority: LayoutPriority, number: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + number)
  }

  /// Returns a priority that is `number` lower.
  public static func - (priority: LayoutPriority, number: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - number)
  }
}

extension LayoutPriority: CustomStringConvertible {
  /// The priority as the DSL writes it: `.high`, or the number.
  public var description: String {
    switch self {
    case .high: return ".high"
    case .medium: return ".medium"
    case .low: return ".low"
    case .fittingSize: return ".fittingSize"
    case .required: return ".required"
    default: return number
    }
  }

  /// The priority as a number, also where it has a name.
  package var number: String {
    let text = "\(rawValue)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

// MARK: - UIKit's and AppKit's names

// A name that the platform's priority type also has means the same with and without `~`.
extension LayoutPriority {
  /// UIKit's and AppKit's name for ``high``.
  @inlinable public static var defaultHigh: LayoutPriority { .high }

  /// UIKit's and AppKit's name for ``low``.
  @inlinable public static var defaultLow: LayoutPriority { .low }

  /// UIKit's name for ``fittingSize``.
  @inlinable public static var fittingSizeLevel: LayoutPriority { .fittingSize }

  /// AppKit's name for ``fittingSize``.
  @inlinable public static var fittingSizeCompression: LayoutPriority { .fittingSize }
}
