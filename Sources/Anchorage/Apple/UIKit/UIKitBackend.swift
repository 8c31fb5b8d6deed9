#if canImport(UIKit) && !os(watchOS) && !ANCHORAGE_HEADLESS_ONLY
import UIKit

/// The backend of `UIView` and `UILayoutGuide`: constraints are `NSLayoutConstraint`s.
///
///     title.leading == icon.trailing + 8 ~ .high   // an NSLayoutConstraint, already active
///
/// Everything is confined to the main actor, as UIKit is.
@MainActor public enum UIKitBackend {}

// Unavailable so that it may name a refusal.
@available(*, unavailable)
extension UIKitBackend {
  /// Sums are refused.
  public typealias Sums = LayoutRefusal<LayoutMisuse.PlatformSum>
}

typealias PlatformBackend = UIKitBackend
typealias PlatformView = UIView
typealias PlatformGuide = UILayoutGuide
typealias PlatformPriority = UILayoutPriority

// MARK: - Items

extension UIView: @MainActor LayoutItem {
  /// UIKit.
  public typealias Backend = UIKitBackend

  /// The view itself.
  public var layoutItem: NSObject { self }
}

// Not members of `UIView`: a subclass with a property of one of these names would not compile.
extension LayoutItem where Self: UIView {
  /// The part of the view inside its layout margins.
  @MainActor public var margins: UILayoutGuide { layoutMarginsGuide }

  /// The part of the view that nothing covers.
  @MainActor public var safeArea: UILayoutGuide { safeAreaLayoutGuide }

  /// The part of the margins in which lines of text are not too long to read.
  @MainActor public var readableContent: UILayoutGuide { readableContentGuide }

  #if !os(tvOS)
  /// Where the keyboard is, or would come in.
  @MainActor public var keyboard: UILayoutGuide { keyboardLayoutGuide }
  #endif
}

extension UILayoutGuide: @MainActor LayoutItem {
  /// UIKit.
  public typealias Backend = UIKitBackend

  /// The guide itself.
  public var layoutItem: NSObject { self }
}

extension NSLayoutConstraint: @MainActor LayoutBackendConstraint {
  /// UIKit.
  public typealias Backend = UIKitBackend
}

extension NSLayoutConstraint {
  /// The constraint as the DSL writes it: `title.trailing <= badge.leading - 8 ~ .high`.
  public var layoutDescription: String { PlatformBackend.text(of: self) }
}

extension UIView {
  var layoutIdentifier: String { accessibilityIdentifier ?? "" }
}

extension UILayoutGuide {
  /// The identifier; for a guide that its view brings along, what the DSL calls it: `root.margins`.
  var layoutIdentifier: String {
    guard let owningView, let word else { return identifier }
    return "\(PlatformBackend.name(owningView)).\(word)"
  }

  private var word: String? {
    #if !os(tvOS)
    if self is UIKeyboardLayoutGuide { return "keyboard" }
    #endif
    return switch identifier {
    case "UIViewLayoutMarginsGuide": "margins"
    case "UIViewSafeAreaLayoutGuide": "safeArea"
    case "UIViewReadableContentGuide": "readableContent"
    default: nil
    }
  }
}

// MARK: - Content priorities

extension LayoutItem where Self: UIView {
  /// How strongly the view resists being larger than its content.
  ///
  /// A priority outside `0 < priority <= 1000` is refused and reported.
  @MainActor public var hugging: LayoutContentPriorities {
    get {
      LayoutContentPriorities(
        horizontal: LayoutPriority(contentHuggingPriority(for: .horizontal)),
        vertical: LayoutPriority(contentHuggingPriority(for: .vertical)))
    }
    set {
      guard PlatformBackend.accepts(newValue, for: self) else { return }
      setContentHuggingPriority(UILayoutPriority(newValue.horizontal), for: .horizontal)
      setContentHuggingPriority(UILayoutPriority(newValue.vertical), for: .vertical)
    }
  }

  /// How strongly the view resists being smaller than its content.
  ///
  /// A priority outside `0 < priority <= 1000` is refused and reported.
  @MainActor public var compressionResistance: LayoutContentPriorities {
    get {
      LayoutContentPriorities(
        horizontal: LayoutPriority(contentCompressionResistancePriority(for: .horizontal)),
        vertical: LayoutPriority(contentCompressionResistancePriority(for: .vertical)))
    }
    set {
      guard PlatformBackend.accepts(newValue, for: self) else { return }
      setContentCompressionResistancePriority(UILayoutPriority(newValue.horizontal), for: .horizontal)
      setContentCompressionResistancePriority(UILayoutPriority(newValue.vertical), for: .vertical)
    }
  }
}

extension Collection where Element: UIView {
  /// Sets how strongly each view resists being larger than its content.
  @MainActor public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    for view in self { view.hugging[axis] = priority }
  }

  /// Sets how strongly each view resists being smaller than its content.
  @MainActor public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    for view in self { view.compressionResistance[axis] = priority }
  }
}

// MARK: - Conversions

extension LayoutPriority {
  /// Creates the same priority.
  public init(_ priority: UILayoutPriority) {
    self.init(rawValue: priority.rawValue)
  }
}

extension UILayoutPriority {
  /// Creates the same priority.
  public init(_ priority: LayoutPriority) {
    self.init(rawValue: priority.rawValue)
  }
}

extension LayoutInsets {
  /// Creates the same insets.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// Creates insets for edges that do not follow the layout direction, such as `view.edges.absolute`.
  public init(absolute insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

// MARK: - Batches

/// Collects the constraints made by the functions that a block calls.
///
/// The block contains no constraint itself, so the batch is one of UIKit: constraints of headless views do
/// not take part.
@MainActor @discardableResult
public func batch(
  active: Bool = true, priority: LayoutPriority = .required, identifier: String? = nil,
  @ConstraintBuilder _ body: () -> ConstraintBuilder.Nothing
) -> ConstraintGroup<UIKitBackend> {
  collect(active, priority, identifier, body)
}

// MARK: - Priorities of numbers

extension LayoutPriority {
  /// Gives a number that an extent is compared with a priority: `view.width == 44 ~ .high`.
  @MainActor public static func ~ (
    number: Double, priority: LayoutPriority
  ) -> LayoutExpression<LayoutDimension, UIKitBackend> {
    LayoutExpression(LayoutSum(constant: number), priority: priority)
  }
}
#endif
