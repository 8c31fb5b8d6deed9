/// How the present elimination came about.
///
/// Edits may eliminate in another order than a rebuild would. Where that could show in an answer, the pipeline rebuilds:
/// answers are a function of the system, never of its history.
enum Lineage {
  /// The whole system was presolved at once.
  case rebuilt
  /// Edits followed, and eliminated the same variables as a rebuild would have.
  case edited
  /// Edits followed, and a rebuild might choose other variables to eliminate.
  case editedWithChoices
}
