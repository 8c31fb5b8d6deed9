/// A switch between groups of constraints of headless views, in short, for stored properties.
///
///     private var layouts: LayoutConstraintSwitch<SizeClass>
public typealias LayoutConstraintSwitch<Key: Hashable> = ConstraintSwitch<Key, HeadlessBackend>
