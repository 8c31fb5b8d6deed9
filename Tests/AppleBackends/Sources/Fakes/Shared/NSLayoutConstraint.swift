// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@testable internal import HeadlessAnchorage

#if canImport(ObjectiveC)
import ObjectiveC
#endif

#if FAKE_UIKIT
@MainActor
#endif
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    #if FAKE_UIKIT
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    #else
    public static var baseline: Attribute { .lastBaseline }
    #endif
    case notAnAttribute = 0
  }

  var first: [FakeTerm] = []
  var second: [FakeTerm] = []
  var storedMultiplier: CGFloat = 1
  var storedConstant: CGFloat = 0
  var storedPriority = FakePriority.required
  /// Whether making it would have raised an exception.
  var isIllegal = false
  /// The constraint of the engine, while this one is active.
  var headless: LayoutConstraint?
  weak var holder: (any FakeBox)?

  open internal(set) var relation = Relation.equal
  open var shouldBeArchived = false
  open var identifier: String?

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    for item in [view1, view2].compactMap({ $0 }) where !(item is any FakeItem) {
      isIllegal = true
      FakeExceptions.raise(
        "NSInvalidArgumentException",
        "-[\(type(of: item)) nsli_superitem]: unrecognized selector sent to instance")
      return
    }
    let second = (view2 as? any FakeItem).map { [FakeTerm(item: $0, attribute: attr2)] } ?? []
    set([FakeTerm(item: view1 as? any FakeItem, attribute: attr1)], relation, second, multiplier, c)
    check(isMadeByAnchors: false)
  }

  #if canImport(ObjectiveC)
  deinit { fakeDeallocation(of: ObjectIdentifier(self)) }
  #endif

  open var firstAttribute: Attribute { first.count == 1 ? first[0].attribute : .notAnAttribute }
  open var secondAttribute: Attribute { second.count == 1 ? second[0].attribute : .notAnAttribute }
  open var firstItem: AnyObject? { item(of: first) }
  open var secondItem: AnyObject? { item(of: second) }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor<AnyObject>.erased(first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.isEmpty ? nil : NSLayoutAnchor<AnyObject>.erased(second)
  }
  open var multiplier: CGFloat { storedMultiplier }

  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard acceptsConstant(newValue) else { return }
      storedConstant = newValue
      headless?.constant = newValue
    }
  }

  open var priority: FakePriority {
    get { storedPriority }
    set {
      guard FakeExceptions.accepts(newValue) else { return }
      if isActive, (newValue == .required) != (storedPriority == .required) {
        FakeExceptions.raise(
          "NSInternalInconsistencyException",
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
            + "You passed priority \(numberText(Double(newValue.rawValue))) and the existing priority was "
            + "\(numberText(Double(storedPriority.rawValue))).")
        return
      }
      storedPriority = newValue
      headless?.priority = LayoutPriority(of: newValue)
    }
  }

  open var isActive: Bool {
    get { headless?.isActive ?? false }
    set {
      if newValue { install(on: nil) } else { uninstall() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    FakeLog.current.activations.append(constraints.count)
    for constraint in constraints { constraint.install(on: nil) }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    FakeLog.current.deactivations.append(constraints.count)
    uninstall(constraints)
  }

  /// `<NSLayoutConstraint:0x0 'id' UIView:card.width == 0.5*UIView:root.width - 10 @250   (active)>`.
  #if FAKE_UIKIT
  nonisolated open override var description: String { MainActor.assumeIsolated { text } }
  #else
  open override var description: String { text }
  #endif
}

#if FAKE_UIKIT
extension NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
#else
extension NSLayoutConstraint {
  public enum Orientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public func animator() -> Self { self }
}
#endif

extension NSLayoutConstraint {
  /// Makes a constraint as an anchor does.
  static func make(
    _ first: [FakeTerm], _ relation: Relation, _ second: [FakeTerm] = [], _ multiplier: CGFloat = 1,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.set(first, relation, second, multiplier, constant)
    constraint.check(isMadeByAnchors: true)
    return constraint
  }

  fileprivate func set(
    _ first: [FakeTerm], _ relation: Relation, _ second: [FakeTerm], _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    storedMultiplier = multiplier
    storedConstant = constant
  }

  private func item(of terms: [FakeTerm]) -> AnyObject? {
    guard terms.count == 1 else { return nil }
    if terms[0].item == nil {
      // The real property is `unowned(unsafe)`: whatever is there now would be read.
      FakeExceptions.raise("EXC_BAD_ACCESS", "an item of a constraint was read after it had gone")
    }
    return terms[0].item
  }

  fileprivate var text: String {
    var text = "<\(type(of: self)):0x0 " + (identifier.map { "'\($0)' " } ?? "")
    text += "\(first.text) \(["<=", "==", ">="][relation.rawValue + 1]) "
    if second.isEmpty {
      text += numberText(constant)
    } else {
      if multiplier != 1 { text += "\(numberText(multiplier))*" }
      text += second.text
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + numberText(constant.magnitude) }
    }
    if storedPriority != .required { text += " @\(numberText(Double(storedPriority.rawValue)))" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }
}
