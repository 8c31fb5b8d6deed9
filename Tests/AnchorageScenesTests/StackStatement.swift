import AnchorageHeadless

/// What a sentence about a stack view says, as statements that a person would type; `nil` if it is none of the sentences
/// that can be typed.
///
/// Written from the documentation of stack views, without the code that makes their constraints or words the sentences.
struct StackStatement {
  let texts: [String]

  /// Reads a sentence, such as `stack 'row' begins with 'icon'`.
  init?(_ sentence: String, stacks: [String: LayoutStackView]) {
    let parts = sentence.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 3, parts[0] == "stack ", let stack = stacks[parts[1]] else { return nil }
    let isRow = stack.axis == .horizontal
    let (start, end, length) = isRow ? ("leading", "trailing", "width") : ("top", "bottom", "height")
    let own = parts[1] + (stack.isLayoutMarginsRelativeArrangement ? ".margins" : "")
    let (says, view) = (parts[2], parts[3])
    switch says {
    case " begins with ": texts = ["\(view).\(start) == \(own).\(start)"]
    case " ends with ": texts = ["\(view).\(end) == \(own).\(end)"]
    case " hides ": texts = ["\(view).\(length) == 0"]
    case " makes ": texts = ["\(view).\(length) == \(parts[5]).\(length)"]
    case _ where says.hasPrefix(" puts ") && says.hasSuffix(" between "):
      let words = says.split(separator: " ")
      guard let number = words.compactMap({ Double($0) }).first else { return nil }
      let relation = words.contains("least") ? ">=" : "=="
      texts = ["\(parts[5]).\(start) \(relation) \(view).\(end) + \(number)"]
    case _ where says.hasPrefix(" aligns the ") && says.hasSuffix(" of "):
      guard let part = Self.part(says, isRow) else { return nil }
      texts = ["\(view).\(part) == \(parts.count > 5 ? parts[5] : own).\(part)"]
    case _ where says.hasPrefix(" keeps the ") && says.hasSuffix(" of "):
      guard let part = Self.part(says, isRow) else { return nil }
      texts = ["\(view).\(part) \(["top", "leading"].contains(part) ? ">=" : "<=") \(own).\(part)"]
    default: return nil
    }
  }

  private static func part(_ says: String, _ isRow: Bool) -> String? {
    switch says.split(separator: " ").dropFirst(2).dropLast().joined(separator: " ") {
    case "top": "top"
    case "bottom": "bottom"
    case "leading edge": "leading"
    case "trailing edge": "trailing"
    case "centre": isRow ? "centerY" : "centerX"
    case "first baseline": "firstBaseline"
    case "last baseline": "lastBaseline"
    default: nil
    }
  }
}
