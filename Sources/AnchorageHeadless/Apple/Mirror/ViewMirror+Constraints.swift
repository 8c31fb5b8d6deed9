import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Conversion of the platform's constraints to headless constraints.

extension ViewMirror {
  /// Mirrors the active constraints about views and guides inside.
  mutating func mirrorConstraints() {
    // Outer constraints come first, because the engine visits the tree from the root.
    var outer: [_PlatformView] = []
    while let view = (outer.last ?? original).superview { outer.append(view) }
    for view in outer.reversed() {
      // Constraints that relate only the original to its surroundings determine its bounds, which are given.
      for constraint in view.constraints where reachesInside(constraint) { mirror(constraint) }
    }
    mirrorConstraints(inside: original)
    for view in scrollViewsPlacedByFrames { fixContent(of: view) }
  }

  private mutating func mirrorConstraints(inside view: _PlatformView) {
    for constraint in view.constraints { mirror(constraint) }
    for subview in view.subviews { mirrorConstraints(inside: subview) }
  }

  private func reachesInside(_ constraint: NSLayoutConstraint) -> Bool {
    _PlatformBackend.items(of: constraint).contains { item in
      guard let item, let view = _PlatformBackend.view(of: item) else { return false }
      if view === original { return (item as? _PlatformGuide)?.isMadeByView == false }
      return view.isDescendant(of: original)
    }
  }

  private mutating func mirror(_ constraint: NSLayoutConstraint) {
    guard constraint.isActive else { return }
    if isMadeByPlatform(constraint) {
      platformConstraintCount += 1
      return
    }
    guard var equation = equation(of: constraint) else {
      root.record(
        LayoutMistake(
          .anchorsUntold, item: root.name, constraint: _PlatformBackend.text(of: constraint),
          location: _PlatformBackend.location(of: constraint)))
      return
    }
    equation.identifier = constraint.identifier
    equation.location = _PlatformBackend.location(of: constraint)
    let mirrored = LayoutConstraint(equation)
    mirrored.activate()
    #if canImport(UIKit)
    guard let sentence = stackSentence(about: constraint), let holder = mirrored.holder as? MirroredView
    else { return }
    // Any role will do, because the view has the sentence.
    mirrored.role = LayoutConstraint.largestRole
    holder.sentences[ObjectIdentifier(mirrored)] = sentence
    #else
    // As AppKit's header names them.
    if constraint.identifier?.hasPrefix("NSStackView.") == true {
      mirrored.role = LayoutConstraint.largestRole
    }
    #endif
  }

  /// Whether the platform made a constraint that the mirror makes itself, for frames, content sizes and
  /// guides of views.
  private func isMadeByPlatform(_ constraint: NSLayoutConstraint) -> Bool {
    if constraint is DeclaredConstraint { return false }
    let type = "\(type(of: constraint))"
    if type == "NSAutoresizingMaskLayoutConstraint" || type == "NSContentSizeLayoutConstraint" { return true }
    // The size of a cell, or of the view of a controller: its frame.
    if constraint.identifier?.hasPrefix("UIView-Encapsulated-Layout-") == true { return true }
    // The constraints that place a guide that a view made itself.
    let items = _PlatformBackend.items(of: constraint).compactMap { $0 }
    guard let view = items.first.flatMap(_PlatformBackend.view), _PlatformBackend.sides(of: constraint) == nil
    else { return false }
    let guides = items.compactMap { $0 as? _PlatformGuide }
    return !guides.isEmpty && guides.allSatisfy { $0.isMadeByView }
      && items.allSatisfy { _PlatformBackend.view(of: $0) === view }
  }
}

// MARK: - Equations

extension ViewMirror {
  private mutating func equation(of constraint: NSLayoutConstraint) -> LayoutEquation<HeadlessBackend>? {
    if let equation = _PlatformBackend.sides(of: constraint)?.equation(of: constraint, gone: nil) {
      guard let left = sum(equation.left), let right = sum(equation.right) else { return nil }
      return LayoutEquation(left, equation.relation, right, priority: equation.priority)
    }
    let items = _PlatformBackend.items(of: constraint)
    // A distance between two anchors has no item.
    guard items.count == (constraint.secondAnchor == nil ? 1 : 2), let first = items[0],
      let left = term(1, first, constraint.firstAttribute)
    else { return nil }
    var right = _LayoutSum<HeadlessBackend>(constant: constraint.constant)
    if items.count == 2 {
      guard let second = items[1], let term = term(constraint.multiplier, second, constraint.secondAttribute)
      else { return nil }
      right.add(term)
    }
    return LayoutEquation(
      _LayoutSum(left), LayoutRelation(constraint.relation), right,
      priority: LayoutPriority(constraint.priority))
  }

  private mutating func sum(_ sum: _LayoutSum<_PlatformBackend>) -> _LayoutSum<HeadlessBackend>? {
    var copy = _LayoutSum<HeadlessBackend>(constant: sum.constant)
    for term in sum.terms {
      guard let item = item(for: term.item) else { return nil }
      copy.add(_LayoutTerm(term.coefficient, item, term.attribute))
    }
    return copy
  }

  private mutating func term(
    _ coefficient: Double, _ real: NSObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> _LayoutTerm<HeadlessBackend>? {
    guard let item = item(for: real) else { return nil }
    if let plain = LayoutAttribute(rawValue: attribute.rawValue) {
      return plain == .notAnAttribute ? nil : _LayoutTerm(coefficient, item, plain)
    }
    // An edge or the centre of the margins, which only UIKit has.
    let plain: [LayoutAttribute] = [.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY]
    guard let view = real as? _PlatformView, let mirrored = item as? MirroredView,
      plain.indices.contains(attribute.rawValue - 13)
    else { return nil }
    return _LayoutTerm(coefficient, margins(of: view, mirrored: mirrored), plain[attribute.rawValue - 13])
  }
}

// MARK: - Scroll views

extension ViewMirror {
  /// The scroll views whose content isn't placed by constraints, as in a table.
  private var scrollViewsPlacedByFrames: [_PlatformView] {
    var found: [_PlatformView] = []
    func look(in view: _PlatformView) {
      if view.scrollGuidesOfView != nil,
        view.subviews.allSatisfy({ $0.translatesAutoresizingMaskIntoConstraints })
      {
        found.append(view)
      }
      view.subviews.forEach(look)
    }
    look(in: original)
    return found
  }

  /// Fixes the content to the size that the program set.
  private func fixContent(of view: _PlatformView) {
    guard let content = view.scrollGuidesOfView?.content, let guide = items[ObjectIdentifier(content)],
      guide.mentions.isEmpty
    else { return }
    let size = view.sizeOfScrolledContent
    guide.size == size
  }
}
#endif
