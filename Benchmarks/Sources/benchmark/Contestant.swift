/// One way of computing frames.
protocol Contestant: AnyObject {
  var name: String { get }
  func supports(_ action: Action, of subject: Subject) -> Bool
  /// Takes on another subject and forgets the last.
  func take(_ subject: Subject)
  /// Frees what was built.
  func discard()
  /// Does what is timed. `round` counts how often, so that each time something changes.
  func perform(_ action: Action, round: Int)
  /// All frames as last read, in the coordinates of the root.
  var frames: [Workload.Frame] { get }
  /// The values of the problem's variables as last read; empty for what has no variables.
  var values: [Double] { get }
}

extension Contestant {
  func supports(_ action: Action, of subject: Subject) -> Bool { action.applies(to: subject) }
  var values: [Double] { [] }
}

/// The measured actions: each ends with all frames read, except as said.
enum Action: String, CaseIterable {
  /// A new solver or tree, all constraints, a solve.
  case build
  /// The root gets another size.
  case resize
  /// A required equality in the middle gets another constant.
  case constant
  /// The content of a view in the middle gets another height.
  case content
  /// The last cell is removed and another one added.
  case swap
  /// Siblings, all of whose widths are missing, get one after the other; each is solved, and that view's
  /// frame read.
  case grow
  /// Nothing changes; every number is asked whether it is ambiguous, see ``Step/ambiguity``.
  case ask

  /// Whether there is such a change for a subject.
  func applies(to subject: Subject) -> Bool {
    if subject.missingCount > 0 { return self == .build || self == .grow }
    return switch self {
    case .build, .resize: true
    case .constant: subject.kind != nil && !subject.isBackwards
    case .content, .swap: subject.kind == .cells
    case .grow, .ask: false
    }
  }

  /// The rounds whose results are checked; the last one goes back to the beginning.
  func rounds(of subject: Subject) -> [Int] {
    switch self {
    case .build, .grow, .ask: [0]
    case .resize: Array(1...subject.sizeCount)
    case .constant, .content, .swap: [0, 1]
    }
  }
}
