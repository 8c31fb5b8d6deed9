/// A solver's answer to a system, a line of JSON.
struct Answer: Encodable {
  /// The values of the variables.
  var values: [Double] = []
  /// The constraints that were left out, by their positions in the question.
  var broken: [Int] = []
  /// How many components got a tableau because the factors of their basis failed.
  var fallbacks: Int?
  /// Why the solver does not take the system.
  var refused: String?
}
