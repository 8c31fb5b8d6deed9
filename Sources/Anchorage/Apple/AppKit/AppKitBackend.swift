#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !ANCHORAGE_HEADLESS_ONLY
import AppKit

/// The backend of `NSView` and `NSLayoutGuide`: constraints are `NSLayoutConstraint`s.
///
///     title.leading == icon.trailing + 8 ~ .high   // an NSLayoutConstraint, already active
///
/// Everything is confined to the main actor, as views are.
@MainActor public enum AppKitBackend {}

// Unavailable so that it may name a refusal.
@available(*, unavailable)
extension AppKitBackend {
  /// Sums are refused.
  public typealias Sums = LayoutRefusal<LayoutMisuse.PlatformSum>
}

typealias PlatformBackend = AppKitBackend
typealias PlatformView = NSView
typealias PlatformGuide = NSLayoutGuide
typealias PlatformPriority = NSLayoutConstraint.Priority

// MARK: - Items

extension NSView: @MainActor LayoutItem {
  /// AppKit.
  public typealias Backend = AppKitBackend

  /// The view itself.
  public var layoutItem: NSObject { self }
}

// Not members of `NSView`: a subclass with a property of one of these names would not compile.
extension LayoutItem where Self: NSView {
  /// The part of the view inside the distance that AppKit recommends.
  @MainActor public var margins: NSLayoutGuide { layoutMarginsGuide }

  /// The part of the view that nothing covers.
  @MainActor public var safeArea: NSLayoutGuide { safeAreaLayoutGuide }
}

extension NSLayoutGuide: @MainActor LayoutItem {
  /// AppKit.
  public typealias Backend = AppKitBackend

  /// The guide itself.
  public var layoutItem: NSObject { self }
}

extension NSLayoutConstraint: @MainActor LayoutBackendConstraint {
  /// AppKit.
  public typealias Backend = AppKitBackend
}

extension NSLayoutConstraint {
  /// The constraint as the DSL writes it: `title.trailing <= badge.leading - 8 ~ .high`.
  @MainActor public var layoutDescription: String { PlatformBackend.text(of: self) }
}

extension NSView {
  var layoutIdentifier: String { accessibilityIdentifier() }
}

extension NSLayoutGuide {
  /// The identifier; for a guide that its view brings along, what the DSL calls it: `root.margins`.
  @MainActor var layoutIdentifier: String {
    guard let owningView, let word else { return identifier.rawValue }
    return "\(PlatformBackend.name(owningView)).\(word)"
  }

  private var word: String? {
    switch identifier.rawValue {
    case "NSViewLayoutMarginsGuide": "margins"
    case "NSViewSafeAreaLayoutGuide": "safeArea"
    default: nil
    }
  }
}

// MARK: - Content priorities

extension LayoutItem where Self: NSView {
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
      setContentHuggingPriority(NSLayoutConstraint.Priority(newValue.horizontal), for: .horizontal)
      setContentHuggingPriority(NSLayoutConstraint.Priority(newValue.vertical), for: .vertical)
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
      setContentCompressionResistancePriority(
        NSLayoutConstraint.Priority(newValue.horizontal), for: .horizontal)
      setContentCompressionResistancePriority(
        NSLayoutConstraint.Priority(newValue.vertical), for: .vertical)
    }
  }
}

extension Collection where Element: NSView {
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
  public init(_ priority: NSLayoutConstraint.Priority) {
    self.init(rawValue: priority.rawValue)
  }
}

extension NSLayoutConstraint.Priority {
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
  public init(absolute insets: NSEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

// MARK: - Batches

/// Collects the constraints made by the functions that a block calls.
///
/// The block contains no constraint itself, so the batch is one of AppKit: constraints of headless views do
/// not take part.
@MainActor @discardableResult
public func batch(
  active: Bool = true, priority: LayoutPriority = .required, identifier: String? = nil,
  @ConstraintBuilder _ body: () -> ConstraintBuilder.Nothing
) -> ConstraintGroup<AppKitBackend> {
  collect(active, priority, identifier, body)
}

// MARK: - Priorities of numbers

extension LayoutPriority {
  /// Gives a number that an extent is compared with a priority: `view.width == 44 ~ .high`.
  @MainActor public static func ~ (
    number: Double, priority: LayoutPriority
  ) -> LayoutExpression<LayoutDimension, AppKitBackend> {
    LayoutExpression(LayoutSum(constant: number), priority: priority)
  }
}
#endif
