extension LayoutItem {
  /// A group of constraints that belongs to the item, empty at first: for layouts declared item by item.
  ///
  ///     card.ownConstraints.add { card.width == 320 }              // makes
  ///     card.ownConstraints.update { card.width == 400 }           // makes the same ones say something else
  ///     card.ownConstraints.replace { card.edges == root.edges }   // takes them off and makes others
  ///     card.ownConstraints.removeAll()                            // takes them off
  ///
  /// Constraints made elsewhere are not among them, whatever they relate.
  public var ownConstraints: ConstraintGroup<Backend> {
    Backend.ownConstraints(of: layoutItem)
  }
}

extension LayoutBackendConstraint {
  /// Gives the constraint an identifier.
  ///
  ///     (card.width == 320).identifier("card width")
  ///
  /// - Returns: The constraint.
  @discardableResult
  public func identifier(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }
}
