import Anchorage

/// A view that a stack view arranges, with the area that it is in.
struct GravityMember {
  /// The view, the spacing after it and the constraints about it.
  var arranged: ArrangedMember
  var area: LayoutGravityStackView.Gravity
  var visibility = LayoutGravityStackView.VisibilityPriority.mustHold
  /// Whether the stack detached the view, and hid it.
  var isDetachedByStack = false
  /// Whether the delegate was last notified that the view is detached.
  var isToldDetached = false

  var view: LayoutView? { arranged.view }
}

extension LayoutGravityStackView {
  /// The views that the stack arranges, including detached ones, area by area; all are subviews.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.addView(badge, in: .trailing)
  ///     panel.addArrangedSubview(title)
  ///     panel.arrangedSubviews.map { $0.name }  // ["title", "badge"]
  public final var arrangedSubviews: [LayoutView] { members.compactMap { $0.view } }

  /// The same as ``arrangedSubviews``.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [icon, title])
  ///     panel.views.map { $0.name }  // ["icon", "title"]
  public final var views: [LayoutView] { arrangedSubviews }

  /// The arranged views that currently take no room, in order.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [icon, title])
  ///     icon.isHidden = true
  ///     panel.detachedViews.map { $0.name }  // ["icon"]
  public final var detachedViews: [LayoutView] {
    members.filter { isDetached($0) }.compactMap { $0.view }
  }

  /// The views of an area, including detached ones.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.addView(badge, in: .trailing)
  ///     panel.views(in: .trailing).map { $0.name }  // ["badge"]
  public final func views(in gravity: Gravity) -> [LayoutView] {
    members.filter { $0.area == gravity }.compactMap { $0.view }
  }

  /// Adds a view at the end of the leading area, the top one of a column.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [icon, title])
  ///     panel.addArrangedSubview(icon)
  ///     panel.views.map { $0.name }  // ["title", "icon"]
  ///
  /// It becomes a subview if it isn't one, and is placed by constraints from then on. A view that the stack
  /// already arranges is moved. Adding the stack itself, or a view that contains it, is refused and reported.
  public final func addArrangedSubview(_ view: LayoutView) { addView(view, in: .leading) }

  /// Inserts a view, or moves one that the stack arranges already. The order of the subviews stays.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [icon, title])
  ///     panel.insertArrangedSubview(badge, at: 1)
  ///     panel.views.map { $0.name }  // ["icon", "badge", "title"]
  ///
  /// - Parameters:
  ///   - view: The view, which becomes a subview if it is not.
  ///   - index: The index among the other arranged views. An index out of range is reported and replaced by the nearest
  ///     one. The area is that of the view before the index, and at the beginning the leading one; that is assumed.
  public final func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    let others = members.filter { $0.arranged.node !== view.node }
    let nearest = min(max(index, 0), others.count)
    if nearest != index {
      record(LayoutMistake(.noSuchArrangedIndex(index, count: others.count), item: displayName))
    }
    insert(view, at: nearest, in: nearest == 0 ? .leading : others[nearest - 1].area)
  }

  /// Stops arranging a view, which stays a subview. Its custom spacing and visibility priority are reset.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [icon, title])
  ///     panel.removeArrangedSubview(icon)
  ///     icon.superview === panel  // true
  ///
  /// A view that the stack hid is shown again. A view that the stack does not arrange is reported.
  public final func removeArrangedSubview(_ view: LayoutView) {
    guard let index = indexOrMistake(of: view) else { return }
    removeMember(at: index)
  }

  /// Adds a view at the end of an area, or moves it there.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.addView(badge, in: .trailing)
  ///     panel.views(in: .trailing).count  // 1
  ///
  /// The rules are those of ``addArrangedSubview(_:)``.
  public final func addView(_ view: LayoutView, in gravity: Gravity) {
    insert(view, at: end(of: gravity, without: view), in: gravity)
  }

  /// Inserts a view into an area, or moves it there.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [title])
  ///     panel.insertView(icon, at: 0, in: .leading)
  ///     panel.views.map { $0.name }  // ["icon", "title"]
  ///
  /// - Parameters:
  ///   - view: The view, which becomes a subview if it is not.
  ///   - index: The index among the other views of the area. An index out of range is reported and replaced by the nearest
  ///     one.
  ///   - gravity: The area.
  public final func insertView(_ view: LayoutView, at index: Int, in gravity: Gravity) {
    let count = members.count { $0.area == gravity && $0.arranged.node !== view.node }
    let nearest = min(max(index, 0), count)
    if nearest != index {
      record(LayoutMistake(.noSuchArrangedIndex(index, count: count), item: displayName))
    }
    insert(view, at: end(of: gravity, without: view) - count + nearest, in: gravity)
  }

  /// Replaces the views of an area. Views that leave it also leave the stack view.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [icon, title])
  ///     panel.setViews([badge, title], in: .leading)
  ///     panel.views.map { $0.name }  // ["badge", "title"]
  ///     icon.superview == nil        // true
  ///
  /// A view that occurs twice is reported, and keeps its first position.
  public final func setViews(_ views: [LayoutView], in gravity: Gravity) {
    for view in self.views(in: gravity) where !views.contains(where: { $0 === view }) { removeView(view) }
    for (index, view) in views.enumerated() {
      if views[..<index].contains(where: { $0 === view }) {
        record(LayoutMistake(.arrangedAlready(view.displayName), item: displayName))
      } else {
        addView(view, in: gravity)
      }
    }
  }

  /// Removes a view, detached or not, from the stack view and from its subviews.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [icon, title])
  ///     panel.removeView(icon)
  ///     icon.superview == nil  // true
  ///
  /// A view that the stack hid is shown again. A view that the stack does not arrange is reported.
  public final func removeView(_ view: LayoutView) {
    if indexOrMistake(of: view) != nil { view.removeFromSuperview() }
  }
}

extension LayoutGravityStackView {
  /// The index of a view among the members.
  final func index(of view: LayoutView) -> Int? {
    view.superview === self ? members.lastIndex { $0.arranged.node === view.node } : nil
  }

  final func indexOrMistake(of view: LayoutView) -> Int? {
    if let index = index(of: view) { return index }
    record(LayoutMistake(.notArranged(view.displayName), item: displayName))
    return nil
  }

  /// Whether a member takes no room.
  final func isDetached(_ member: GravityMember) -> Bool {
    member.isDetachedByStack || detachesHiddenViews && member.view?.isHidden ?? true
  }

  /// The index after the last member of an area, not counting a view.
  private func end(of area: Gravity, without view: LayoutView) -> Int {
    members.count { $0.area.rawValue <= area.rawValue && $0.arranged.node !== view.node }
  }

  private func insert(_ view: LayoutView, at index: Int, in area: Gravity) {
    if let old = self.index(of: view) {
      var member = members.remove(at: old)
      member.area = area
      members.insert(member, at: index)
    } else {
      if view.superview !== self { addSubview(view) }
      // A view that contains the stack was refused and reported.
      guard view.superview === self else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      members.insert(GravityMember(arranged: ArrangedMember(view.node), area: area), at: index)
    }
    setNeedsArrangement()
  }

  final func removeMember(at index: Int) {
    let member = members.remove(at: index)
    for constraint in member.arranged.constraints { constraint.deactivate() }
    if member.isDetachedByStack { member.view?.isHidden = false }
    setNeedsArrangement()
  }
}
