#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// From equations to the platform's constraints and back.

extension _PlatformBackend {
  /// The constraint for an equation that has a meaning: between two anchors, or between distances or
  /// dimensions.
  static func constraint(for equation: LayoutEquation<_PlatformBackend>) -> NSLayoutConstraint {
    if equation.isSimple, let first = equation.firstItem {
      // Layout anchors don't support multipliers for coordinates, so this initializer is needed.
      let constraint = DeclaredConstraint(
        item: first, attribute: attribute(equation.firstAttribute, of: first),
        relatedBy: NSLayoutConstraint.Relation(equation.relation), toItem: equation.secondItem,
        attribute: attribute(equation.secondAttribute, of: equation.secondItem),
        multiplier: equation.multiplier, constant: equation.constant)
      constraint.mention(first, equation.secondItem)
      return constraint
    }
    guard let left = dimension(equation.left), let first = left.anchor, left.factor != 0,
      let right = dimension(equation.right)
    else { return RefusedConstraint.make(.tooManyAnchors, equation) }
    let relation = left.factor < 0 ? equation.relation.reversed : equation.relation
    let constant = equation.constant / left.factor
    let multiplier = right.factor / left.factor
    // Dividing by a small factor may give numbers that the platform doesn't accept.
    if !isAcceptable(constant) {
      return RefusedConstraint.make(.numberOutOfRange(.constant, constant), equation)
    }
    if !isAcceptable(multiplier: multiplier) {
      return RefusedConstraint.make(.numberOutOfRange(.multiplier, multiplier), equation)
    }
    guard let second = right.anchor else {
      return switch relation {
      case .equal: first.constraint(equalToConstant: constant)
      case .lessThanOrEqual: first.constraint(lessThanOrEqualToConstant: constant)
      case .greaterThanOrEqual: first.constraint(greaterThanOrEqualToConstant: constant)
      }
    }
    return switch relation {
    case .equal: first.constraint(equalTo: second, multiplier: multiplier, constant: constant)
    case .lessThanOrEqual:
      first.constraint(lessThanOrEqualTo: second, multiplier: multiplier, constant: constant)
    case .greaterThanOrEqual:
      first.constraint(greaterThanOrEqualTo: second, multiplier: multiplier, constant: constant)
    }
  }

  /// A side as a multiple of a dimension or of the distance between two anchors; `nil` for any other side.
  private static func dimension(
    _ side: _LayoutSum<_PlatformBackend>
  ) -> (anchor: NSLayoutDimension?, factor: Double)? {
    guard let first = side.first else { return (nil, 0) }
    guard let second = side.others.first else {
      return dimensionAnchor(first.item, first.attribute).map { ($0, first.coefficient) }
    }
    guard side.termCount == 2, first.coefficient == -second.coefficient else { return nil }
    if let from = anchorAlongX(second.item, second.attribute),
      let to = anchorAlongX(first.item, first.attribute)
    {
      return (from.anchorWithOffset(to: to), first.coefficient)
    }
    if let from = anchorAlongY(second.item, second.attribute),
      let to = anchorAlongY(first.item, first.attribute)
    {
      return (from.anchorWithOffset(to: to), first.coefficient)
    }
    return nil
  }

  /// The statement of a constraint that the DSL can express; `gone` stands in for items that no longer exist.
  static func presentEquation(
    of constraint: NSLayoutConstraint, gone: NSObject? = nil
  ) -> LayoutEquation<_PlatformBackend>? {
    if let sides = sides(of: constraint) { return sides.equation(of: constraint, gone: gone) }
    let known = items(of: constraint)
    let items = known.compactMap { $0 ?? gone }
    guard items.count == known.count, let first = items.first,
      let firstAttribute = LayoutAttribute(rawValue: constraint.firstAttribute.rawValue),
      let secondAttribute = LayoutAttribute(rawValue: constraint.secondAttribute.rawValue),
      firstAttribute != .notAnAttribute
    else { return nil }
    var right = _LayoutSum<_PlatformBackend>(constant: constraint.constant)
    if let second = items.dropFirst().first {
      right.add(_LayoutTerm(constraint.multiplier, second, secondAttribute))
    }
    var equation = LayoutEquation(
      _LayoutSum(_LayoutTerm(1, first, firstAttribute)), LayoutRelation(constraint.relation), right,
      priority: LayoutPriority(constraint.priority))
    equation.identifier = constraint.identifier
    return equation
  }

