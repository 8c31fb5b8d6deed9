import Anchorage
import AnchorageHeadless

/// Joins statements that say the same of several items: `[title, text].leading == icon.trailing + 8`.
enum ListComposite {
  /// Joins statements with the same property and right side.
  static func join(_ statements: [CodeStatement], _ language: CodeLanguage) -> [CodeStatement] {
    var places: [String: Int] = [:]
    var joined: [CodeStatement] = []
    for statement in statements {
      guard statement.subjects.count == 1, !statement.isList, !statement.rest.isEmpty,
        statement.equations.allSatisfy({ $0.isNameless }), canBeInLists(statement, language)
      else {
        joined.append(statement)
        continue
      }
      let key = "\(statement.property) \(statement.rest)"
      if let place = places[key], !joined[place].subjects.contains(statement.subjects[0]) {
        var longer = joined[place]
        longer.subjects = language.sorted(longer.subjects + statement.subjects)
        longer.equations += statement.equations
        // Lists that are too long for a line become two.
        if longer.text(language).count <= language.width {
          joined[place] = longer
          continue
        }
      }
      places[key] = joined.count
      joined.append(statement)
    }
    return joined
  }

  /// Whether the items are of one class: views, and not the root, which has no name in its own class.
  private static func canBeInLists(_ statement: CodeStatement, _ language: CodeLanguage) -> Bool {
    language.isView(statement.subjects[0]) && statement.subjects[0].view != language.root.id
      && !statement.property.hasSuffix(".absolute")
  }

  /// Takes equations that may share a line: as many as fit one make a statement, and a single one stays in the pool.
  private static func take(
    _ equations: [CodeEquation], from pool: inout EquationPool, _ language: CodeLanguage,
    _ statement: ([CodeEquation]) -> CodeStatement
  ) -> [CodeStatement] {
    var lines: [[CodeEquation]] = []
    for equation in equations {
      if let last = lines.last, statement(last + [equation]).text(language).count <= language.width {
        lines[lines.count - 1].append(equation)
      } else {
        lines.append([equation])
      }
    }
    let shared = lines.filter { $0.count > 1 }
    for line in shared { pool.take(line) }
    return shared.map(statement)
  }

  // MARK: Targets

  private struct Target: Hashable {
    let first: CodeEquation.Anchor
    let attribute: LayoutAttribute
    let relation: LayoutRelation
    let constant: Double
    let priority: LayoutPriority
  }

  /// Finds an item that has the same relation to several: `text.top >= [title, icon].bottom + 8`.
  static func findTargets(in pool: inout EquationPool, _ language: CodeLanguage) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    let groups = pool.groups { equation -> Target? in
      guard equation.isPlain, let second = equation.second, language.isView(second.item),
        second.item.view != language.root.id
      else { return nil }
      return Target(
        first: equation.first, attribute: second.attribute, relation: equation.relation,
        constant: equation.constant, priority: equation.priority)
    }
    for (key, members) in groups where members.count > 1 {
      guard Set(members.compactMap { $0.second?.item }).count == members.count else { continue }
      statements += take(members, from: &pool, language) { statement(key, $0, language) }
    }
    pool.settle()
    return statements
  }

  private static func statement(
    _ key: Target, _ members: [CodeEquation], _ language: CodeLanguage
  ) -> CodeStatement {
    let items = language.sorted(members.compactMap { $0.second?.item })
    return CodeStatement(
      subjects: [key.first.item], property: key.first.attribute.description,
      rest: "\(key.relation.sign) [\(items.map(language.name).joined(separator: ", "))].\(key.attribute)"
        + CodeLanguage.added(key.constant) + CodeLanguage.priority(key.priority), equations: members)
  }

  // MARK: Pairs

  private struct Pair: Hashable {
    let attribute: LayoutAttribute
    let relation: LayoutRelation
    let constant: Double
    let priority: LayoutPriority
  }

  /// Finds pairs that share a line: `[name, email].firstBaseline == [nameField, emailField].firstBaseline`.
  static func findPairs(in pool: inout EquationPool, _ language: CodeLanguage) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    let groups = pool.groups { equation -> Pair? in
      guard equation.isPlain, let second = equation.second, second.attribute == equation.first.attribute,
        language.areSiblings(equation.first.item, second.item)
      else { return nil }
      return Pair(
        attribute: second.attribute, relation: equation.relation, constant: equation.constant,
        priority: equation.priority)
    }
    for (key, members) in groups {
      var used: Set<CodeItem> = []
      var pairs: [CodeEquation] = []
      for member in members {
        guard let second = member.second, !used.contains(member.first.item), !used.contains(second.item)
        else {
          continue
        }
        used.formUnion([member.first.item, second.item])
        pairs.append(member)
      }
      statements += take(pairs, from: &pool, language) { statement(key, $0, language) }
    }
    pool.settle()
    return statements
  }

  private static func statement(
    _ key: Pair, _ pairs: [CodeEquation], _ language: CodeLanguage
  ) -> CodeStatement {
    let targets = pairs.compactMap { $0.second?.item }.map(language.name).joined(separator: ", ")
    return CodeStatement(
      subjects: pairs.map { $0.first.item }, isList: true, property: key.attribute.description,
      rest: "\(key.relation.sign) [\(targets)].\(key.attribute)" + CodeLanguage.added(key.constant)
        + CodeLanguage.priority(key.priority), equations: pairs)
  }
}
