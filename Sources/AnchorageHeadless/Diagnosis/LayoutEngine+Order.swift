import Anchorage
import Cassowary

// The order of the tree for questions, and the numbers of its frames as linear forms.

extension LayoutEngine {
  /// The order in which explanations prefer constraints.
  var preferenceOfTree: Preference {
    let variables = entries.flatMap { [$0.x, $0.y, $0.width, $0.height] }.filter { $0 >= 0 }
    return Preference(constraints: constraintsInTreeOrder, variables: variables.map { Variable(index: $0) })
  }

  /// The constraints of the last pass in the order of the tree, which unlike the solver's does not depend on edits.
  ///
  /// Content sizes come last, as in conflicts: a constraint takes precedence over a content size that says the same.
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

  /// A number of a frame as a linear form.
  func form(_ number: FrameNumbers, of entry: EngineEntry) -> LinearForm {
    var form = LinearForm(capacity: 4)
    form.write(number, of: entry, from: container(of: entry))
    return form
  }
}