  private static func attribute(
    _ attribute: LayoutAttribute, of item: NSObject?
  ) -> NSLayoutConstraint.Attribute {
    if item is _PlatformGuide {
      // Guides have no baselines of their own.
      if attribute == .firstBaseline { return .top }
      if attribute == .lastBaseline { return .bottom }
    }
    // The raw values are the same.
    return NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }
}

// MARK: - Anchors

extension _PlatformBackend {
  private static func dimensionAnchor(_ item: NSObject, _ attribute: LayoutAttribute) -> NSLayoutDimension? {
    switch (item, attribute) {
    case (let view as _PlatformView, .width): view.widthAnchor
    case (let view as _PlatformView, .height): view.heightAnchor
    case (let guide as _PlatformGuide, .width): guide.widthAnchor
    case (let guide as _PlatformGuide, .height): guide.heightAnchor
    default: nil
    }
  }

  private static func anchorAlongX(_ item: NSObject, _ attribute: LayoutAttribute) -> NSLayoutXAxisAnchor? {
    if let view = item as? _PlatformView {
      return switch attribute {
      case .leading: view.leadingAnchor
      case .trailing: view.trailingAnchor
      case .left: view.leftAnchor
      case .right: view.rightAnchor
      case .centerX: view.centerXAnchor
      default: nil
      }
    }
    guard let guide = item as? _PlatformGuide else { return nil }
    return switch attribute {
    case .leading: guide.leadingAnchor
    case .trailing: guide.trailingAnchor
    case .left: guide.leftAnchor
    case .right: guide.rightAnchor
    case .centerX: guide.centerXAnchor
    default: nil
    }
  }

  private static func anchorAlongY(_ item: NSObject, _ attribute: LayoutAttribute) -> NSLayoutYAxisAnchor? {
    if let view = item as? _PlatformView {
      return switch attribute {
      case .top: view.topAnchor
      case .bottom: view.bottomAnchor
      case .centerY: view.centerYAnchor
      case .firstBaseline: view.firstBaselineAnchor
      case .lastBaseline: view.lastBaselineAnchor
      default: nil
      }
    }
    guard let guide = item as? _PlatformGuide else { return nil }
    return switch attribute {
    case .top, .firstBaseline: guide.topAnchor
    case .bottom, .lastBaseline: guide.bottomAnchor
    case .centerY: guide.centerYAnchor
    default: nil
    }
  }
}

extension LayoutEquation<_PlatformBackend> {
  /// The coefficient of the first anchor, by which the platform's constraint divides both sides.
  @MainActor var divisor: Double { left.first?.coefficient ?? 1 }

  /// Whether a constraint between the same anchors has the same multipliers and relation on the platform.
  @MainActor
  func hasShape(of constraint: NSLayoutConstraint) -> Bool {
    let relation = divisor < 0 ? relation.reversed : relation
    return [left, right].allSatisfy { $0.isAnchorOrDistance }
      && constraint.multiplier == (right.first.map { $0.coefficient / divisor } ?? 1)
      && constraint.relation.rawValue == relation.rawValue
  }
}

extension _LayoutSum<_PlatformBackend> {
  @MainActor fileprivate var isAnchorOrDistance: Bool {
    guard let first, let second = others.first else { return true }
    return termCount == 2 && first.coefficient == -second.coefficient
  }
}
#endif
