// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UITraitCollection: NSObject {
  /// Unspecified if 0.
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified

  public override init() {
    displayScale = 0
    preferredContentSizeCategory = .unspecified
    layoutDirection = .unspecified
  }

  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
    preferredContentSizeCategory = .unspecified
    layoutDirection = .unspecified
  }

  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    displayScale = 0
    self.preferredContentSizeCategory = preferredContentSizeCategory
    layoutDirection = .unspecified
  }

  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    displayScale = 0
    preferredContentSizeCategory = .unspecified
    self.layoutDirection = layoutDirection
  }
}

extension UITraitCollection {
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
}

// MARK: - Observers

@MainActor public protocol UITraitEnvironment {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public protocol UITraitChangeRegistration: NSObject {}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
private final class Registration: NSObject, UITraitChangeRegistration {}

// Not as new as the real one, so that observers can be stored.
public protocol UITraitDefinition {
  /// Whether two collections differ in the trait.
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.preferredContentSizeCategory != b.preferredContentSizeCategory
  }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public enum UITraitLayoutDirection: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.layoutDirection != b.layoutDirection
  }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public enum UITraitDisplayScale: UITraitDefinition {
  public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.displayScale != b.displayScale
  }
}

extension UIView {
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    traitObservers.append(
      (
        traits,
        { view, previous in
          if let view = view as? TraitEnvironment { handler(view, previous) }
        }
      ))
    return Registration()
  }

  /// Tells the view and those inside that the window has other traits.
  func passOnTraits(changedFrom previous: UITraitCollection) {
    adoptTraits()
    for (traits, handler) in traitObservers {
      if traits.contains(where: { $0.differs(traitCollection, previous) }) { handler(self, previous) }
    }
    #if !os(visionOS)
    traitCollectionDidChange(previous)
    #endif
    for view in subviews { view.passOnTraits(changedFrom: previous) }
  }
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
