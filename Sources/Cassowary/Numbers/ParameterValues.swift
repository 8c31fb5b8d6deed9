/// The present values of the parameters.
struct ParameterValues: BitwiseCopyable, Equatable {
  var first = 0.0
  var second = 0.0

  /// Equal to no values, not even to itself.
  static let unknown = ParameterValues(first: .nan, second: .nan)
}
