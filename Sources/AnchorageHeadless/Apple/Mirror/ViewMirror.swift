import Anchorage

#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A headless tree with the views, the guides and the active constraints of real views.
///
/// Each real item has a headless item. Constraints are copied as equations with their locations, so the
/// reports are those of a headless tree declared by the same lines.
@MainActor
package struct ViewMirror {
  /// The real view that the mirror begins with.
  let original: _PlatformView
  /// The headless view for it, which has its bounds.
  let root: MirroredView
  var items: [ObjectIdentifier: HeadlessItem] = [:]
  private var views: [(real: _PlatformView, mirrored: MirroredView)] = []
  /// How many constraints the platform made that the mirror makes itself.
  package internal(set) var platformConstraintCount = 0
  /// Views for real views outside, fixed at their present frames.
  private var fixed: [LayoutView] = []
  /// The fixed views for guides that stay at the bottom of their views.
  private var fixedAtBottom: [LayoutView] = []
  private var unnamed: [(item: HeadlessItem, type: String)] = []

  /// Mirrors the tree of the nearest view that is placed by its frame.
  ///
  /// Not of a view that constraints place: its bounds follow from outer constraints and are rounded to
  /// pixels, so the constraints inside would conflict with them.
  package init(of view: _PlatformView) {
    var original = view
    while !original.translatesAutoresizingMaskIntoConstraints, let superview = original.superview {
      original = superview
    }
    self.original = original
    root = MirroredView(of: original)
    root.frame = LayoutRect(origin: .zero, size: LayoutSize(original.bounds.size))
    root.safeAreaInsets = original.directed(original.safeAreaInsets)
    add(original, as: root)
    nameItems()
    mirrorConstraints()
    for (real, mirrored) in views {
      // Making the constraint turned off the mask, which the real view may have kept.
      mirrored.translatesAutoresizingMaskIntoConstraints = real.translatesAutoresizingMaskIntoConstraints
    }
    for view in fixed {
      view.translatesAutoresizingMaskIntoConstraints = true
      // Hidden, so notes don't mention their frames.
      view.isHidden = true
    }
  }

  /// The headless root, which has the frame of the real view.
  package var tree: LayoutView { root }

  /// The headless view for a real view; `nil` if it isn't in the mirror.
  package func view(for real: _PlatformView) -> LayoutView? { items[ObjectIdentifier(real)] as? LayoutView }

  /// The real views by the identities of their headless views.
  package var originals: [ObjectIdentifier: _PlatformView] {
    Dictionary(views.map { (ObjectIdentifier($0.mirrored), $0.real) }) { first, _ in first }
  }

  /// Removes the views that represent items outside the mirror and the platform's own guides, with their
  /// constraints. The tree then has exactly the views and guides of the real tree.
  ///
  /// - Returns: The number of removed constraints.
  @discardableResult
  package func removeStandIns() -> Int {
    if fixed.isEmpty { return 0 }
    let count = constraintCount
    for view in fixed { view.removeFromSuperview() }
    return count - constraintCount
  }

  private var constraintCount: Int {
    var count = 0
    root.forEachInSubtree { count += $0.held.count }
    return count
  }

  /// Makes the views follow changes of the root's size and direction.
  ///
  /// The keyboard guide stays at the bottom, and views with a direction of their own keep it.
  package func followRoot() {
    for (real, mirrored) in views where !real.hasOwnDirection(beside: original) {
      mirrored.layoutDirection = nil
    }
    for view in fixedAtBottom { view.autoresizingMask = [.flexibleTopMargin, .flexibleWidth] }
  }

  /// The problems that the engine reports about the tree.
  func problems() -> [LayoutDiagnostic] {
    root.layoutIfNeeded()
    return root.diagnostics
  }
}

// MARK: - Views

extension ViewMirror {
  private mutating func add(_ real: _PlatformView, as mirrored: MirroredView) {
    note(mirrored, for: real)
    views.append((real, mirrored))
    addScrolling(of: real, to: mirrored)
    for guide in real.layoutGuides where !guide.isMadeByView && items[ObjectIdentifier(guide)] == nil {
      let copy = LayoutGuide(name: guide.layoutIdentifier)
      mirrored.addLayoutGuide(copy)
      copy.layoutFrame = LayoutRect(guide.rectFromTop)
      note(copy, for: guide)
    }
    for subview in real.subviews {
      let inside = MirroredView(of: subview)
      mirrored.addSubview(inside)
      inside.frame = LayoutRect(subview.rectFromTop)
      inside.autoresizingMask = subview.maskFromTop
      inside.safeAreaInsets = subview.directed(subview.insets(beyondThoseOf: real, at: inside.frame))
      add(subview, as: inside)
    }
    addBaselines(of: real, to: mirrored)
  }

