// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if FAKE_UIKIT
@MainActor
#endif
open class NSLayoutAnchor<AnchorType>: NSObject, NSCopying where AnchorType: AnyObject {
  nonisolated(unsafe) let terms: [FakeTerm]

  init(_ terms: [FakeTerm]) {
    self.terms = terms
    super.init()
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    .make(terms, .equal, anchor.terms)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    .make(terms, .greaterThanOrEqual, anchor.terms)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    .make(terms, .lessThanOrEqual, anchor.terms)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .equal, anchor.terms, 1, c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .greaterThanOrEqual, anchor.terms, 1, c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .lessThanOrEqual, anchor.terms, 1, c)
  }

  #if !FAKE_UIKIT
  @available(macOS 10.12, *)
  open var name: String { terms.anchorText }
  @available(macOS 10.12, *)
  open var item: AnyObject? { terms.first?.item }
  #endif

  /// An anchor of whatever kind the terms are, as `firstAnchor` types it.
  static func erased(_ terms: [FakeTerm]) -> NSLayoutAnchor<AnyObject> {
    let attribute = terms.first?.attribute ?? .notAnAttribute
    let anchor: NSObject =
      terms.isDistance || attribute.isDimension
      ? NSLayoutDimension(terms)
      : attribute.isHorizontal ? NSLayoutXAxisAnchor(terms) : NSLayoutYAxisAnchor(terms)
    // As in Objective-C, where the argument is not there at run time.
    let pointer = Unmanaged.passUnretained(anchor).toOpaque()
    return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(pointer).takeUnretainedValue()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  nonisolated open override var description: String { terms.anchorText }
  nonisolated open override var hash: Int { terms.first?.attribute.rawValue ?? 0 }
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? any FakeAnchor)?.terms else { return false }
    return terms.count == other.count
      && zip(terms, other).allSatisfy { $0.item === $1.item && $0.attribute == $1.attribute }
  }
}

/// Anchors of any kind, to be compared.
private protocol FakeAnchor {
  var terms: [FakeTerm] { get }
}

extension NSLayoutAnchor: FakeAnchor {}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  @available(iOS 10.0, visionOS 1.0, tvOS 10.0, macOS 10.12, *)
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: terms, to: otherAnchor.terms)
  }

  @available(iOS 11.0, visionOS 1.0, tvOS 11.0, macOS 11.0, *)
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .equal, anchor.terms, 1, 8 * multiplier)
  }

  @available(iOS 11.0, visionOS 1.0, tvOS 11.0, macOS 11.0, *)
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .greaterThanOrEqual, anchor.terms, 1, 8 * multiplier)
  }

  @available(iOS 11.0, visionOS 1.0, tvOS 11.0, macOS 11.0, *)
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .lessThanOrEqual, anchor.terms, 1, 8 * multiplier)
  }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  @available(iOS 10.0, visionOS 1.0, tvOS 10.0, macOS 10.12, *)
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: terms, to: otherAnchor.terms)
  }

  @available(iOS 11.0, visionOS 1.0, tvOS 11.0, macOS 11.0, *)
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .equal, anchor.terms, 1, 8 * multiplier)
  }

  @available(iOS 11.0, visionOS 1.0, tvOS 11.0, macOS 11.0, *)
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .greaterThanOrEqual, anchor.terms, 1, 8 * multiplier)
  }

  @available(iOS 11.0, visionOS 1.0, tvOS 11.0, macOS 11.0, *)
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .lessThanOrEqual, anchor.terms, 1, 8 * multiplier)
  }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  convenience init(from start: [FakeTerm], to end: [FakeTerm]) {
    self.init(end + start.map { FakeTerm(item: $0.item, attribute: $0.attribute, coefficient: -1) })
  }

  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    .make(terms, .equal, [], 1, c)
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    .make(terms, .greaterThanOrEqual, [], 1, c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    .make(terms, .lessThanOrEqual, [], 1, c)
  }

  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    .make(terms, .equal, anchor.terms, m)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .greaterThanOrEqual, anchor.terms, m)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .lessThanOrEqual, anchor.terms, m)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .equal, anchor.terms, m, c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .greaterThanOrEqual, anchor.terms, m, c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    .make(terms, .lessThanOrEqual, anchor.terms, m, c)
  }
}

// MARK: - The anchors of views and guides

extension FakeView {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init([FakeTerm(item: self, attribute: .leading)]) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init([FakeTerm(item: self, attribute: .trailing)]) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init([FakeTerm(item: self, attribute: .left)]) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init([FakeTerm(item: self, attribute: .right)]) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init([FakeTerm(item: self, attribute: .centerX)]) }
  public var topAnchor: NSLayoutYAxisAnchor { .init([FakeTerm(item: self, attribute: .top)]) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init([FakeTerm(item: self, attribute: .bottom)]) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init([FakeTerm(item: self, attribute: .centerY)]) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init([FakeTerm(item: self, attribute: .firstBaseline)])
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    .init([FakeTerm(item: self, attribute: .lastBaseline)])
  }
  public var widthAnchor: NSLayoutDimension { .init([FakeTerm(item: self, attribute: .width)]) }
  public var heightAnchor: NSLayoutDimension { .init([FakeTerm(item: self, attribute: .height)]) }
}

extension FakeGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init([FakeTerm(item: self, attribute: .leading)]) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init([FakeTerm(item: self, attribute: .trailing)]) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init([FakeTerm(item: self, attribute: .left)]) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init([FakeTerm(item: self, attribute: .right)]) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init([FakeTerm(item: self, attribute: .centerX)]) }
  public var topAnchor: NSLayoutYAxisAnchor { .init([FakeTerm(item: self, attribute: .top)]) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init([FakeTerm(item: self, attribute: .bottom)]) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init([FakeTerm(item: self, attribute: .centerY)]) }
  public var widthAnchor: NSLayoutDimension { .init([FakeTerm(item: self, attribute: .width)]) }
  public var heightAnchor: NSLayoutDimension { .init([FakeTerm(item: self, attribute: .height)]) }
}
