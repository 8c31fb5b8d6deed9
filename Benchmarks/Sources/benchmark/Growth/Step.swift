/// What is timed of a shape or a tree, after each other and from nothing in every round.
enum Step: String, CaseIterable {
  case first, small, large, text, conflict

  var title: String {
    switch self {
    case .first: "first layout"
    case .small: "resize × 0.99 and back"
    case .large: "resize × 0.9 and back"
    case .text: "another text in the middle and back"
    case .conflict: "resize × 0.99 and back beside a conflict"
    }
  }

  var action: Action {
    switch self {
    case .first: .build
    case .small, .large, .conflict: .resize
    case .text: .content
    }
  }

  /// The rounds of the action: there and back.
  var rounds: [Int] {
    switch self {
    case .first: [0]
    case .small, .conflict: [1, 2]
    case .large: [3, 4]
    case .text: [0, 1]
    }
  }
}

extension Step: Comparable {
  static func < (a: Step, b: Step) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