  private mutating func note(_ item: HeadlessItem, for real: NSObject) {
    items[ObjectIdentifier(real)] = item
    if item.name.isEmpty { unnamed.append((item, "\(type(of: real))")) }
  }

  private func addBaselines(of real: _PlatformView, to mirrored: MirroredView) {
    let (first, last) = real.baselineViews
    if first !== real { mirrored.firstBaselineView = items[ObjectIdentifier(first)] as? LayoutView }
    if last !== real { mirrored.lastBaselineView = items[ObjectIdentifier(last)] as? LayoutView }
  }

  private mutating func addScrolling(of real: _PlatformView, to mirrored: MirroredView) {
    guard let (content, frame) = real.scrollGuidesOfView else { return }
    let guides = (
      LayoutGuide(role: .scrollContent, of: mirrored), LayoutGuide(role: .scrollFrame, of: mirrored)
    )
    mirrored.scrollGuides = guides
    mirrored.storedContentOffset = LayoutPoint(real.bounds.origin)
    items[ObjectIdentifier(content)] = guides.0
    items[ObjectIdentifier(frame)] = guides.1
  }

  /// Names unnamed items after their types, with an index if there are several of a type.
  private func nameItems() {
    var counts: [String: Int] = [:]
    for (_, type) in unnamed { counts[type, default: 0] += 1 }
    var indices: [String: Int] = [:]
    for (item, type) in unnamed {
      let index = indices[type, default: 0]
      indices[type] = index + 1
      item.name = counts[type] == 1 ? type : "\(type)[\(index)]"
    }
  }
}

// MARK: - Items

extension ViewMirror {
  /// The headless item for a real item that a constraint mentions.
  ///
  /// It is made on first use if the item is outside, or a guide that its view made.
  mutating func item(for real: NSObject) -> HeadlessItem? {
    if let known = items[ObjectIdentifier(real)] { return known }
    let item: HeadlessItem?
    if let guide = real as? _PlatformGuide {
      item = mirroredGuide(guide)
    } else {
      item = (real as? _PlatformView).map { outsider($0) }
    }
    items[ObjectIdentifier(real)] = item
    return item
  }

  /// The headless guide for a guide that its view made, or a view with the frame of any other guide.
  private mutating func mirroredGuide(_ guide: _PlatformGuide) -> HeadlessItem? {
    guard let owner = guide.owningView, let view = item(for: owner) as? MirroredView else { return nil }
    switch guide.role {
    case .margins?: return margins(of: owner, mirrored: view)
    case .safeArea?: return view.safeArea
    case .readableContent?:
      _ = margins(of: owner, mirrored: view)
      // The device's width, which depends on the user's text size.
      let width = guide.rectFromTop.width
      if width > 0 { view.readableWidth = Double(width) }
      return view.readableContent
    case .keyboard?, nil:
      let place = LayoutView(name: _PlatformBackend.name(guide), frame: LayoutRect(guide.rectFromTop))
      view.addSubview(place)
      fixed.append(place)
      if guide.role == .keyboard { fixedAtBottom.append(place) }
      return place
    }
  }

  /// The margins guide; margins are read on first use.
  func margins(of real: _PlatformView, mirrored: MirroredView) -> LayoutGuide {
    mirrored.layoutMargins = real.effectiveMargins
    return mirrored.margins
  }

  /// A view for a real view outside, fixed at its present frame.
  private mutating func outsider(_ real: _PlatformView) -> MirroredView {
    let view = MirroredView(of: real, isMeasured: false)
    view.name = _PlatformBackend.name(real)
    root.addSubview(view)
    fixed.append(view)
    view.frame = LayoutRect(real.rect(in: original))
    view.safeAreaInsets = real.directed(real.insets(beyondThoseOf: original, at: view.frame))
    return view
  }
}
#endif
