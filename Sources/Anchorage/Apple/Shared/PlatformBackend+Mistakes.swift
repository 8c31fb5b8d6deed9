#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// What the platform would answer with an exception is found first, and said with names.

/// What stands for an equation that cannot mean anything: it harms nothing and is never activated.
final class RefusedConstraint: NSLayoutConstraint {
  fileprivate var mistake: LayoutMistake?

  @MainActor
  static func make(
    _ reason: LayoutMistake.Reason, _ equation: LayoutEquation<PlatformBackend>
  ) -> NSLayoutConstraint {
    let constraint = RefusedConstraint(
      item: equation.firstItem ?? PlatformView(), attribute: .width, relatedBy: .greaterThanOrEqual,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)
    constraint.mistake = LayoutMistake(
      reason, item: equation.firstItem.map(PlatformBackend.name) ?? "",
      constraint: equation.text(name: PlatformBackend.name), location: equation.location)
    constraint.identifier = equation.identifier
    return constraint
  }
}

/// The items that a constraint mentions. The platform's own references to them dangle once they are gone.
@MainActor
struct MentionedItems {
  private weak var first: NSObject?
  private weak var second: NSObject?
  private let hasSecond: Bool

  init(first: NSObject?, second: NSObject?) {
    self.first = first
    self.second = second
    hasSecond = second != nil
  }

  /// The items in order, nothing standing for those that are gone.
  var items: [NSObject?] { hasSecond ? [first, second] : [first] }
}

// MARK: - Before activation

extension PlatformBackend {
  /// Whether a constraint was not refused when it was made; if it was, that is reported.
  static func isMeaningful(_ constraint: NSLayoutConstraint) -> Bool {
    guard let refused = constraint as? RefusedConstraint else { return true }
    guard var mistake = refused.mistake else { return false }
    mistake.location = mistake.location ?? location(of: refused)
    onMistake(mistake)
    return false
  }

  /// Whether the platform would take a constraint; if not, the reason is reported.
  static func canActivate(_ constraint: NSLayoutConstraint) -> Bool {
    if constraint.isActive { return true }
    guard isMeaningful(constraint) else { return false }
    let items = items(of: constraint)
    guard let reason = obstacle(to: items) else { return true }
    onMistake(
      LayoutMistake(
        reason, item: items.compactMap { $0 }.first.map(name) ?? "", constraint: text(of: constraint),
        location: location(of: constraint)))
    return false
  }

  /// The items of a constraint in order, nothing standing for those that are gone.
  static func items(of constraint: NSLayoutConstraint) -> [NSObject?] {
    if let sides = distances[constraint] { return sides.items }
    if let mentioned = mentioned[constraint] { return mentioned.items }
    // Made by somebody else, who keeps the items.
    let items = [constraint.firstItem as? NSObject, constraint.secondItem as? NSObject]
    return items.filter { $0 != nil }
  }

  /// What keeps items from being in one constraint at present.
  private static func obstacle(to items: [NSObject?]) -> LayoutMistake.Reason? {
    var first: PlatformView?
    for item in items {
      guard let item else { return .itemIsGone }
      guard let view = view(of: item) else { return .guideWithoutView(name(item)) }
      let known = first ?? view
      guard known === view || root(of: known) === root(of: view) else { return strangers(known, view) }
      first = known
    }
    return nil
  }

  private static func view(of item: NSObject) -> PlatformView? {
    item as? PlatformView ?? (item as? PlatformGuide)?.owningView
  }

  private static func root(of view: PlatformView) -> PlatformView {
    var view = view
    while let superview = view.superview { view = superview }
    return view
  }

  /// Names the trees to be joined, the one that was likely forgotten first.
  private static func strangers(_ a: PlatformView, _ b: PlatformView) -> LayoutMistake.Reason {
    let (newcomer, other) = looseness(of: a) < looseness(of: b) ? (b, a) : (a, b)
    return .noCommonAncestor(name(root(of: newcomer)), name(root(of: other)))
  }

  /// How likely it is that somebody forgot to add a view: most of all when nothing is above or below it.
  private static func looseness(of view: PlatformView) -> Int {
    view.superview != nil ? 0 : view.subviews.isEmpty ? 2 : 1
  }

  /// Whether a view can have priorities for its content; if not, the first that is wrong is reported.
  static func accepts(_ priorities: LayoutContentPriorities, for view: PlatformView) -> Bool {
    for priority in [priorities.horizontal, priorities.vertical] where !priority.isValid {
      report(.priorityOutOfRange(priority.rawValue), about: view)
      return false
    }
    return true
  }
}

// MARK: - Words

extension PlatformBackend {
  /// The constraint as the DSL writes it, or in the platform's words if the DSL has none.
  static func text(of constraint: NSLayoutConstraint) -> String {
    if let text = (constraint as? RefusedConstraint)?.mistake?.constraint { return text }
    return presentEquation(of: constraint, gone: gone)?.text(name: name) ?? "\(constraint)"
  }

  /// Stands for items that are gone.
  private static let gone = NSObject()

  /// The location that a batch made the identifier of a constraint.
  private static func location(of constraint: NSLayoutConstraint) -> LayoutSourceLocation? {
    guard let identifier = constraint.identifier, LayoutSourceLocation.isText(identifier),
      let colon = identifier.lastIndex(of: ":"), let line = Int(identifier[colon...].dropFirst())
    else { return nil }
    return LayoutSourceLocation(fileID: String(identifier[..<colon]), line: line)
  }

  /// What an item is called in reports: its accessibility identifier, or else its type.
  static func name(_ item: NSObject) -> String {
    if let guide = item as? PlatformGuide {
      let identifier = guide.layoutIdentifier
      return identifier.isEmpty ? "\(type(of: guide))" : identifier
    }
    guard let view = item as? PlatformView else { return item === gone ? "gone" : "\(type(of: item))" }
    return view.layoutIdentifier.isEmpty ? "\(type(of: view))" : view.layoutIdentifier
  }
}
#endif
