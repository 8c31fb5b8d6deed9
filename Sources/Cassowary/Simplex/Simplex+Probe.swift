extension Simplex {
  /// How the externals of a component change if a linear form of them grows as far as it can at no cost.
  ///
  /// - Parameters:
  ///   - index: The component; the search happens in a copy.
  ///   - form: The form's coefficients, one for each external.
  ///   - sign: 1 to let the form grow, −1 to let it shrink.
  ///   - pivots: Where the pivots of the search are counted.
  /// - Returns: How each external changed, or how fast it changes if the form is unbounded; `nil` if the form cannot
  ///   grow.
  func probe(
    _ index: Int32, along form: borrowing Buffer<Double>, sign: Double, countingIn pivots: inout Int
  ) -> [Double]? {
    let probe = copy(index)
    probe.scratch.probe.reset(to: 0, count: form.count)
    for column in 0..<form.count { probe.scratch.probe[column] = sign * form[column] }
    let change = probe.followProbe()
    pivots += probe.pivots
    return change
  }

  private func followProbe() -> [Double]? {
    let component = components[0]
    updateValues(component)
    var change = component.externals.map { symbols[$0].isBasic ? -symbols[$0].value : 0 }
    scratch.ray = nil
    guard optimize(0, isProbing: true) else { return nil }
    if let ray = scratch.ray {
      let entering = columns[component.firstColumn + ray.column]
      return component.externals.map { external in
        let rate =
          external == entering ? 1 : symbols[external].isBasic ? coefficient(external, column: ray.column) : 0
        return ray.isUpwards ? rate : -rate
      }
    }
    for (position, external) in component.externals.enumerated() where symbols[external].isBasic {
      change[position] += symbols[external].value
    }
    return change
  }
}
