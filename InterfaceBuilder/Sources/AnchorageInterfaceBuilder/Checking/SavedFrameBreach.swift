import AnchorageHeadless

/// A required constraint that does not hold for the saved frames.
package struct SavedFrameBreach: Hashable, Sendable {
  package let constraint: InterfaceConstraint
  /// The constant that the file has, or the standard space if it asks for that and does not say how much it is.
  package let constant: Double
  /// The constant with which the constraint would hold for the saved frames as an equation.
  package let saved: Double
}

extension SavedFrameBreach {
  /// Whether the file asks for the standard space and does not say how much it is.
  var isAboutStandardSpace: Bool { constraint.isSymbolic && !constraint.hasConstant }
}
