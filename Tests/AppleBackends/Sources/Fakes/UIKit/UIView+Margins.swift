// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@testable internal import HeadlessAnchorage

extension UIView {
  private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  /// The distances that are in effect.
  @available(iOS 11.0, visionOS 1.0, tvOS 11.0, *)
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = effectiveMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    }
    set {
      box.layoutMargins = LayoutInsets(
        top: newValue.top, leading: newValue.leading, bottom: newValue.bottom, trailing: newValue.trailing)
      layoutMarginsDidChange()
    }
  }

  public var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(effectiveMargins, isLeftToRight: isLeftToRight) }
    set {
      box.layoutMargins = LayoutInsets(
        top: newValue.top, leading: isLeftToRight ? newValue.left : newValue.right, bottom: newValue.bottom,
        trailing: isLeftToRight ? newValue.right : newValue.left)
      layoutMarginsDidChange()
    }
  }

  private var effectiveMargins: LayoutInsets {
    var margins = box.layoutMargins
    if insetsLayoutMarginsFromSafeArea {
      let covered = coveredInsets
      margins.top += covered.top
      margins.leading += covered.leading
      margins.bottom += covered.bottom
      margins.trailing += covered.trailing
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.layoutMargins
    let left = outer.left - frame.minX
    let right = outer.right - (superview.frame.width - frame.maxX)
    margins.top = max(margins.top, outer.top - frame.minY)
    margins.bottom = max(margins.bottom, outer.bottom - (superview.frame.height - frame.maxY))
    margins.leading = max(margins.leading, isLeftToRight ? left : right)
    margins.trailing = max(margins.trailing, isLeftToRight ? right : left)
    return margins
  }

  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { box.insetsLayoutMarginsFromSafeArea }
    set { box.insetsLayoutMarginsFromSafeArea = newValue }
  }

  public var preservesSuperviewLayoutMargins: Bool {
    get { box.preservesSuperviewLayoutMargins }
    set { box.preservesSuperviewLayoutMargins = newValue }
  }

  @available(iOS 11.0, visionOS 1.0, tvOS 11.0, *)
  public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(coveredInsets, isLeftToRight: isLeftToRight) }

  /// The insets that a window or a view controller would set, with a left and a right.
  public var fakeSafeAreaInsets: UIEdgeInsets {
    get { UIEdgeInsets(box.safeAreaInsets, isLeftToRight: isLeftToRight) }
    set {
      box.safeAreaInsets = LayoutInsets(
        top: newValue.top, leading: isLeftToRight ? newValue.left : newValue.right, bottom: newValue.bottom,
        trailing: isLeftToRight ? newValue.right : newValue.left)
      safeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    }
  }

  public var layoutMarginsGuide: UILayoutGuide { systemGuide("UIViewLayoutMarginsGuide", box.margins) }
  @available(iOS 11.0, visionOS 1.0, tvOS 11.0, *)
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide("UIViewSafeAreaLayoutGuide", box.safeArea) }
  public var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide", box.readableContent)
  }

  @available(iOS 15.0, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let name = "UIViewKeyboardLayoutGuide"
    if let known = systemGuides[name] as? UIKeyboardLayoutGuide { return known }
    let guide = UIKeyboardLayoutGuide(LayoutGuide(name: name), of: self, name: name)
    systemGuides[name] = guide
    guide.follow(box)
    return guide
  }
}

extension UIEdgeInsets {
  init(_ insets: LayoutInsets, isLeftToRight: Bool) {
    self.init(
      top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing, bottom: insets.bottom,
      right: isLeftToRight ? insets.trailing : insets.leading)
  }
}

public struct UIEdgeInsets: Equatable, Codable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets()

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
