import AnchorageHeadless

extension LayoutBuilder {
  /// Sets the safe area and the margins of a view.
  mutating func setMargins(of model: InterfaceView) {
    guard let view = views[model.id] else { return }
    view.preservesSuperviewLayoutMargins = model.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = model.insetsLayoutMarginsFromSafeArea
    // The insets of a stack view of AppKit are no margins.
    let stated = view is LayoutGravityStackView ? nil : model.margins?.insets
    view.layoutMargins = stated ?? deviceMargins(of: model)
    setSafeArea(of: view, model)
    // The equations have whole margins, with safe areas and those of superviews in them.
    var margins = self.margins(of: model, view)
    defer { wholeMargins[model.id] = margins }
    let arranged = arrangedMargins(of: model)
    guard measured.mentions(model.id, .margins) || !arranged.isEmpty else { return }
    let found = arranged.isEmpty ? measuredMargins(of: model) : arranged
    if model.kind == .contentView, stated == nil {
      // A side of a cell that no equation has is like the one opposite.
      for (edge, distance) in found where !found.contains(where: { $0.0 == edge.opposite }) {
        margins[edge.opposite] = distance
      }
    }
    for edge in InterfaceInset.Edge.allCases where !found.contains(where: { $0.0 == edge }) {
      insets.append(
        InterfaceInset(
          view: model.id, area: .margins, edge: edge, distance: margins[edge],
          source: stated == nil ? .device : .file, standard: margins[edge]))
    }
    guard !found.isEmpty else { return }
    for (edge, distance) in found {
      let equations = arranged.isEmpty ? measured.equations(model.id, .margins, edge) : []
      insets.append(
        InterfaceInset(
          view: model.id, area: .margins, edge: edge, distance: distance, source: .equations,
          standard: margins[edge], equations: equations))
      margins[edge] = distance
    }
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = false
    view.layoutMargins = margins
  }

  /// The margins that a view has once the safe area and the margins of its superview reach into its saved frame.
  private func margins(of model: InterfaceView, _ view: LayoutView) -> LayoutInsets {
    var margins = view.layoutMargins
    let superview = model.preservesSuperviewLayoutMargins ? view.superview?.name : nil
    for edge in InterfaceInset.Edge.allCases {
      if view.insetsLayoutMarginsFromSafeArea { margins[edge] += max(0, safeArea(of: model.id)[edge]) }
      guard let superview, let outer = wholeMargins[superview], let frame = geometry.frames[model.id],
        let around = geometry.frames[superview]
      else { continue }
      let distance =
        switch edge {
        case .top: frame.minY - around.minY
        case .leading: frame.minX - around.minX
        case .bottom: around.maxY - frame.maxY
        case .trailing: around.maxX - frame.maxX
        }
      margins[edge] = max(margins[edge], outer[edge] - distance)
    }
    return margins
  }

  /// The margins that follow from equations to them.
  ///
  /// Margins that the file states need no equations, but for content views: the cell sets their margins.
  private func measuredMargins(of model: InterfaceView) -> [(InterfaceInset.Edge, Double)] {
    if model.margins != nil, model.key != "contentView" { return [] }
    return InterfaceInset.Edge.allCases.compactMap { edge in
      measured.distance(model.id, .margins, edge).map { (edge, $0) }
    }
  }

  /// The margins that follow from the views of a stack view, where the safe area inside them is not in the file.
  ///
  /// The equations of a stack view are required: its views begin and end at the margins, and are as wide if they fill it.
  private func arrangedMargins(of model: InterfaceView) -> [(InterfaceInset.Edge, Double)] {
    guard case .stack(let stack) = model.kind, stack.isMarginsRelative, model.insetsLayoutMarginsFromSafeArea,
      safeArea(of: model.id) != .zero, let frame = geometry.frames[model.id]
    else { return [] }
    let savedTraits = document.traits
    let visible = model.subviews(in: savedTraits).filter { !$0.isHidden(in: savedTraits) }
    guard let first = visible.first.flatMap({ geometry.alignmentRect(of: $0.id) }),
      let last = visible.last.flatMap({ geometry.alignmentRect(of: $0.id) })
    else { return [] }
    let fills = stack.alignment == .fill
    var found: [(InterfaceInset.Edge, Double)] = []
    if stack.axis == .vertical || fills {
      found += [(.top, first.minY - frame.minY), (.bottom, frame.maxY - last.maxY)]
    }
    if stack.axis == .horizontal || fills {
      found += [(.leading, first.minX - frame.minX), (.trailing, frame.maxX - last.maxX)]
    }
    return found.filter { $0.1 >= 0 }
  }

  // MARK: Safe areas

