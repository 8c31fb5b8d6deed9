import Anchorage

extension LayoutView {
  /// Whether a priority can be used; if not, that is reported.
  final func accept(_ priority: LayoutPriority) -> Bool {
    if priority.isValid { return true }
    record(LayoutMistake(.priorityOutOfRange(priority.rawValue), item: displayName))
    return false
  }

  /// Whether a number can be used; if not, that is reported.
  final func accept(_ number: Double, as quantity: LayoutMistake.Quantity) -> Bool {
    if isAcceptable(number) { return true }
    reject(number, as: quantity)
    return false
  }

  /// Reports a number that cannot be used.
  final func reject(_ number: Double, as quantity: LayoutMistake.Quantity) {
    record(LayoutMistake(.numberOutOfRange(quantity, number), item: displayName))
  }
}
