/// A group of constraints of headless views, in short, for stored properties.
///
///     private var error: LayoutConstraintGroup?
public typealias LayoutConstraintGroup = ConstraintGroup<HeadlessBackend>
