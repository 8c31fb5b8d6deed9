import Anchorage
import Cassowary

/// A constraint as `sum relation number`, the same for all constraints about one sum, however they were written.
struct ComparableForm {
  /// The sum: variables in ascending order, the coefficient of the first being 1.
  struct Terms: Hashable {
    var variables: [Int32]
    var coefficients: [Double]
  }

  let terms: Terms
  let relation: LayoutRelation
  let number: Double

  /// Creates `nil` if the form has no terms.
  init?(_ form: inout LinearForm, _ relation: LayoutRelation) {
    form.dropZeroTerms()
    let sorted = form.buffer.sorted { $0.variable.index < $1.variable.index }
    guard let factor = sorted.first?.coefficient else { return nil }
    terms = Terms(
      variables: sorted.map { $0.variable.index }, coefficients: sorted.map { $0.coefficient / factor })
    self.relation = factor < 0 ? relation.reversed : relation
    // Zero without a sign.
    number = -form.constant / factor + 0
  }
}
