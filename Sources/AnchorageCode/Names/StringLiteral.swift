/// Texts as literals of Swift and of scenes, in which no text can end the literal or change how code reads.
@_spi(Printing) public enum StringLiteral {
  /// A literal on one line: `"a \"b\""`.
  public static func line(_ text: String) -> String { "\"\(escaped(text, isOneLine: true))\"" }

  /// A literal for an assignment, on several lines if the text is long or has several.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - indentation: The spaces before the statement.
  ///   - width: The widest line.
  ///   - used: The columns of the statement before the literal.
  public static func literal(_ text: String, indentation: Int, used: Int, width: Int) -> String {
    let line = line(text)
    let hasLines = text.unicodeScalars.dropLast().contains("\n")
    if !hasLines, indentation + used + line.count <= width { return line }
    let margin = String(repeating: " ", count: indentation + 2)
    let paragraphs = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = paragraphs.flatMap { paragraph -> [String] in
      wrapped(escaped(String(paragraph), isOneLine: false), width: width - margin.count - 1)
    }
    return (["\"\"\""] + lines.map { $0.isEmpty ? "" : margin + $0 } + [margin + "\"\"\""]).joined(
      separator: "\n")
  }

  /// Breaks a line at spaces; each break is hidden from the text by a backslash.
  private static func wrapped(_ line: String, width: Int) -> [String] {
    var lines: [String] = []
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    // Words are empty where spaces follow each other, and before one that comes first.
    var current = String(words.first ?? "")
    for word in words.dropFirst() {
      if current.count + 1 + word.count <= width {
        current += " " + word
      } else {
        lines.append(current + " \\")
        current = String(word)
      }
    }
    // A space at the end of a line is lost in editors.
    lines.append(current.hasSuffix(" ") ? current.dropLast() + "\\u{20}" : current)
    return lines.count == 1 || !(lines.last ?? "").isEmpty
      ? lines : lines.dropLast(2) + [lines[lines.count - 2].dropLast(2) + "\\u{20}"]
  }

  private static func escaped(_ text: String, isOneLine: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\u{D}"
      default:
        let isStart = result.isEmpty || result.hasSuffix(" ")
        if isVisible(scalar), !(isStart && isMark(scalar)) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return result
  }

  /// Whether a sign shows as itself: controls, joiners and signs that turn the direction of text do not.
  public static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// The text as a comment can have it: on one line, of visible signs, and not too long.
  public static func comment(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(200).map { isVisible($0) ? $0 : " " }))
  }
}
