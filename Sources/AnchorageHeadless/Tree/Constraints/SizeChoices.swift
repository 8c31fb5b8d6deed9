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

extension ConstraintSwitch where Backend == HeadlessBackend {
  /// Selects layouts by the size of a view: now, and whenever a pass begins or gives the view another size.
  ///
  ///     let layouts = ConstraintSwitch([
  ///       SizeClass.compact: batch(active: false) { icon.width == 24 },
  ///       .regular: batch(active: false) { icon.width == 48 },
  ///     ])
  ///     layouts.select(bySizeOf: root) { $0.width < 600 ? .compact : .regular }
  ///     layouts.selection  // .compact
  ///     root.frame.size.width = 800
  ///     root.layoutIfNeeded()
  ///     layouts.selection  // .regular
  ///
  /// The size of a root is known before a pass solves. That of any other view is known once it has solved; if another
  /// layout is selected then, the pass solves again. So the layouts should not decide the size that selects them: follow
  /// the root, or a view that is larger than what they lay out. If they do and the pass does not come to rest, the last
  /// selection stays, and ``LayoutView/diagnostics`` names the view.
  ///
  /// A fitting size is that of the layout that is selected when it is asked for. The view keeps the switch, and the block;
  /// in a property of a subclass, the block must not hold the view. A switch follows one view: another call ends the
  /// first. `selection` can be set meanwhile, and holds until the view has another size.
  ///
  /// With UIKit and AppKit, a view tells its switch in `layoutSubviews()` or `layout()`, before it calls `super`:
  ///
  /// ```swift
  /// override func layoutSubviews() {
  ///   layouts.selection = bounds.width < 600 ? .compact : .regular
  ///   super.layoutSubviews()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view to follow, usually the root.
  ///   - key: The key of the layout for a size, in points; `nil` for none. It is called once for each size.
  public func select(bySizeOf view: LayoutView, _ key: @escaping (LayoutSize) -> Key?) {
    followCount += 1
    let number = followCount
    view.addSizeChoice(of: ObjectIdentifier(self)) { size, maySelect in
      guard self.followCount == number else { return true }
      let key = key(size)
      if key == self.selection { return true }
      if maySelect { self.selection = key }
      return maySelect
    }
  }
}
