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
