@testable import Anchorage
@testable import AnchorageHeadless

/// Does to a tree what a help says, reading nothing but its text, as a person would.
struct HelpHand {
  let root: LayoutView

  /// Makes the change; returns what cannot be read, or `nil`.
  func apply(_ help: LayoutHelp) -> String? {
    switch help.kind {
    case .removal: return eachReplaced(help) { $0.isActive = false }
    case .optional, .higherPriority, .lowerPriority:
      guard let text = help.code.first, !help.replaced.isEmpty else { return applyCode(help) }
      guard let priority = Float(text.split(separator: " ").last ?? "") else { return text }
      return eachReplaced(help) { $0.priority = LayoutPriority(priority) }
    case .oppositeSign, .exchangedEdges, .superview, .direction, .share, .constants, .addition:
      return eachReplaced(help) { $0.isActive = false } ?? applyCode(help)
    case .placeByConstraints, .rootFrame, .contentPriority: return applyCode(help)
    }
  }

  private func eachReplaced(_ help: LayoutHelp, _ body: (LayoutConstraint) -> Void) -> String? {
    for text in help.replaced {
      var found: LayoutConstraint?
      // Of equal ones, the last gives way.
      root.forEachInSubtree { view in
        for constraint in view.constraints where constraint.description == text { found = constraint }
      }
      guard let found else { return text }
      body(found)
    }
    return nil
  }

  private func applyCode(_ help: LayoutHelp) -> String? {
    help.code.first { !perform($0.split(separator: " ").map(String.init)) }
  }

  /// Performs a statement: `card.leading == root.leading + 8` or `card.hugging.horizontal = 999`.
  private func perform(_ words: [String]) -> Bool {
    guard words.count >= 3 else { return false }
    let path = words[0].split(separator: ".").map(String.init)
    if words[1] == "=" { return assign(words[2], to: path) }
    if path.last == "edges" {
      let names = [words[0], words[2]].map { String($0.dropLast(".edges".count)) }
      guard let item = self.item(names[0]), let other = self.item(names[1]) else { return false }
      item.edges == other.edges
      return true
    }
    let relations: [String: LayoutRelation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let relation = relations[words[1]], let (item, attribute) = anchor(words[0]) else { return false }
    let term = _LayoutTerm<HeadlessBackend>(1, item, attribute)
    var left = _LayoutSum<HeadlessBackend>(constant: 0)
    left.add(term)
    var right = _LayoutSum<HeadlessBackend>(constant: Double(words[2]) ?? 0)
    if let (other, attribute) = anchor(words[2]) { right.add(_LayoutTerm(1, other, attribute)) }
    if words.count == 5, let constant = Double(words[4]) {
      right.constant = words[3] == "-" ? -constant : constant
    }
    _ = HeadlessBackend._install(left, relation, right, priority: .required)
    return words.count == 3 || words.count == 5
  }

  private func assign(_ value: String, to path: [String]) -> Bool {
    guard let view = item(path[0]) as? LayoutView else { return false }
    let axis = path.last == "horizontal" || path.last == "width" ? LayoutAxis.horizontal : .vertical
    switch path.dropFirst().first {
    case "translatesAutoresizingMaskIntoConstraints":
      view.translatesAutoresizingMaskIntoConstraints = value == "true"
    case "frame": view.frame.size[axis] = Double(value) ?? -1
    case "hugging": view.hugging[axis] = LayoutPriority(Float(value) ?? 0)
    case "compressionResistance": view.compressionResistance[axis] = LayoutPriority(Float(value) ?? 0)
    default: return false
    }
    return true
  }

  private func anchor(_ text: String) -> (HeadlessItem, LayoutAttribute)? {
    guard let dot = text.lastIndex(of: "."), let item = item(String(text[..<dot])),
      let attribute = LayoutAttribute.allCases.first(where: { "\($0)" == text[text.index(after: dot)...] })
    else { return nil }
    return (item, attribute)
  }

  private func item(_ name: String) -> HeadlessItem? {
    var found: HeadlessItem?
    root.forEachInSubtree { view in
      for item in [view] + view.allGuides as [HeadlessItem] where item.displayName == name { found = item }
    }
    return found
  }
}
