import Anchorage

/// The choices that follow the size of a view: one layout of each switch that depends on it.
///
/// A class, because few views have one.
final class SizeChoices {
  /// Chooses the layout for a size and returns whether it is selected; selects it only where that is allowed.
  typealias Choice = (_ size: LayoutSize, _ maySelect: Bool) -> Bool

  private var choices: [(owner: ObjectIdentifier, choice: Choice)] = []
  /// The size by which the present layouts were chosen; `nil` if there is none.
  private var size: LayoutSize?

  /// Adds the choice of a switch, instead of the choice that the switch has here.
  func set(_ choice: @escaping Choice, for owner: ObjectIdentifier) {
    choices.removeAll { $0.owner == owner }
    choices.append((owner, choice))
    size = nil
  }

  /// Chooses the layouts for a size, unless they were chosen by it; returns whether all of them are selected.
  func choose(by size: LayoutSize, maySelect: Bool) -> Bool {
    if size == self.size { return true }
    var areSelected = true
    // A choice may make a switch follow the view.
    for (_, choice) in choices where !choice(size, maySelect) { areSelected = false }
    if areSelected { self.size = size }
    return areSelected
  }
}

extension LayoutView {
  /// Chooses layouts by the size of the view, if switches follow it; returns whether all of them are selected.
  @inline(__always)
  final func chooseLayouts(maySelect: Bool) -> Bool {
    guard let choices = extras?.sizeChoices else { return true }
    return choices.choose(by: frame.size, maySelect: maySelect)
  }
}
