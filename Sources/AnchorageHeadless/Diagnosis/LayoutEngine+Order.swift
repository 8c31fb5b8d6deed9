import Anchorage
import Cassowary

// The order in which questions see the tree, and the numbers of its frames.

extension LayoutEngine {
  /// The order in which explanations prefer constraints.
  var preferenceOfTree: Preference {
    let variables = entries.flatMap { [$0.x, $0.y, $0.width, $0.height] }.filter { $0 >= 0 }
    return Preference(constraints: constraintsInTreeOrder, variables: variables.map { Variable(index: $0) })
  }

  /// The constraints of the last pass in the order of the tree: the order in which the solver got them depends on edits.
  ///
  /// Contents come last, as in conflicts: of a constraint and a content that say the same, the constraint counts.
  var constraintsInTreeOrder: [ConstraintID] {
    var ids: [ConstraintID] = []
    for entry in entries { ids += entry.placementIDs.all }
    for entry in entries {
      guard let view = entry.view else { continue }
      if entry.isSubclass { view.sortHeldConstraints() }
      view.held.forEach { if let id = $0.solverID { ids.append(id) } }
      ids += view.held.removed
    }
    for entry in entries { ids += entry.contentIDs.all }
    return ids
  }

  /// The number of a frame as a linear form.
  func form(_ number: FrameNumbers, of entry: EngineEntry) -> LinearForm {
    var form = LinearForm(capacity: 4)
    form.write(number, of: entry, from: container(of: entry))
    return form
  }
}
