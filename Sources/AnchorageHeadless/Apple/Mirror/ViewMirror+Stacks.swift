import Anchorage

#if canImport(UIKit) && !os(watchOS) && !ANCHORAGE_HEADLESS_ONLY
import UIKit

// Sentences for the constraints of stack views, recognised by their identifiers.

extension ViewMirror {
  /// The effect of a stack view's constraint, in words; `nil` for other constraints.
  func stackSentence(about constraint: NSLayoutConstraint) -> String? {
    guard let identifier = constraint.identifier, identifier.hasPrefix("UISV-"),
      let first = _PlatformBackend.items(of: constraint).first.flatMap({ $0 }),
      let stack = stack(of: constraint), let name = items[ObjectIdentifier(stack)]?.name,
      let attribute = LayoutAttribute(rawValue: constraint.firstAttribute.rawValue)
    else { return nil }
    let second = _PlatformBackend.items(of: constraint).dropFirst().first.flatMap { $0 }
    return sentence(identifier, attribute, of: constraint, in: stack, relating: first, to: second)?
      .phrase(about: name)
  }

  private func sentence(
    _ identifier: String, _ attribute: LayoutAttribute, of constraint: NSLayoutConstraint,
    in stack: UIStackView, relating first: NSObject, to second: NSObject?
  ) -> StackSentence? {
    let member = _PlatformBackend.view(of: first) === stack ? second ?? first : first
    let (name, other) = (name(of: member), second.map(name) ?? "")
    switch identifier {
    case "UISV-hiding": return .hiding(name)
    case "UISV-spacing":
      return .gap(
        constraint.constant, isMinimum: constraint.relation != .equal, between: other, name)
    case "UISV-fill-equally":
      return attribute.axis.map { .equalLength($0, name, other) }
    case "UISV-alignment":
      return attribute.isBaseline ? .baselines(attribute, name, other) : .alignment(attribute, of: name)
    case "UISV-canvas-connection":
      guard attribute.axis == (stack.axis == .horizontal ? .horizontal : .vertical) else {
        return .alignment(attribute, of: name)
      }
      return attribute.end == .near ? .beginning(name) : .end(name)
    default: return nil
    }
  }

  private func name(of real: NSObject) -> String {
    items[ObjectIdentifier(real)]?.name ?? _PlatformBackend.name(real)
  }

  /// The stack view that relates items: one of them, or the superview of the first.
  private func stack(of constraint: NSLayoutConstraint) -> UIStackView? {
    let views = _PlatformBackend.items(of: constraint).compactMap { $0.flatMap(_PlatformBackend.view) }
    guard let first = views.first else { return nil }
    if views.count == 2, views[1].superview === first { return first as? UIStackView }
    return first.superview as? UIStackView
  }
}
#endif
