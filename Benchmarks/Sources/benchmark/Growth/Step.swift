/// The timed steps of a shape or a tree, one after the other and from nothing in every round.
enum Step: String, CaseIterable {
  case first, small, large, text, conflict, ambiguity

  var title: String {
    switch self {
    case .first: "first layout"
    case .small: "resize × 0.99 and back"
    case .large: "resize × 0.9 and back"
    case .text: "another text in the middle and back"
    case .conflict: "resize × 0.99 and back beside a conflict"
    case .ambiguity: "asking of every number whether it is ambiguous, after the first layout"
    }
  }

  var action: Action {
    switch self {
    case .first: .build
    case .ambiguity: .ask
    case .small, .large, .conflict: .resize
    case .text: .content
    }
  }

  /// The rounds of the action: there and back.
  var rounds: [Int] {
    switch self {
    case .first, .ambiguity: [0]
    case .small, .conflict: [1, 2]
    case .large: [3, 4]
    case .text: [0, 1]
    }
  }

  /// Whether an engine can do it: a rival neither goes on with a conflict nor knows what is ambiguous, and where there
  /// are views, every layout asks that already.
  func applies(to group: Group, _ engine: String) -> Bool {
    switch self {
    case .conflict: engine == group.engine
    case .ambiguity: engine == group.engine && group == .shapes
    default: true
    }
  }
}

extension Step: Comparable {
  static func < (a: Step, b: Step) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
