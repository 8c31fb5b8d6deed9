import Anchorage

extension LayoutStackView {
  /// The views that the stack arranges, including hidden ones; all are subviews.
  ///
  ///     row.addArrangedSubview(title)
  ///     row.addSubview(background)
  ///     row.arrangedSubviews.map { $0.name }  // ["title"]
  public final var arrangedSubviews: [LayoutView] { members.compactMap { $0.node.owner } }

  /// Adds a view at the end.
  ///
  ///     row.addArrangedSubview(badge)
  ///     badge.superview === row  // true
  ///
  /// It becomes a subview if it isn't one, and is placed by constraints from then on. Adding a view that the
  /// stack already arranges, or the stack itself, is refused and reported.
  public final func addArrangedSubview(_ view: LayoutView) {
    guard index(of: view) == nil else {
      record(LayoutMistake(.arrangedAlready(view.displayName), item: displayName))
      return
    }
    insertMember(view, at: members.count)
  }

  /// Inserts a view, or moves one that the stack arranges already. The order of the subviews stays.
  ///
  ///     row.insertArrangedSubview(icon, at: 0)
  ///     row.arrangedSubviews[0] === icon  // true
  ///
  /// - Parameters:
  ///   - view: The view, which becomes a subview if it is not.
  ///   - index: The index among the other arranged views. An index out of range is reported and replaced by the nearest
  ///     one.
  public final func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    let old = self.index(of: view)
    let count = members.count - (old == nil ? 0 : 1)
    let nearest = min(max(index, 0), count)
    if nearest != index {
      record(LayoutMistake(.noSuchArrangedIndex(index, count: count), item: displayName))
    }
    guard let old else {
      insertMember(view, at: nearest)
      return
    }
    let member = members.remove(at: old)
    members.insert(member, at: nearest)
    setNeedsArrangement()
  }

  /// Stops arranging a view, which stays a subview. Its custom spacing is reset.
  ///
  ///     row.addArrangedSubview(badge)
  ///     row.removeArrangedSubview(badge)
  ///     badge.superview === row  // true
  ///
  /// `badge.removeFromSuperview()` removes it from both. A view that the stack doesn't arrange is reported.
  public final func removeArrangedSubview(_ view: LayoutView) {
    guard let index = indexOrMistake(of: view) else { return }
    removeMember(at: index)
  }

  /// The index of a view among the members.
  final func index(of view: LayoutView) -> Int? {
    // Most views are new, or are added and removed at the end.
    view.superview === self ? members.lastIndex { $0.node === view.node } : nil
  }

  private func indexOrMistake(of view: LayoutView) -> Int? {
    if let index = index(of: view) { return index }
    record(LayoutMistake(.notArranged(view.displayName), item: displayName))
    return nil
  }

  private func insertMember(_ view: LayoutView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    // A view that contains the stack was refused and reported.
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    members.insert(ArrangedMember(view.node), at: index)
    setNeedsArrangement(of: stale.inserting(at: index))
    (view as? LayoutStackView)?.setNeedsArrangement()
  }

  final func removeMember(at index: Int) {
    let member = members.remove(at: index)
    for constraint in member.constraints { constraint.deactivate() }
    if member.isHidden {
      // Its content may have been ignored, and a stack had no room for its margins.
      member.view?.invalidate(.contentSize)
      (member.view as? LayoutStackView)?.setNeedsArrangement()
    }
    setNeedsArrangement(of: stale.removing(at: index))
  }
}

// Declared for a protocol, so that a subclass may have a method of its own with this name.
extension LayoutItem where Self: LayoutStackView {
  /// Adds views at the end, one after the other.
  ///
  ///     row.addArrangedSubviews(title, badge)
  ///     row.arrangedSubviews.map { $0.name }  // ["title", "badge"]
  public func addArrangedSubviews(_ views: LayoutView...) { addArrangedSubviews(views) }

  /// Adds the views of an array at the end, one after the other.
  ///
  ///     row.addArrangedSubviews([title, badge])
  public func addArrangedSubviews(_ views: [LayoutView]) {
    for view in views { addArrangedSubview(view) }
  }
}

// MARK: - Spacing

extension LayoutStackView {
  /// The system's standard spacing between two views: 8 points here.
  ///
  ///     row.spacing = LayoutStackView.spacingUseSystem
  public static var spacingUseSystem: Double { Double(Float.leastNormalMagnitude) }

  /// The default spacing: 0 for ``spacing``, and ``spacing`` for a custom spacing.
  ///
  ///     row.addArrangedSubview(icon)
  ///     row.setCustomSpacing(LayoutStackView.spacingUseDefault, after: icon)
  public static var spacingUseDefault: Double { Double(Float.greatestFiniteMagnitude) }

  /// The distance between two views, in points; 0 by default.
  ///
  ///     row.spacing = 8
  ///
  /// A minimum for ``Distribution/equalSpacing`` and ``Distribution/equalCentering``, and exact for the others. Views
  /// overlap if it is negative. NaN and infinity are refused and reported.
  public final var spacing: Double {
    get { storedSpacing }
    set {
      let points = newValue == Self.spacingUseDefault ? 0 : newValue
      guard accept(points, as: .spacing), points != storedSpacing else { return }
      storedSpacing = points
      setNeedsArrangement()
    }
  }

  /// Sets the spacing between a view and the next, instead of ``spacing``.
  ///
  ///     row.addArrangedSubview(title)
  ///     row.setCustomSpacing(30, after: title)
  ///     row.customSpacing(after: title)  // 30
  ///
  /// It stays with the view when views are moved, and is forgotten when the view leaves the stack. It is
  /// ignored while the view is hidden. A view that the stack does not arrange is reported.
  public final func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
    guard let index = indexOrMistake(of: view) else { return }
    if spacing == Self.spacingUseDefault {
      members[index].customSpacing = nil
    } else if accept(spacing, as: .spacing) {
      members[index].customSpacing = spacing
    }
    setNeedsArrangement()
  }

  /// The custom spacing between a view and the next; ``spacingUseDefault`` if none is set.
  ///
  ///     row.customSpacing(after: icon) == LayoutStackView.spacingUseDefault  // true
  public final func customSpacing(after view: LayoutView) -> Double {
    index(of: view).flatMap { members[$0].customSpacing } ?? Self.spacingUseDefault
  }

  /// The spacing after a member, in points.
  final func points(after member: ArrangedMember) -> Double {
    points(of: member.customSpacing ?? storedSpacing)
  }

  /// The value of a spacing in points.
  final func points(of spacing: Double) -> Double { spacing == Self.spacingUseSystem ? 8 : spacing }
}
