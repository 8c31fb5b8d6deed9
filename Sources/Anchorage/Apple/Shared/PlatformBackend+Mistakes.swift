#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Finds mistakes that would make the platform throw an exception, and reports them with names.

extension _PlatformBackend {
  /// The constraints that were neither refused nor replaced; the others are reported.
  static func meaningful(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    reportMistakes { mistakes in constraints.filter { isMeaningful($0, &mistakes) } }
  }

  /// The constraints that the platform would take; the others are reported.
  static func activatable(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    reportMistakes { mistakes in constraints.filter { canActivate($0, &mistakes) } }
  }

  /// Reports the mistakes that are found in constraints, one for each statement.
  private static func reportMistakes(
    _ find: (inout [LayoutMistake]) -> [NSLayoutConstraint]
  ) -> [NSLayoutConstraint] {
    var mistakes: [LayoutMistake] = []
    let accepted = find(&mistakes)
    for mistake in mistakes.oneForEachStatement { onMistake(mistake) }
    return accepted
  }

  private static func isMeaningful(_ constraint: NSLayoutConstraint, _ mistakes: inout [LayoutMistake])
    -> Bool
  {
    if isReplaced(constraint) {
      mistakes.append(mistakeOfReplaced(constraint))
      return false
    }
    guard let refused = constraint as? RefusedConstraint else { return true }
    guard var mistake = refused.mistake else { return false }
    mistake.location = mistake.location ?? location(of: refused)
    mistakes.append(mistake)
    return false
  }

  private static func canActivate(_ constraint: NSLayoutConstraint, _ mistakes: inout [LayoutMistake]) -> Bool
  {
    if constraint.isActive { return true }
    guard isMeaningful(constraint, &mistakes) else { return false }
    let items = items(of: constraint)
    guard let reason = obstacle(to: items) else { return true }
    mistakes.append(
      LayoutMistake(
        reason, item: items.compactMap { $0 }.first.map(name) ?? "", constraint: text(of: constraint),
        location: location(of: constraint)))
    return false
  }

  /// The items of a constraint in order; `nil` stands for an item that is gone.
  package static func items(of constraint: NSLayoutConstraint) -> [NSObject?] {
    if let declared = constraint as? DeclaredConstraint { return declared.mentionedItems }
    if let sides = sides(of: constraint) { return sides.items }
    // The DSL didn't make the constraint; its creator keeps the items alive.
    let items = [constraint.firstItem as? NSObject, constraint.secondItem as? NSObject]
    return items.filter { $0 != nil }
  }

  /// The reason why items can't be in one constraint now; `nil` if they can.
  private static func obstacle(to items: [NSObject?]) -> LayoutMistake.Reason? {
    var first: _PlatformView?
    for item in items {
      guard let item else { return .itemIsGone }
      guard let view = view(of: item) else { return .guideWithoutView(name(item)) }
      let known = first ?? view
      guard known === view || root(of: known) === root(of: view) else { return strangers(known, view) }
      first = known
    }
    return nil
  }

  /// A view itself, or the view that owns a guide.
  package static func view(of item: NSObject) -> _PlatformView? {
    item as? _PlatformView ?? (item as? _PlatformGuide)?.owningView
  }

  private static func root(of view: _PlatformView) -> _PlatformView {
    var view = view
    while let superview = view.superview { view = superview }
    return view
  }

  /// Names the roots of the two trees, beginning with the one that was probably never added.
  private static func strangers(_ a: _PlatformView, _ b: _PlatformView) -> LayoutMistake.Reason {
    let (one, other) = (stranger(a), stranger(b))
    let (newcomer, tree) = one.isNewcomer(beside: other) ? (a, b) : (b, a)
    let names = (name(root(of: newcomer)), name(root(of: tree)))
    return one.isSettled(beside: other)
      ? .inTwoTrees(names.0, names.1) : .noCommonAncestor(names.0, names.1)
  }

  private static func stranger(_ view: _PlatformView) -> Stranger {
    Stranger(
      hasSuperview: view.superview != nil, hasSubviews: !view.subviews.isEmpty,
      isRootEmpty: root(of: view).frame.size == .zero)
  }

  /// Whether content priorities are valid; if not, the first invalid one is reported.
  static func accepts(_ priorities: LayoutContentPriorities, for view: _PlatformView) -> Bool {
    for priority in [priorities.horizontal, priorities.vertical] where !priority.isValid {
      _report(.priorityOutOfRange(priority.rawValue), about: view)
      return false
    }
    return true
  }
}

// MARK: - Words

extension _PlatformBackend {
  /// The constraint as the DSL writes it, or as the platform describes it if the DSL cannot.
  package static func text(of constraint: NSLayoutConstraint) -> String {
    if let text = (constraint as? RefusedConstraint)?.mistake?.constraint { return text }
    return presentEquation(of: constraint, gone: gone)?.text(name: name) ?? "\(constraint)"
  }

  /// The stand-in for items that are gone.
  private static let gone = NSObject()

  /// The location of a constraint, which a batch stores as its identifier.
  package static func location(of constraint: NSLayoutConstraint) -> LayoutSourceLocation? {
    guard let identifier = constraint.identifier, LayoutSourceLocation.isText(identifier),
      let colon = identifier.lastIndex(of: ":"), let line = Int(identifier[colon...].dropFirst())
    else { return nil }
    return LayoutSourceLocation(fileID: String(identifier[..<colon]), line: line)
  }

  /// The name of an item in reports: its accessibility identifier, or else its type.
  package static func name(_ item: NSObject) -> String {
    if let guide = item as? _PlatformGuide {
      let identifier = guide.layoutIdentifier
      return identifier.isEmpty ? "\(type(of: guide))" : identifier
    }
    guard let view = item as? _PlatformView else { return item === gone ? "gone" : "\(type(of: item))" }
    return view.layoutIdentifier.isEmpty ? "\(type(of: view))" : view.layoutIdentifier
  }
}
#endif
