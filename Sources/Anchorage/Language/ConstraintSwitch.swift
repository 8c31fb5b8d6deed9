/// Alternative layouts, one of which is active at a time.
///
///     let layouts = ConstraintSwitch([
///       .compact: batch(active: false) { icon.top == root.top; title.top == icon.bottom + 8 },
///       .regular: batch(active: false) { icon.leading == root.leading; title.leading == icon.trailing + 8 },
///     ], selection: SizeClass.compact)
///     layouts.selection = .regular   // deactivates one layout and activates the other, in one pass
///
/// A class, because it owns the active layout.
public final class ConstraintSwitch<Key: Hashable, Backend: LayoutBackend> {
  private var groups: [Key: ConstraintGroup<Backend>]
  private var selected: Key?
  /// The number of calls that made the switch follow a view; only the last call is in effect.
  package var followCount = 0

  /// Creates a switch; every group but the selected one is deactivated.
  ///
  /// - Parameters:
  ///   - groups: The layouts by key; a key without a group means no constraints. Each key occurs once.
  ///   - selection: The key of the active layout; `nil`, the default, activates none.
  public init(_ groups: KeyValuePairs<Key, ConstraintGroup<Backend>>, selection: Key? = nil) {
    self.groups = [:]
    for (key, group) in groups {
      self.groups[key]?.deactivate()
      self.groups[key] = group
      if key != selection { group.deactivate() }
    }
    self.selection = selection
  }
}

extension ConstraintSwitch {
  /// The key of the active layout; setting it deactivates one layout and activates the other.
  public var selection: Key? {
    get { selected }
    set {
      if newValue != selected, let selected { groups[selected]?.deactivate() }
      selected = newValue
      if let newValue { groups[newValue]?.activate() }
    }
  }

  /// The layout for a key; setting it activates the layout if its key is selected, and deactivates it
  /// otherwise.
  ///
  ///     let layouts = ConstraintSwitch([.compact: batch { icon.width == 24 }], selection: SizeClass.compact)
  ///     layouts[.regular] = batch { icon.width == 48 }
  ///     layouts[.regular]?.isActive  // false
  public subscript(key: Key) -> ConstraintGroup<Backend>? {
    get { groups[key] }
    set {
      if newValue !== groups[key] { groups[key]?.deactivate() }
      groups[key] = newValue
      newValue?.isActive = key == selected
    }
  }
}
