import Anchorage

/// The layout choices that depend on the size of a view, one for each switch that follows it.
///
/// A class, because few views have choices.
final class SizeChoices {
  /// Chooses the layout for a size and returns whether it is selected; selects it only if `maySelect` is
  /// true.
  typealias Choice = (_ size: LayoutSize, _ maySelect: Bool) -> Bool

  private var choices: [(owner: ObjectIdentifier, choice: Choice)] = []
  /// The size for which the present layouts were chosen; `nil` if there is none.
  private var size: LayoutSize?

  /// Sets the choice of a switch, replacing its previous choice here.
  func set(_ choice: @escaping Choice, for owner: ObjectIdentifier) {
    choices.removeAll { $0.owner == owner }
    choices.append((owner, choice))
    size = nil
  }

  /// Chooses the layouts for a new size; returns whether all of them are selected.
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
  /// Selects layouts by the size of a view: now, whenever a pass begins, and whenever a pass changes the
  /// size.
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
  /// The size of a root is known before a pass solves. The size of any other view is known after solving; if
  /// it selects another layout, the pass solves again. The layouts should not decide the size that selects
  /// them, so follow the root or a view that is larger than the laid-out content. If the pass doesn't come to
  /// rest, the last selection stays, and ``LayoutView/diagnostics`` names the view.
  ///
  /// A fitting size is that of the currently selected layout. The view retains the switch and the block, so
  /// the block must not retain the view. A switch follows one view: a second call replaces the first.
  /// `selection` can be set meanwhile, and holds until the size of the view changes.
  ///
  /// With UIKit and AppKit, a view sets the selection in `layoutSubviews()` or `layout()`, before it calls
  /// `super`:
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
