import Anchorage

/// A group of constraints of headless views, in short, for stored properties.
///
///     let error: LayoutConstraintGroup = batch(active: false) { label.height == 20 }
public typealias LayoutConstraintGroup = ConstraintGroup<HeadlessBackend>
