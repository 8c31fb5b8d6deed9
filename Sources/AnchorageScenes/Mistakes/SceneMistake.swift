/// A mistake in the text of a scene, with its location.
///
///     let mistake = Scene(parsing: "root 320 100\nview a intrinsic 20").mistakes.kept[0]
///     mistake.line         // 2
///     mistake.column       // 20
///     mistake.message      // "expected a width and a height ('-' for none), found the end of the line"
///     mistake.sourceLine   // "view a intrinsic 20"
///     mistake.caretOffset  // 19
///
/// Its description is a report:
///
///     profile.layout:7:8: error: a view has no property 'leadin'
///       avatar.leadin == root.leading + 16
///              ^
///     help: did you mean 'leading'?
public struct SceneMistake: Error, Sendable, Equatable {
  /// The name of the scene's file.
  public let file: String
  /// The number of the line, counted from 1.
  public let line: Int
  /// The column in characters, counted from 1.
  public let column: Int
  /// The mistake in one line, in lower case.
  public let message: String
  /// One action that corrects the mistake, or `nil` if none is known.
  public let help: String?
  /// The text of the line; a long line is clipped around the location.
  public let sourceLine: String
  /// The number of characters in ``sourceLine`` before the location.
  public let caretOffset: Int

  init(_ reason: Reason, at location: SceneLocation, in source: SceneSource) {
    let excerpt = SceneExcerpt(of: source, at: location)
    file = source.file
    line = location.line
    column = excerpt.column
    message = reason.message
    help = reason.help
    sourceLine = excerpt.text
    caretOffset = excerpt.caretOffset
  }
}

extension SceneMistake: CustomStringConvertible {
  /// The mistake as a compiler prints it: location, message, line, caret and help.
  public var description: String {
    var text = "\(file):\(line):\(column): error: \(message)"
    if !sourceLine.isEmpty {
      text += "\n  \(sourceLine)\n  \(String(repeating: " ", count: caretOffset))^"
    }
    if let help { text += "\nhelp: \(help)" }
    return text
  }
}
