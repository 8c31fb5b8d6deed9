import Anchorage

extension LayoutView {
  /// The conflicts among ``diagnostics``, without the work for the others.
  package final var conflicts: [LayoutConflict] {
    root.engine?.conflicts ?? []
  }
}
