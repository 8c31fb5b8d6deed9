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
  /// The edits that do what the help says; empty if that is not certain.
  package let edits: [SceneEdit]
  /// The text of the line; a long line is clipped around the location.
  public let sourceLine: String
  /// The number of characters in ``sourceLine`` before the location.
  public let caretOffset: Int

  init(_ reason: Reason, at location: SceneLocation, in source: SceneSource, edits: [SceneEdit]) {
    let excerpt = SceneExcerpt(of: source, at: location)
    file = source.file
    line = location.line
    column = excerpt.column
    message = reason.message
    help = reason.help
    self.edits = edits
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

/// The mistakes of a scene, kept up to a limit and counted beyond it.
///
///     let mistakes = Scene(parsing: "root 320 100\nview a intrinsic 20").mistakes
///     mistakes.isEmpty       // false
///     mistakes.kept.count    // 1
///     mistakes.kept[0].line  // 2
public struct SceneMistakes: Sendable, Equatable {
  /// The first mistakes in the order of their lines; at most ``limit``.
  public private(set) var kept: [SceneMistake] = []
  /// The number of mistakes that are not kept.
  public private(set) var omitted = 0

  /// The maximum number of mistakes that are kept.
  public static let limit = 20

  /// Whether the scene has no mistakes.
  public var isEmpty: Bool { kept.isEmpty }

  mutating func add(
    _ reason: @autoclosure () -> SceneMistake.Reason, at location: SceneLocation, in source: SceneSource,
    edits: (SceneMistake.Reason) -> [SceneEdit]
  ) {
    if let last = kept.last, kept.count == Self.limit, last.line <= location.line {
      omitted += 1
      return
    }
    let reason = reason()
    let mistake = SceneMistake(reason, at: location, in: source, edits: edits(reason))
    let index = kept.lastIndex { ($0.line, $0.column) <= (mistake.line, mistake.column) }
    kept.insert(mistake, at: index.map { $0 + 1 } ?? 0)
    if kept.count > Self.limit {
      kept.removeLast()
      omitted += 1
    }
  }
}

extension SceneMistakes: CustomStringConvertible {
  /// The mistakes one below the other, and the number of omitted mistakes in the last line.
  public var description: String {
    var lines = kept.map { $0.description }
    if omitted > 0 { lines.append("… and \(omitted) more") }
    return lines.joined(separator: "\n")
  }
}

/// A mistake as an error: thrown where it is found, caught where mistakes are collected.
struct SceneFailure: Error {
  let reason: SceneMistake.Reason
  let location: SceneLocation

  init(_ reason: SceneMistake.Reason, at location: SceneLocation) {
    self.reason = reason
    self.location = location
  }
}

/// A line of a scene as a message shows it: printable, and clipped around the location.
struct SceneExcerpt {
  /// The text that is shown.
  let text: String
  /// The number of characters in the text before the location.
  let caretOffset: Int
  /// The column of the location in the whole line, counted from 1.
  let column: Int

  /// The maximum number of characters shown on either side of the location.
  private static let reach = 70

  init(of source: SceneSource, at location: SceneLocation) {
    let line = source.line(location.line)
    let position = Swift.min(line.lowerBound + location.offset, line.upperBound)
    column = 1 + source.bytes[line.lowerBound..<position].count { $0 & 0xC0 != 0x80 }

    let lower = Swift.max(line.lowerBound, position - 4 * Self.reach)
    let upper = Swift.min(line.upperBound, position + 4 * Self.reach)
    let before = Array(source.text(lower..<position).unicodeScalars)
    let after = Array(source.text(position..<upper).unicodeScalars)
    let clippedBefore = lower > line.lowerBound || before.count > Self.reach
    let clippedAfter = upper < line.upperBound || after.count > Self.reach

    var head = Self.printable(before.suffix(Self.reach))
    var tail = Self.printable(after.prefix(Self.reach))
    if clippedBefore { head = "…" + head } else { head = String(head.drop { $0 == " " }) }
    if clippedAfter { tail += "…" }
    while tail.last == " " { tail.removeLast() }
    text = head + tail
    caretOffset = head.unicodeScalars.count
  }

  /// The characters as text, with spaces for tabs and U+FFFD for other control characters.
  private static func printable(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      if scalar == "\t" {
        text.append(" ")
      } else if scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) {
        text.append("\u{FFFD}")
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