  private mutating func setSafeArea(of view: LayoutView, _ model: InterfaceView) {
    let isRoot = view.superview == nil
    guard isRoot || measured.mentions(model.id, .safeArea) else { return }
    var own = isRoot ? deviceSafeArea : LayoutInsets.zero
    for edge in InterfaceInset.Edge.allCases where isRoot && isRootOfXib {
      // A view that is shown in others need not reach an end of the screen.
      let distance = measured.optionalDistance(model.id, .safeArea, edge)
      if let distance, distance.magnitude <= 1 { own[edge] = 0 }
    }
    // The headless view adds what the superview's safe area covers of it.
    let inherited = isRoot ? LayoutInsets.zero : safeArea(of: model.id)
    for edge in InterfaceInset.Edge.allCases {
      let standard = own[edge] + inherited[edge]
      if let distance = measured.distance(model.id, .safeArea, edge) {
        own[edge] = max(0, distance - inherited[edge])
        insets.append(
          InterfaceInset(
            view: model.id, area: .safeArea, edge: edge, distance: distance, source: .equations,
            standard: standard, equations: measured.equations(model.id, .safeArea, edge)))
      } else if isRoot, edge == .top, let top = topOfCentre(of: model, bottom: own.bottom) {
        own.top = top
        insets.append(
          InterfaceInset(
            view: model.id, area: .safeArea, edge: edge, distance: top, source: .equations,
            standard: standard))
      } else if isRoot, own[edge] != 0 {
        insets.append(
          InterfaceInset(
            view: model.id, area: .safeArea, edge: edge, distance: own[edge], source: .device,
            standard: standard))
      }
    }
    view.safeAreaInsets = own
  }

  /// The top inset that puts the centre of the safe area, or of margins in it, where a view was saved.
  private func topOfCentre(of model: InterfaceView, bottom: Double) -> Double? {
    let center =
      measured.centerOffset(model.id, .safeArea)
      ?? (model.margins == nil ? measured.centerOffset(model.id, .margins) : nil)
    guard let center, measured.distance(model.id, .safeArea, .bottom) ?? bottom == bottom else { return nil }
    let top = bottom + 2 * center
    return top >= -1 ? max(0, top) : nil
  }

  /// The safe area of a view, as far as that of the root reaches into its saved frame.
  private func safeArea(of id: String) -> LayoutInsets {
    guard let root = geometry.frames[tree.root.id], let frame = geometry.frames[id],
      let area = views[tree.root.id]?.safeAreaInsets
    else { return .zero }
    return LayoutInsets(
      top: max(0, root.minY + area.top - frame.minY), leading: max(0, root.minX + area.leading - frame.minX),
      bottom: max(0, frame.maxY - root.maxY + area.bottom),
      trailing: max(0, frame.maxX - root.maxX + area.trailing))
  }

  /// Whether the root stands alone in a xib, which Interface Builder shows on a screen whatever its size, and its margins or
  /// safe area matter.
  private var isRootOfXib: Bool {
    guard document.kind == .xib, tree.role == .topLevelView else { return false }
    return !measured.mentioned.isEmpty
      || tree.views.contains {
        if case .stack(let stack) = $0.kind { stack.isMarginsRelative } else { false }
      }
  }

  /// The safe area that Interface Builder has for a root on a screen.
  private var deviceSafeArea: LayoutInsets {
    guard let device = document.device, let size = device.size, let frame = tree.root.frame,
      tree.role == .controllerView || frame.size == size || isRootOfXib && device.isRounded
    else { return .zero }
    let version = document.toolsVersion.flatMap { Double($0.prefix { $0.isNumber }) } ?? 0
    // Xcode 11 has tools of version 15.
    if device.isTV { return LayoutInsets(horizontal: version >= 15_000 ? 80 : 90, vertical: 60) }
    guard !device.isLandscape || device.isPad else { return .zero }
    guard device.isRounded else { return LayoutInsets(top: 20) }
    if device.isPad { return LayoutInsets(top: 24, bottom: 20) }
    // Xcode 14 has tools of version 21 and draws 48 points for the screens of 6.1 inches.
    let top: Double = device.id == "retina6_1" && version >= 21_000 ? 48 : 44
    return LayoutInsets(top: top, bottom: 34)
  }

  // MARK: Margins

  /// The margins that Interface Builder has where the file states none.
  private func deviceMargins(of model: InterfaceView) -> LayoutInsets {
    if document.toolkit == .cocoa { return LayoutInsets(8) }
    let side = document.device?.sideMargin ?? 16
    if model.id == tree.root.id {
      if tree.role == .controllerView { return LayoutInsets(horizontal: side) }
      // The safe area is the margin above and below.
      if isRootOfXib { return LayoutInsets(horizontal: side, vertical: deviceSafeArea == .zero ? 8 : 0) }
    }
    if case .contentView = model.kind, case .tableCell = tree.root.kind {
      return LayoutInsets(horizontal: side, vertical: document.usesSafeAreas ? 11 : 8)
    }
    return LayoutInsets(8)
  }
}

extension InterfaceView.Margins {
  /// The margins from left to right.
  package var insets: LayoutInsets {
    switch self {
    case .plain(let top, let left, let bottom, let right):
      LayoutInsets(top: top, leading: left, bottom: bottom, trailing: right)
    case .directional(let insets): insets
    }
  }
}

extension LayoutInsets {
  /// The inset of an edge.
  subscript(edge: InterfaceInset.Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
