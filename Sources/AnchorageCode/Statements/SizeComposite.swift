import Anchorage
import AnchorageHeadless

/// Finds sizes: `icon.size == 24`, `photo.size == frame.size - 8`; and ranges: `text.width == 100...200`.
enum SizeComposite {
  private struct Key: Hashable {
    let first: CodeItem
    let second: CodeItem?
    let relation: LayoutRelation
    let priority: LayoutPriority
    let factor: String
  }

  static func find(in pool: inout EquationPool, _ language: CodeLanguage) -> [CodeStatement] {
    var statements = findSizes(in: &pool, language)
    statements += findRanges(in: &pool)
    return statements
  }

  private static func findSizes(in pool: inout EquationPool, _ language: CodeLanguage) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    let groups = pool.groups { equation -> Key? in
      let attribute = equation.first.attribute
      guard equation.isNameless, attribute == .width || attribute == .height,
        equation.second.map({ $0.attribute == attribute }) ?? true
      else { return nil }
      return Key(
        first: equation.first.item, second: equation.second?.item, relation: equation.relation,
        priority: equation.priority,
        factor: CodeLanguage.factor(equation.multiplier, written: equation.writtenMultiplier))
    }
    for (key, members) in groups {
      guard let width = members.first(where: { $0.first.attribute == .width }),
        let height = members.first(where: { $0.first.attribute == .height })
      else { continue }
      let isSquare = width.constant == height.constant
      let size =
        "LayoutSize(width: \(CodeLanguage.number(width.constant)), height: \(CodeLanguage.number(height.constant)))"
      var target = isSquare ? CodeLanguage.number(width.constant) : size
      if let second = key.second {
        target =
          language.property("size", of: second) + key.factor
          + (isSquare ? CodeLanguage.added(width.constant) : " + \(size)")
      }
      pool.take([width, height])
      statements.append(
        CodeStatement(
          subjects: [key.first], property: "size",
          rest: "\(key.relation.sign) \(target)" + CodeLanguage.priority(key.priority),
          equations: [width, height]))
    }
    pool.settle()
    return statements
  }

  private struct Length: Hashable {
    let first: CodeEquation.Anchor
    let priority: LayoutPriority
  }

  private static func findRanges(in pool: inout EquationPool) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    let groups = pool.groups { equation -> Length? in
      guard equation.isNameless, equation.second == nil, equation.relation != .equal else { return nil }
      return Length(first: equation.first, priority: equation.priority)
    }
    for (key, members) in groups {
      guard let least = members.first(where: { $0.relation == .greaterThanOrEqual }),
        let most = members.first(where: { $0.relation == .lessThanOrEqual }), 0 <= least.constant,
        least.constant < most.constant
      else { continue }
      let range = "\(CodeLanguage.number(least.constant))...\(CodeLanguage.number(most.constant))"
      pool.take([least, most])
      statements.append(
        CodeStatement(
          subjects: [key.first.item], property: key.first.attribute.description,
          rest: "== \(range)" + CodeLanguage.priority(key.priority), equations: [least, most]))
    }
    pool.settle()
    return statements
  }
}
