import Anchorage

/// The layout choices that depend on the size of a view, one for each switch that follows it.
///
/// A class, because few views have choices.
final class SizeChoices {
  /// The choice of a switch.
  struct Choice {
    /// The switch.
    let owner: ObjectIdentifier
    /// Chooses the layout for a size and returns whether it is selected; selects it only if `maySelect` is
    /// true.
    let select: (_ size: LayoutSize, _ maySelect: Bool) -> Bool
    /// Returns what selecting the layout for a size would change; `nil` if it is selected.
    let change: (_ size: LayoutSize) -> Change?
  }

  /// The layout that a switch would deactivate, and the layout that it would activate.
  typealias Change = (
    old: ConstraintGroup<HeadlessBackend>?, new: ConstraintGroup<HeadlessBackend>?
  )

  private var choices: [Choice] = []
  /// The size for which the present layouts were chosen; `nil` if there is none.
  private var size: LayoutSize?
  /// Whether switches are choosing. A fitting size that one of their blocks asks for is for the present layouts, because
  /// the same blocks would choose others.
  private var isChoosing = false

  /// Sets the choice of a switch, replacing its previous choice here.
  func set(_ choice: Choice) {
    choices.removeAll { $0.owner == choice.owner }
    choices.append(choice)
    size = nil
  }

  /// Chooses the layouts for a new size; returns whether all of them are selected.
  func choose(by size: LayoutSize, maySelect: Bool) -> Bool {
    if size == self.size { return true }
    let wasChoosing = isChoosing
    isChoosing = true
    defer { isChoosing = wasChoosing }
    var areSelected = true
    // A choice may make a switch follow the view.
    for choice in choices where !choice.select(size, maySelect) { areSelected = false }
    if areSelected { self.size = size }
    return areSelected
  }

  /// What choosing the layouts for a size would change.
  func changes(for size: LayoutSize) -> [Change] {
    if size == self.size || isChoosing { return [] }
    isChoosing = true
    defer { isChoosing = false }
    return choices.compactMap { $0.change(size) }
  }
}

extension LayoutView {
  /// Chooses layouts by the size of the view, if switches follow it; returns whether all of them are selected.
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
  /// A fitting size is that of the layouts which a pass would select in it, and leaves the selection as it is; see
  /// ``LayoutView/systemLayoutSizeFitting(_:horizontal:vertical:)``. The view retains the switch and the block, so
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
  ///   - key: The key of the layout for a size, in points; `nil` for none. It is called once for each new size of
  ///     the view, and whenever a fitting size depends on it.
  public func select(bySizeOf view: LayoutView, _ key: @escaping (LayoutSize) -> Key?) {
    followCount += 1
    let number = followCount
    view.addSizeChoice(
      SizeChoices.Choice(
        owner: ObjectIdentifier(self),
        select: { size, maySelect in
          guard self.followCount == number else { return true }
          let key = key(size)
          if key == self.selection { return true }
          if maySelect { self.selection = key }
          return maySelect
        },
        change: { size in
          guard self.followCount == number else { return nil }
          let key = key(size)
          if key == self.selection { return nil }
          return (self.selection.flatMap { self[$0] }, key.flatMap { self[$0] })
        }))
  }
}
