import Anchorage

// The properties whose values may be refused.

extension LayoutGravityStackView {
  /// The attribute that each view shares with the stack across the axis.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.alignment        // .centerY
  ///     panel.alignment = .top
  ///
  /// By default ``LayoutAttribute/centerY`` for a row and ``LayoutAttribute/centerX`` for a column. Edges are
  /// moved by the ``edgeInsets``. The priority is 250, so your own constraints can align a single view
  /// differently.
  ///
  /// ``LayoutAttribute/notAnAttribute`` aligns nothing, and so does an attribute of the other axis: a row ignores
  /// ``LayoutAttribute/leading``. A width or a height makes the views as wide or as high as the stack inside
  /// its insets. Two details are assumed: views aligned by a baseline share that of the first view, and the
  /// first view is at the edge of the stack.
  public final var alignment: LayoutAttribute {
    get { chosenAlignment ?? (orientation == .horizontal ? .centerY : .centerX) }
    set {
      chosenAlignment = newValue
      setNeedsArrangement()
    }
  }

  /// The distance between two views, in points; 8 by default.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.spacing  // 8
  ///
  /// Exact for distributions that fill, and a minimum for the others. Views may overlap if it is negative.
  /// NaN and infinity are refused and reported. ``useDefaultSpacing`` brings back 8.
  public final var spacing: Double {
    get { storedSpacing }
    set {
      let points = newValue == Self.useDefaultSpacing ? 8 : newValue
      guard accept(points, as: .spacing), points != storedSpacing else { return }
      storedSpacing = points
      roomChanged()
    }
  }

  /// The distances between the edges of the stack and the views, in points; zero by default.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [title])
  ///     panel.edgeInsets = LayoutInsets(top: 4, leading: 20, bottom: 4, trailing: 20)
  ///
  /// They follow neither the layout direction nor the orientation: leading always means left, and trailing
  /// right. Insets that are not finite are refused and reported.
  public final var edgeInsets: LayoutInsets {
    get { storedEdgeInsets }
    set {
      if let number = newValue.unacceptableNumber {
        reject(number, as: .edgeInsets)
      } else if newValue != storedEdgeInsets {
        storedEdgeInsets = newValue
        roomChanged()
      }
    }
  }

  // MARK: Custom spacing

  /// The value for no custom spacing: ``spacing`` applies.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [title, label])
  ///     panel.customSpacing(after: title) == LayoutGravityStackView.useDefaultSpacing  // true
  public static var useDefaultSpacing: Double { Double(Float.greatestFiniteMagnitude) }

  /// Sets the spacing between a view and the next, instead of ``spacing``.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [title, label])
  ///     panel.setCustomSpacing(30, after: title)
  ///     panel.customSpacing(after: title)  // 30
  ///
  /// It stays with the view when views are moved, and is forgotten when the view leaves the stack. It is
  /// assumed to be ignored while the view is detached. A view that the stack does not arrange is reported.
  public final func setCustomSpacing(_ spacing: Double, after view: LayoutView) {
    guard let index = indexOrMistake(of: view) else { return }
    if spacing == Self.useDefaultSpacing {
      members[index].arranged.customSpacing = nil
    } else if accept(spacing, as: .spacing) {
      members[index].arranged.customSpacing = spacing
    }
    roomChanged()
  }

  /// The custom spacing between a view and the next; ``useDefaultSpacing`` if none is set.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [title, label])
  ///     panel.customSpacing(after: title) == LayoutGravityStackView.useDefaultSpacing  // true
  public final func customSpacing(after view: LayoutView) -> Double {
    index(of: view).flatMap { members[$0].arranged.customSpacing } ?? Self.useDefaultSpacing
  }

  /// The spacing after a member, in points.
  final func points(after member: GravityMember) -> Double { member.arranged.customSpacing ?? storedSpacing }

  // MARK: Priorities

