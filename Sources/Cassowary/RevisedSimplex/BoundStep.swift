/// What a row says about an external, or that a row is left out.
struct BoundStep: BitwiseCopyable {
  var row: Int32
  /// The external; −1 where the row is left out.
  var column: Int32
  /// What the row says, or which bounds it contradicts.
  var kind: Kind

  enum Kind: UInt8, BitwiseCopyable {
    case lower, upper
    case value
  }
}
