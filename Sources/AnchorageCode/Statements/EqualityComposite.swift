import Anchorage
import AnchorageHeadless

/// Finds views that share a line or a length: `[icon, title].align(.centerY)`, `[ok, cancel].match(.width)`.
enum EqualityComposite {
  static func find(in pool: inout EquationPool, _ language: CodeLanguage) -> [CodeStatement] {
    var found: [(items: [CodeItem], attribute: LayoutAttribute, equations: [CodeEquation])] = []
    let groups = pool.groups { equation -> LayoutAttribute? in
      guard isEquality(equation), let second = equation.second, !language.isPlaced(equation.first.item),
        !language.isPlaced(second.item)
      else { return nil }
      let isLength = equation.first.attribute == .width || equation.first.attribute == .height
      let areViews = language.isView(equation.first.item) && language.isView(second.item)
      let haveNames = equation.first.item.view != language.root.id && second.item.view != language.root.id
      guard isLength ? areViews && haveNames : language.areSiblings(equation.first.item, second.item) else {
        return nil
      }
      return equation.first.attribute
    }
    for (attribute, members) in groups {
      for component in EquationTree.components(of: members) where component.items.count > 2 {
        found.append((language.sorted(component.items), attribute, component.equations))
      }
    }
    var statements: [CodeStatement] = []
    let places = Dictionary(grouping: found.indices) { found[$0].items[0] }
    for match in found {
      guard pool.has(match.equations) else { continue }
      pool.take(match.equations)
      let isLength = match.attribute == .width || match.attribute == .height
      var (equations, name) = (match.equations, match.attribute.description)
      if isLength,
        let other = places[match.items[0]]?.lazy.map({ found[$0] }).first(where: {
          $0.items == match.items && $0.attribute == (match.attribute == .width ? .height : .width)
        }), pool.has(other.equations)
      {
        pool.take(other.equations)
        equations += other.equations
        name = "size"
      }
      let statement = CodeStatement(
        subjects: match.items, property: isLength ? "match(.\(name))" : "align(.\(name))", rest: "",
        equations: equations)
      statements += parts(of: statement, language)
    }
    pool.settle()
    return statements
  }

  /// Statements that fit a line each: all begin with the first item.
  private static func parts(of statement: CodeStatement, _ language: CodeLanguage) -> [CodeStatement] {
    var parts: [CodeStatement] = []
    var part = statement
    part.subjects = [statement.subjects[0]]
    for item in statement.subjects.dropFirst() {
      var longer = part
      longer.subjects.append(item)
      if part.subjects.count > 1, longer.text(language).count > language.width {
        parts.append(part)
        longer.subjects = [statement.subjects[0], item]
        longer.equations = []
      }
      part = longer
    }
    return parts + [part]
  }

  /// Whether an equation says that two items share an attribute, whatever happens.
  static func isEquality(_ equation: CodeEquation) -> Bool {
    equation.isPlain && equation.relation == .equal && equation.priority == .required
      && equation.constant == 0
      && equation.second?.attribute == equation.first.attribute
  }
}
