/// A word of a line: its kind and its bytes.
struct SceneToken {
  /// The kinds of words.
  enum Kind: Equatable {
    case name, number, text
    case dot, comma, colon, leftParenthesis, rightParenthesis, leftBracket, rightBracket
    case binary(SceneOperator)
    case end
  }

  let kind: Kind
  /// The first byte, in the whole source.
  let start: Int
  /// The byte after the last.
  let end: Int
}