  /// Sets how strongly the stack resists being larger than its content; 250 by default.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.setHuggingPriority(.high, for: .horizontal)
  ///     panel.huggingPriority(for: .horizontal)  // .high
  ///
  /// Not to be confused with ``LayoutView/hugging``, which is about an intrinsic content size: a stack has
  /// none. Along the axis it is the priority of the gaps between areas, and of the gaps between views unless
  /// it is 750; a stack that fills always hugs its views. Across the axis, each view touches the edges of the
  /// stack at this priority.
  ///
  /// The constraints have a priority just below. It is assumed that views and inner stacks that hug equally
  /// keep the size of their content, and that centring and alignment have precedence. Views that hug less are
  /// stretched rather than leaving the stack too large.
  ///
  /// - Parameters:
  ///   - priority: The priority. One outside of `0 < priority <= 1000` is refused and reported.
  ///   - axis: The axis.
  public final func setHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard accept(priority), priority != hugsAt[axis] else { return }
    hugsAt[axis] = priority
    setNeedsArrangement()
  }

  /// How strongly the stack resists being larger than its content, as set by ``setHuggingPriority(_:for:)``.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.huggingPriority(for: .vertical)  // .low
  public final func huggingPriority(for axis: LayoutAxis) -> LayoutPriority { hugsAt[axis] }

  /// Sets how strongly the stack resists being smaller than its content; 1000 by default.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [title, label])
  ///     panel.setClippingResistancePriority(.low, for: .horizontal)
  ///     panel.setVisibilityPriority(.detachOnlyIfNecessary, for: label)
  ///     root.addSubview(panel)
  ///     panel.width == 60
  ///     root.layoutIfNeeded()
  ///     panel.detachedViews.map { $0.name }  // ["label"]
  ///
  /// Below 1000, constraints with a higher priority can make the stack too small. Along the axis, it then
  /// detaches views, the lowest ``setVisibilityPriority(_:for:)`` first, until the others fit. Views that it
  /// must hold stick out at the trailing edge, or at the bottom.
  ///
  /// - Parameters:
  ///   - priority: The priority. One outside of `0 < priority <= 1000` is refused and reported.
  ///   - axis: The axis.
  public final func setClippingResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    guard accept(priority), priority != resistsClippingAt[axis] else { return }
    resistsClippingAt[axis] = priority
    roomChanged()
  }

  /// How strongly the stack resists being smaller than its content, as set by
  /// ``setClippingResistancePriority(_:for:)``.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel")
  ///     panel.clippingResistancePriority(for: .vertical)  // .required
  public final func clippingResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    resistsClippingAt[axis]
  }

  /// Sets the priority at which the stack keeps a view; ``VisibilityPriority/mustHold`` by default.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [title, label])
  ///     panel.setVisibilityPriority(.notVisible, for: label)
  ///     root.addSubview(panel)
  ///     root.layoutIfNeeded()
  ///     panel.detachedViews.map { $0.name }  // ["label"]
  ///
  /// If views don't fit, they are detached from the lowest priority up, all views of a priority together; see
  /// ``setClippingResistancePriority(_:for:)``. They return in reverse order, when all views of a priority
  /// fit. The stack hides the views that it detaches. A view of ``VisibilityPriority/notVisible`` is always
  /// detached, from the next pass on.
  ///
  /// - Parameters:
  ///   - priority: The priority. One outside of `0 <= priority <= 1000` is refused and reported.
  ///   - view: The view. A view that the stack does not arrange is reported.
  public final func setVisibilityPriority(_ priority: VisibilityPriority, for view: LayoutView) {
    guard let index = indexOrMistake(of: view) else { return }
    guard priority.rawValue >= 0 && priority.rawValue <= 1000 else {
      reject(Double(priority.rawValue), as: .visibilityPriority)
      return
    }
    members[index].visibility = priority
    roomChanged()
  }

  /// Arranges the views again; the pass tries again which of them fit.
  private func roomChanged() {
    setNeedsArrangement()
    setNeedsLayout()
  }

  /// The priority at which the stack keeps a view, as set by ``setVisibilityPriority(_:for:)``.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [title, label])
  ///     panel.visibilityPriority(for: title) == .mustHold  // true
  ///
  /// - Returns: The priority; ``VisibilityPriority/mustHold`` for a view that the stack does not arrange.
  public final func visibilityPriority(for view: LayoutView) -> VisibilityPriority {
    index(of: view).map { members[$0].visibility } ?? .mustHold
  }
}

// Declared for a protocol, so that the insets are what reading gives.
extension LayoutItem where Self: LayoutGravityStackView {
  /// Sets the same distance on every edge.
  ///
  ///     let panel = LayoutGravityStackView(name: "panel", views: [title])
  ///     panel.edgeInsets = 12
  ///     panel.edgeInsets == LayoutInsets(12)  // true
  @_disfavoredOverload
  public var edgeInsets: Double {
    @available(*, unavailable, message: "the insets of the edges may differ: read 'edgeInsets.leading'")
    get { 0 }
    set { edgeInsets = LayoutInsets(newValue) }
  }
}
