import Anchorage

extension StackSentence {
  /// The sentence; its subject is the stack view, which may have no name.
  func phrase(about stack: String) -> String {
    "\(stack.isEmpty ? "a stack" : "stack '\(stack)'") \(predicate)"
  }

  private var predicate: String {
    switch self {
    case .gap(let number, let isMinimum, let first, let second):
      "puts \(distance(number, isMinimum)) between '\(first)' and '\(second)'"
    case .baselineGap(let number, let isMinimum, let first, let second):
      "puts \(distance(number, isMinimum)) between the baselines of '\(first)' and '\(second)'"
    case .beginning(let view):
      "begins with '\(view)'"
    case .end(let view):
      "ends with '\(view)'"
    case .hiding(let view):
      "hides '\(view)'"
    case .equalLength(let axis, let view, let first):
      "makes '\(view)' as \(axis == .horizontal ? "wide" : "high") as '\(first)'"
    case .equalGap(let first, let second, let third, let fourth):
      "puts as much between '\(first)' and '\(second)' as between '\(third)' and '\(fourth)'"
    case .alignment(let attribute, let view):
      "aligns \(attribute.part) of '\(view)' with its own"
    case .baselines(let attribute, let view, let first):
      "aligns \(attribute.part) of '\(view)' with that of '\(first)'"
    case .containment(let attribute, let view):
      "keeps \(attribute.part) of '\(view)' inside"
    case .addition(let constraint):
      "adds \(constraint)"
    }
  }

  private func distance(_ number: Double, _ isMinimum: Bool) -> String {
    "\(isMinimum ? "at least " : "")\(points(number))"
  }
}

extension LayoutAttribute {
  /// The part of a view in words: `the leading edge`.
  fileprivate var part: String {
    switch self {
    case .top: "the top"
    case .bottom: "the bottom"
    case .leading: "the leading edge"
    case .trailing: "the trailing edge"
    case .centerX, .centerY: "the centre"
    case .firstBaseline: "the first baseline"
    case .lastBaseline: "the last baseline"
    default: "the \(self)"
    }
  }
}

/// A sentence about a constraint of a stack view, for reports.
indirect enum StackSentence {
  case gap(Double, isMinimum: Bool, between: String, String)
  case baselineGap(Double, isMinimum: Bool, between: String, String)
  case beginning(String)
  case end(String)
  case hiding(String)
  /// The first view is as long as the second.
  case equalLength(LayoutAxis, String, String)
  /// The gap of the first two views is that of the last two.
  case equalGap(String, String, String, String)
  case alignment(LayoutAttribute, of: String)
  case baselines(LayoutAttribute, String, String)
  case containment(LayoutAttribute, of: String)
  /// A wish of the stack about its own size or that of a view, such as `row.height == 0 ~ 51`.
  case addition(String)
}
