/// Something wrong in the text of a scene, with the place where it is wrong.
///
///     let mistake = Scene(parsing: "root 320 100\nview a intrinsic 20").mistakes.kept[0]
///     mistake.line         // 2
///     mistake.column       // 20
///     mistake.message      // "expected a width and a height, '-' for none, found the end of the line"
///     mistake.sourceLine   // "view a intrinsic 20"
///     mistake.caretOffset  // 19
///
/// Its description is what a person reads:
///
///     profile.layout:7:8: error: a view has no anchor 'leadin'
///       avatar.leadin == root.leading + 16
///              ^
///     help: did you mean 'leading'?
public struct SceneMistake: Error, Sendable, Equatable {
  /// The name of the scene's file.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int
  /// What is wrong, in words: one line, lower case.
  public let message: String
  /// What to do about it, when that is known.
  public let help: String?
  /// The line's text; a long line is clipped around the place.
  public let sourceLine: String
  /// The number of characters of ``sourceLine`` before the place.
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
  /// The mistake as a compiler prints one: place, message, line, caret, help.
  public var description: String {
    var text = "\(file):\(line):\(column): error: \(message)"
    if !sourceLine.isEmpty {
      text += "\n  \(sourceLine)\n  \(String(repeating: " ", count: caretOffset))^"
    }
    if let help { text += "\nhelp: \(help)" }
    return text
  }
}

/// The mistakes of a scene: the first ones whole, the rest counted.
///
///     let mistakes = Scene(parsing: "root 320 100\nview a intrinsic 20").mistakes
///     mistakes.isEmpty       // false
///     mistakes.kept.count    // 1
///     mistakes.kept[0].line  // 2
public struct SceneMistakes: Sendable, Equatable {
  /// The mistakes kept, in the order of their lines; at most ``limit``.
  public private(set) var kept: [SceneMistake] = []
  /// How many more there are.
  public private(set) var omitted = 0

  /// The number of mistakes that are kept whole.
  public static let limit = 20

  /// Whether the scene has no mistake.
  public var isEmpty: Bool { kept.isEmpty }

  mutating func add(
    _ reason: @autoclosure () -> SceneMistake.Reason, at location: SceneLocation, in source: SceneSource
  ) {
    if let last = kept.last, kept.count == Self.limit, last.line <= location.line {
      omitted += 1
      return
    }
    let mistake = SceneMistake(reason(), at: location, in: source)
    let index = kept.lastIndex { ($0.line, $0.column) <= (mistake.line, mistake.column) }
    kept.insert(mistake, at: index.map { $0 + 1 } ?? 0)
    if kept.count > Self.limit {
      kept.removeLast()
      omitted += 1
    }
  }
}

extension SceneMistakes: CustomStringConvertible {
  /// The mistakes one below the other, and a last line that counts those left out.
  public var description: String {
    var lines = kept.map { $0.description }
    if omitted > 0 { lines.append("… and \(omitted) more") }
    return lines.joined(separator: "\n")
  }
}

/// A mistake on its way from where it is found to where it is collected.
struct SceneFailure: Error {
  let reason: SceneMistake.Reason
  let location: SceneLocation

  init(_ reason: SceneMistake.Reason, at location: SceneLocation) {
    self.reason = reason
    self.location = location
  }
}
