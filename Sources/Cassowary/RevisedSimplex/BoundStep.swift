/// A bound or a value that follows from a row; or, where bounds contradict a row, that it is left out.
struct BoundStep: BitwiseCopyable {
  var row: Int32
  /// The external; −1 where the row is left out.
  var column: Int32
  /// Which bound follows, or of which side the bounds are that contradict the row.
  var kind: Kind

  enum Kind: UInt8, BitwiseCopyable {
    case lower, upper
    case value
  }
}
