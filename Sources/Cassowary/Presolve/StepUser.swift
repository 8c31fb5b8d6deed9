/// An observer of the steps by which an expression is reduced.
protocol StepUser: ~Copyable {
  /// Notes that the reduced equality of a step is added, times a weight.
  mutating func use(_ step: Int32, _ weight: Double)
}
