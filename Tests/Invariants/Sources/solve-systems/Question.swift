/// A system of constraints, a line of JSON.
struct Question: Decodable {
  struct Constraint: Decodable {
    /// `==`, `<=` or `>=`: how the sum of the terms and the constant compares with zero.
    var relation: String
    var strength: Double
    var constant: Double
    var terms: [Term]
  }

  struct Term: Decodable {
    var variable: Int
    var coefficient: Double
  }

  /// Of each variable, whether it must not be negative.
  var nonNegative: [Bool]
  var constraints: [Constraint]
}
