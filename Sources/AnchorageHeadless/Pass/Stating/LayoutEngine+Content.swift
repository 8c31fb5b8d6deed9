import Anchorage
import Cassowary

extension LayoutEngine {
  /// Asks a view for its content size, and for its baselines if any constraint is about one; returns whether
  /// the baselines changed.
  ///
  /// This calls methods that users override, so the tree may have changed afterwards.
  @discardableResult
  func measure(at index: Int) -> Bool {
    guard hasAnswers(at: index), let view = entries[index].view else { return false }
    let hasChanged = items.measuresBaselines && measureBaselines(of: view, at: index)
    if hasContent(at: index) {
      if !entries[index].isWrapping && view.isMeasuredByWidth {
        items[index].isWrapping = true
        wrapping.insert(index)
      }
      measureSize(of: view, at: index)
    }
    return hasChanged
  }

  /// Asks a view for its content size. Fitting-size queries of the view itself ignore the content meanwhile.
  func measureSize(of view: LayoutView, at index: Int) {
    let (isAskingItself, outer) = (view.isBeingMeasured, measuredIndex)
    if isAskingItself && query != nil {
      items[index].measured = LayoutSize(width: -1, height: -1)
      return
    }
    view.isBeingMeasured = true
    measuredIndex = index
    let size = view.contentSize(in: view.laidOutWidth)
    measuredIndex = outer
    view.isBeingMeasured = isAskingItself
    items[index].measured = LayoutSize(
      width: acceptedDimension(size.width, of: view), height: acceptedDimension(size.height, of: view))
    if view.isHidden, let axis = view.superview?.contentlessAxis(ofHidden: view) {
      items[index].measured[axis] = -1
    }
  }

  /// The width or the height of a content size; -1 if there is none or if it is invalid, which is reported.
  private func acceptedDimension(_ dimension: Double, of view: LayoutView) -> Double {
    if dimension >= 0 && isAcceptable(dimension) || dimension == LayoutView.noIntrinsicMetric {
      return dimension
    }
    if accepted(dimension, of: view, as: .intrinsicContentSize) != nil {
      report.addOnce(LayoutMistake(.negativeSize(dimension), item: view.displayName))
    }
    return -1
  }

  private func measureBaselines(of view: LayoutView, at index: Int) -> Bool {
    let old = entries[index]
    items[index].firstBaseline = accepted(view.firstBaselineOffsetFromTop, of: view, as: .baseline) ?? 0
    items[index].lastBaseline = accepted(view.baselineOffsetFromBottom, of: view, as: .baseline) ?? 0
    items[index].firstBaselineView = self.index(of: view.forFirstBaselineLayout, in: view)
    items[index].lastBaselineView = self.index(of: view.forLastBaselineLayout, in: view)
    return !entries[index].hasBaselines(of: old)
  }

  /// Whether a view may have content or a baseline: a plain `LayoutView` has none and need not be asked.
  private func hasAnswers(at index: Int) -> Bool {
    let entry = entries[index]
    return entry.isView && (entry.isSubclass || entry.withView { $0.measuredContent != nil } ?? false)
  }

  /// Whether the content of a view counts: the size of a root doesn't depend on its content.
  private func hasContent(at index: Int) -> Bool {
    index > 0 || query != nil
  }

  /// The index of the view that provides the baselines of another; negative if they are the same.
  private func index(of named: LayoutView, in view: LayoutView) -> Int32 {
    if named === view { return -1 }
    // A view that was added while another was measured has no entry yet; the next round lists it and asks
    // again.
    if view.isAncestor(of: named) { return entry(of: named) == nil ? -1 : named.node.entry }
    report.addOnce(LayoutMistake(.baselineOutside(named.displayName), item: view.displayName))
    return -1
  }

  /// Updates the solver to the measured content size; returns whether it changed.
  @discardableResult
  func updateContent(at index: Int) -> Bool {
    let (content, known) = (entries[index].measured, entries[index].content)
    if max(content.width, content.height, known.width, known.height) < 0 { return false }
    guard hasContent(at: index) else { return false }
    let hasChanged = entries[index].withView { view in
      if max(content.width, known.width) >= 0 {
        updateContent(.horizontal, content.width, of: view, at: index)
      }
      if max(content.height, known.height) >= 0 {
        updateContent(.vertical, content.height, of: view, at: index)
      }
      return content != known
    }
    guard let hasChanged else { return false }
    items[index].content = content
    return hasChanged
  }

  private func updateContent(_ axis: LayoutAxis, _ dimension: Double, of view: LayoutView, at index: Int) {
    let (least, greatest) = ContentBound.bounds(along: axis)
    updateContent(least, dimension, view.contentCompressionResistancePriority(for: axis), at: index)
    updateContent(greatest, dimension, view.contentHuggingPriority(for: axis), at: index)
  }

  /// Adds, changes or removes one of the constraints of a content size; a negative dimension has no
  /// constraint.
  private func updateContent(
    _ bound: ContentBound, _ dimension: Double, _ priority: LayoutPriority, at index: Int
  ) {
    let strength = Strength(rawValue: Double(priority.rawValue))
    switch (entries[index].contentIDs[bound], dimension >= 0) {
    case (nil, false):
      break
    case (nil, true):
      form.clear()
      form.add(1, bound.axis == .horizontal ? entries[index].width : entries[index].height)
      items[index].contentIDs[bound] = solver.addUnchecked(
        form.buffer, constant: -dimension, relation: Relation(bound.relation), strength: strength,
        precedence: .yielding
      )
      constraintOrder = .ofEdits
    case (let id?, false):
      try? solver.remove(id)
      items[index].contentIDs[bound] = nil
    case (let id?, true):
      try? solver.setConstant(-dimension, of: id)
      try? solver.setStrength(strength, of: id)
    }
  }

  private func accepted(_ number: Double, of view: LayoutView, as quantity: LayoutMistake.Quantity) -> Double?
  {
    if isAcceptable(number) { return number }
    // Not noted in the view, which would cause another round.
    report.addOnce(LayoutMistake(.numberOutOfRange(quantity, number), item: view.displayName))
    return nil
  }
}

/// One of the four constraints that bring a view to its intrinsic content size.
enum ContentBound: Int, CaseIterable {
  case leastWidth, greatestWidth, leastHeight, greatestHeight

  /// The bounds along an axis: at the compression resistance priority, then at the hugging priority.
  static func bounds(along axis: LayoutAxis) -> (least: ContentBound, greatest: ContentBound) {
    axis == .horizontal ? (leastWidth, greatestWidth) : (leastHeight, greatestHeight)
  }

  var axis: LayoutAxis {
    switch self {
    case .leastWidth, .greatestWidth: .horizontal
    case .leastHeight, .greatestHeight: .vertical
    }
  }

  /// The bounded dimension.
  var attribute: LayoutAttribute { axis.dimension }

  /// The priority of the view from which the constraint comes.
  var origin: LayoutConflict.Origin {
    relation == .lessThanOrEqual ? .hugging(axis) : .compressionResistance(axis)
  }

  /// The relation of the dimension to that of the content.
  var relation: LayoutRelation {
    switch self {
    case .leastWidth, .leastHeight: .greaterThanOrEqual
    case .greatestWidth, .greatestHeight: .lessThanOrEqual
    }
  }
}
