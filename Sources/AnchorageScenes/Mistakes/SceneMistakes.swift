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
  /// The mistakes one below the other, and the number of omitted mistakes in the last line.
  public var description: String {
    var lines = kept.map { $0.description }
    if omitted > 0 { lines.append("… and \(omitted) more") }
    return lines.joined(separator: "\n")
  }
}
