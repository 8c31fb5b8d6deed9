import AnchorageHeadless

extension InterfaceLayout {
  /// The views that are more than a point from where they were saved.
  var differences: [InterfaceDifference] {
    let marks = tree.marks
    let models = Dictionary(tree.views.map { ($0.id, $0) }) { first, _ in first }
    return ids.compactMap { id in
      guard let view = views[id], let saved = savedFrames[id], let model = models[id],
        let distance = distance(of: id), !(distance <= TreeJudge.tolerance)
      else { return nil }
      return InterfaceDifference(
        id: id, elementName: model.elementName, position: model.position, saved: saved,
        frame: view.convert(view.bounds, to: root), tableFrame: view.frame,
        savedTableFrame: view === root ? saved : model.frame ?? saved, distance: distance,
        isOfSuperview: isAsSaved(view, model), mark: marks[id]?.0, markLine: marks[id]?.line)
    }
  }

  /// Whether the frame of a view in its superview is the saved one.
  private func isAsSaved(_ view: LayoutView, _ model: InterfaceView) -> Bool {
    guard let saved = model.frame else { return false }
    let frame = view.frame
    return [
      frame.minX - saved.minX, frame.minY - saved.minY, frame.maxX - saved.maxX, frame.maxY - saved.maxY,
    ].allSatisfy { $0.magnitude <= TreeJudge.tolerance }
  }

  /// Adds wishes for the saved frames that are weaker than all else.
  ///
  /// They choose among the layouts that the constraints allow, and change no other.
  func wishForSavedFrames() {
    let installed = tree.root.installed(in: traits).flatMap { $0.constraints(in: traits) }
    let geometry = SavedGeometry(of: tree.root, installed, in: traits)
    let names = Dictionary(views.map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    for id in ids {
      guard let view = views[id], let superview = view.superview,
        let outer = names[ObjectIdentifier(superview)],
        !view.translatesAutoresizingMaskIntoConstraints, let rect = geometry.alignmentRect(of: id),
        let around = geometry.alignmentRect(of: outer)
      else { continue }
      let priority = InterfaceLayout.weakest
      view.left == superview.left + (rect.minX - around.minX) ~ priority
      view.top == superview.top + (rect.minY - around.minY) ~ priority
      view.width == rect.width ~ priority
      view.height == rect.height ~ priority
    }
  }

  /// Gives the empty views in stack views the sizes that they were saved with: the file does not say how large the canvas
  /// shows them.
  func sizeEmptyViewsAsSaved() {
    for content in contents where content.source == .emptyArrangedView {
      guard let view = views[content.id] as? InterfaceContentView, let saved = savedFrames[content.id] else {
        continue
      }
      view.content = saved.size
    }
  }

  /// A priority below those that files have, which are whole numbers.
  private static let weakest = LayoutPriority(0.5)

  /// The numbers that the layout takes from the saved frames.
  var assumptions: [InterfaceAssumption] {
    let lines = Dictionary(tree.constraints.map { ($0.id, $0.position.line) }) { first, _ in first }
    var assumptions = insets.compactMap { inset -> InterfaceAssumption? in
      guard inset.source == .equations, inset.equations.count <= 1,
        (inset.distance - inset.standard).magnitude > TreeJudge.tolerance
      else { return nil }
      return .inset(inset, lines: inset.equations.compactMap { lines[$0] })
    }
    let models = Dictionary(tree.views.map { ($0.id, $0) }) { first, _ in first }
    for content in contents where content.hasMeasuredBaseline {
      guard let model = models[content.id] else { continue }
      assumptions.append(.baseline(of: content.id, line: model.position.line))
    }
    let chosen = ids.count { (models[$0]?.alignmentStyle?.known.count ?? 0) > 1 }
    if chosen > 0 { assumptions.append(.alignments(count: chosen)) }
    let count = contents.count { $0.source == .savedFrame }
    if count > 0 { assumptions.append(.contents(count: count)) }
    return assumptions
  }
}
