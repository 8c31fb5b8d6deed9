/// `variable = Σ terms + constant`, over variables that were roots when it was made.
struct Definition: BitwiseCopyable {
  var variable: Int32
  var firstTerm: Int32
  var termCount: Int32
  var constant: Affine
  /// The order of substitution, highest first: a definition mentions only roots of lower rank.
  var rank: Int32
  /// The number of terms once written out over externals, if none of them cancel; an estimate, because roots
  /// may be eliminated later.
  var length: Int32

  /// The limit of counting: definitions that repeatedly mention the same variables soon have more terms than
  /// a number can count.
  static let greatestLength: Int32 = 1 << 20

  /// Whether the step that made it was undone; there are no terms then.
  var isUndone: Bool { termCount < 0 }
  var terms: Range<Int32> { Range(firstTerm, count: termCount) }
}
