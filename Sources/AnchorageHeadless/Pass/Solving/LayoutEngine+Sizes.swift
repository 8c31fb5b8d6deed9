import Anchorage

// Switches select layouts by the size of a view: of the root before a round solves, of every other view once it has its
// frame. In the last round nothing is selected any more, and what should be is reported.

extension LayoutEngine {
  /// Lets the sizes of all views choose layouts.
  func chooseLayouts() {
    for index in entries.indices {
      if let view = entries[index].view { chooseLayouts(bySizeOf: view) }
    }
  }

  /// Lets the size of a view choose layouts.
  func chooseLayouts(bySizeOf view: LayoutView) {
    if view.chooseLayouts(maySelect: !isLastRound) { return }
    var names = report.instability?.cause == .sizes ? report.instability?.items ?? [] : []
    if !names.contains(view.displayName) { names.append(view.displayName) }
    report.instability = LayoutInstability(
      rounds: LayoutEngine.largestRoundCount, items: names, cause: .sizes)
  }
}
