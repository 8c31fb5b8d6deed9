import Anchorage

/// A required constraint that does not hold for the saved frames.
package struct SavedFrameBreach: Hashable, Sendable {
  package let constraint: InterfaceConstraint
  /// The constant that the file has.
  package let constant: Double
  /// The constant with which the constraint would hold for the saved frames as an equation.
  package let saved: Double
}
