/// A word, a number, a string or a mark of Swift code.
struct SwiftToken: Equatable {
  enum Kind {
    case word
    case number
    case string
    /// Brackets, operators and everything else.
    case mark
  }

  var kind: Kind
  var text: String
  var line: Int
  /// Whether there is no space before and after the token.
  var touchesPrevious: Bool
  var touchesNext = false

  var isWord: Bool { kind == .word }
  /// Types are written with a capital, behind an underscore if nobody should name them.
  var isCapitalized: Bool { isWord && text.first { $0 != "_" }?.isUppercase == true }
}

extension [SwiftToken] {
  /// The text at an index, empty beyond the ends, so that callers need no check.
  func text(_ index: Int) -> String {
    indices.contains(index) ? self[index].text : ""
  }

  /// The index of the bracket that closes the one at an index, or the last index.
  func closing(_ open: Int) -> Int {
    var depth = 0
    for index in open..<count where self[index].kind == .mark {
      switch self[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return count - 1
  }

  /// The index of the `>` that closes the `<` at an index, or the last index.
  func closingAngle(_ open: Int) -> Int {
    var depth = 0
    for index in open..<count {
      if self[index].text == "<" { depth += 1 }
      if self[index].text == ">" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return count - 1
  }

  /// The parts between the commas of a bracket, each a range of indices.
  func parts(from open: Int, to close: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < close {
      switch text(index) {
      case "(", "[", "{": index = closing(index)
      case "<" where self[index].touchesPrevious: index = Swift.min(closingAngle(index), close)
      case ",":
        parts.append(start..<index)
        start = index + 1
      default: break
      }
      index += 1
    }
    if start < close { parts.append(start..<close) }
    return parts
  }
}
