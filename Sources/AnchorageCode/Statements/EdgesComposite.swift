import Anchorage
import AnchorageHeadless

/// Finds edges of an item that follow the same edges of another: `card.edges == root.edges.inset(by: 16)`.
enum EdgesComposite {
  private struct Key: Hashable {
    let first: CodeItem
    let second: CodeItem
    /// Whether the first item lies within the second (`<=`), reaches around it, or is as large.
    let relation: LayoutRelation
    let priority: LayoutPriority
    let isAbsolute: Bool
  }

  /// The least number of edges of a composite, from all four down to two.
  static func find(in pool: inout EquationPool, least: Int, _ language: CodeLanguage) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    for isAbsolute in [false, true] {
      let groups = pool.groups { key(of: $0, isAbsolute: isAbsolute) }
      for (key, members) in groups {
        var byEdge: [LayoutAttribute: CodeEquation] = [:]
        for member in members where byEdge[edge(member)] == nil { byEdge[edge(member)] = member }
        guard byEdge.count >= least, pool.has(Array(byEdge.values)),
          let statement = statement(key, byEdge, language)
        else { continue }
        pool.take(statement.equations)
        statements.append(statement)
      }
      pool.settle()
    }
    return statements
  }

  private static func key(of equation: CodeEquation, isAbsolute: Bool) -> Key? {
    guard equation.isPlain, let second = equation.second, second.attribute == equation.first.attribute else {
      return nil
    }
    let isFar: Bool
    switch equation.first.attribute {
    case .top: isFar = false
    case .bottom: isFar = true
    case .leading where !isAbsolute, .left where isAbsolute: isFar = false
    case .trailing where !isAbsolute, .right where isAbsolute: isFar = true
    default: return nil
    }
    return Key(
      first: equation.first.item, second: second.item,
      relation: isFar ? equation.relation : equation.relation.turned, priority: equation.priority,
      isAbsolute: isAbsolute)
  }

  /// The edge, in the words for both directions.
  private static func edge(_ equation: CodeEquation) -> LayoutAttribute {
    switch equation.first.attribute {
    case .left: .leading
    case .right: .trailing
    default: equation.first.attribute
    }
  }

  private static func statement(
    _ key: Key, _ byEdge: [LayoutAttribute: CodeEquation], _ language: CodeLanguage
  ) -> CodeStatement? {
    let all: [LayoutAttribute] = [.top, .leading, .bottom, .trailing]
    // Absolute edges that are only top and bottom are said without the word.
    if key.isAbsolute, byEdge[.leading] == nil, byEdge[.trailing] == nil { return nil }
    let missing = all.filter { byEdge[$0] == nil }
    let property: String
    let target: String
    switch missing {
    case []: (property, target) = ("edges", "edges")
    case [.top, .bottom]: (property, target) = ("horizontalEdges", "horizontalEdges")
    case [.leading, .trailing]: (property, target) = ("verticalEdges", "verticalEdges")
    default:
      guard missing.count == 1 else { return nil }
      (property, target) = ("edges.excluding(.\(missing[0]))", "edges")
    }
    var insets: [LayoutAttribute: Double] = [:]
    for edge in all {
      guard let constant = byEdge[edge]?.constant else { continue }
      insets[edge] = constant == 0 ? 0 : edge == .top || edge == .leading ? constant : -constant
    }
    var rest = "\(key.relation.sign) \(language.property(target, of: key.second))"
    let isOutside = insets.values.allSatisfy { $0 <= 0 }
    let values = isOutside ? insets.mapValues { $0 == 0 ? 0 : -$0 } : insets
    if let text = InsetsCode.text(values, allowsNumber: true) {
      rest += isOutside ? ".outset(by: \(text))" : ".inset(by: \(text))"
    }
    return CodeStatement(
      subjects: [key.first], property: key.isAbsolute ? property + ".absolute" : property,
      rest: rest + CodeLanguage.priority(key.priority), equations: all.compactMap { byEdge[$0] })
  }
}

/// How insets are written.
@_spi(Printing) public enum InsetsCode {
  /// The insets of some edges: `16`, `LayoutInsets(horizontal: 16, vertical: 8)`, or `nil` if all are zero.
  ///
  /// - Parameters:
  ///   - insets: The distance of every edge that counts.
  ///   - allowsNumber: Whether a number may stand for the same inset of all edges.
  public static func text(_ insets: [LayoutAttribute: Double], allowsNumber: Bool) -> String? {
    let edges: [LayoutAttribute] = [.top, .leading, .bottom, .trailing]
    let values = edges.compactMap { insets[$0] }
    if values.allSatisfy({ $0 == 0 }) { return nil }
    if allowsNumber, Set(values).count == 1 { return CodeLanguage.number(values[0]) }
    let (top, leading) = (insets[.top] ?? insets[.bottom] ?? 0, insets[.leading] ?? insets[.trailing] ?? 0)
    let isEven = (insets[.bottom] ?? top) == top && (insets[.trailing] ?? leading) == leading
    let hasBoth =
      insets[.top] != nil && insets[.bottom] != nil || insets[.leading] != nil && insets[.trailing] != nil
    if isEven, hasBoth, insets.count == 4 || insets.count == 2 {
      if insets.count == 4, top == leading { return "LayoutInsets(\(CodeLanguage.number(top)))" }
      let parts = [
        leading == 0 ? nil : "horizontal: \(CodeLanguage.number(leading))",
        top == 0 ? nil : "vertical: \(CodeLanguage.number(top))",
      ]
      return "LayoutInsets(\(parts.compactMap { $0 }.joined(separator: ", ")))"
    }
    let parts = edges.compactMap { edge -> String? in
      guard let value = insets[edge], value != 0 else { return nil }
      return "\(edge): \(CodeLanguage.number(value))"
    }
    return "LayoutInsets(\(parts.joined(separator: ", ")))"
  }
}
