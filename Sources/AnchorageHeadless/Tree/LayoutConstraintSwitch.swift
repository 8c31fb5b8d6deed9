import Anchorage

/// A switch between groups of constraints of headless views, in short, for stored properties.
///
///     let layouts: LayoutConstraintSwitch<SizeClass>
///     layouts = ConstraintSwitch([.compact: batch { icon.width == 24 }], selection: .compact)
public typealias LayoutConstraintSwitch<Key: Hashable> = ConstraintSwitch<Key, HeadlessBackend>
