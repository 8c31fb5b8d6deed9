/// A token of a line: its kind and the range of its bytes.
struct SceneToken {
  /// The kinds of tokens.
  enum Kind: Equatable {
    case name, number, text
    case dot, comma, colon, leftParenthesis, rightParenthesis, leftBracket, rightBracket
    case binary(SceneOperator)
    case end
  }

  let kind: Kind
  /// The index of the first byte in the source.
  let start: Int
  /// The index after the last byte.
  let end: Int
}
