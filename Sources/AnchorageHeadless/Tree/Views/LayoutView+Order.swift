import Anchorage
import Cassowary

// The order of subviews, from back to front, and finding them by name.

extension LayoutView {
  /// Inserts a view in front of another subview.
  ///
  ///     card.addSubview(title)
  ///     card.addSubview(badge)
  ///     card.insertSubview(icon, aboveSubview: title)
  ///     card.subviews.map { $0.name }  // ["title", "icon", "badge"]
  ///
  /// If the other view isn't a subview, that is reported, and the view becomes the frontmost.
  public final func insertSubview(_ view: LayoutView, aboveSubview sibling: LayoutView) {
    insert(view, nextTo: sibling, offset: 1)
  }

  /// Inserts a view behind another subview.
  ///
  /// If the other view isn't a subview, that is reported, and the view becomes the frontmost.
  public final func insertSubview(_ view: LayoutView, belowSubview sibling: LayoutView) {
    insert(view, nextTo: sibling, offset: 0)
  }

  /// Moves a subview in front of the others.
  ///
  ///     card.addSubview(title)
  ///     card.addSubview(badge)
  ///     card.bringSubviewToFront(title)
  ///     card.subviews.map { $0.name }  // ["badge", "title"]
  ///
  /// A view that isn't a subview is reported and not moved.
  public final func bringSubviewToFront(_ view: LayoutView) {
    guard isSubview(view), subviews.last !== view else { return }
    insertSubview(view, at: subviews.count - 1)
  }

  /// Moves a subview behind the others.
  ///
  ///     card.addSubview(title)
  ///     card.addSubview(badge)
  ///     card.sendSubviewToBack(badge)
  ///     card.subviews.map { $0.name }  // ["badge", "title"]
  ///
  /// A view that isn't a subview is reported and not moved.
  public final func sendSubviewToBack(_ view: LayoutView) {
    guard isSubview(view), subviews.first !== view else { return }
    insertSubview(view, at: 0)
  }

  private func insert(_ view: LayoutView, nextTo sibling: LayoutView, offset: Int) {
    if view === sibling && view.superview === self { return }
    guard isSubview(sibling) else {
      addSubview(view)
      return
    }
    // Counted without the view itself.
    var index = offset
    for other in subviews {
      if other === sibling { break }
      if other !== view { index += 1 }
    }
    insertSubview(view, at: index)
  }

  /// Whether a view is a subview; if not, that is reported.
  private func isSubview(_ view: LayoutView) -> Bool {
    if view.superview === self { return true }
    record(LayoutMistake(.notASubview(view.displayName), item: displayName))
    return false
  }

  /// The first view with a name, at or inside the view; `nil` if there is none.
  ///
  ///     root.view(named: "badge") === badge  // true
  ///
  /// - Complexity: O(*n*), where *n* is the number of views inside. They are visited from back to front, each
  ///     before its subviews.
  public final func view(named name: String) -> LayoutView? {
    var next = [self]
    var limit = RoundLimit(LayoutView.largestTree)
    while let view = next.popLast() {
      limit.countRound(of: "finding a view by its name")
      if view.ownName == name { return view }
      next.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }
}
