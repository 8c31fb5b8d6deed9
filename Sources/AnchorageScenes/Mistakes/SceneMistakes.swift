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
