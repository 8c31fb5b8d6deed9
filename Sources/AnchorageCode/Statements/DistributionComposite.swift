import Anchorage
import AnchorageHeadless

/// Finds rows and columns: `[title, text].distribute(.vertical, spacing: 8, alignment: .fill, in: margins)`.
struct DistributionComposite {
  private let language: CodeLanguage
  private let axis: LayoutAxis
  private let start: LayoutAttribute
  private let end: LayoutAttribute
  private let across: (start: LayoutAttribute, end: LayoutAttribute)
  /// The required equations without names, by the anchor that they place.
  private let byAnchor: [CodeEquation.Anchor: [CodeEquation]]
  private let equations: [CodeEquation]
  /// The equations between lengths along the axis, by the first of their items.
  private let equalLengths: [CodeItem: [CodeEquation]]

  static func find(in pool: inout EquationPool, _ language: CodeLanguage) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    for axis in [LayoutAxis.vertical, .horizontal] {
      let finder = DistributionComposite(pool, axis, language)
      for chain in finder.chains() {
        let whole =
          (finder.statement(chain, withEnds: true)
          ?? finder.statement(chain, withEnds: true, withAlignment: false)).map { [$0] }
        for statement in whole ?? finder.parts(of: chain) where pool.has(statement.equations) {
          pool.take(statement.equations)
          statements.append(statement)
        }
      }
      pool.settle()
    }
    return statements
  }

  private init(_ pool: EquationPool, _ axis: LayoutAxis, _ language: CodeLanguage) {
    self.axis = axis
    self.language = language
    (start, end) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    across = axis == .horizontal ? (.top, .bottom) : (.leading, .trailing)
    equations = pool.rest.filter {
      $0.isPlain && $0.relation == .equal && $0.priority == .required
        && !language.isPlaced($0.first.item) && $0.second.map { !language.isPlaced($0.item) } ?? false
    }
    byAnchor = Dictionary(grouping: equations, by: { $0.first })
    let length: LayoutAttribute = axis == .horizontal ? .width : .height
    equalLengths = Dictionary(
      grouping: equations.filter { $0.first.attribute == length && EqualityComposite.isEquality($0) },
      by: { $0.first.item })
  }

  /// The gaps from one view to the next, of views that have one neighbour on each side.
  private func chains() -> [[CodeEquation]] {
    var gaps: [CodeItem: [CodeEquation]] = [:]
    var incoming: [CodeItem: Int] = [:]
    for equation in equations {
      guard let second = equation.second, equation.first.attribute == start, second.attribute == end,
        language.areSiblings(equation.first.item, second.item)
      else { continue }
      gaps[second.item, default: []].append(equation)
      incoming[equation.first.item, default: 0] += 1
    }
    let single = gaps.filter { $0.value.count == 1 && incoming[$0.value[0].first.item] == 1 }
      .mapValues { $0[0] }
    let followers = Set(single.values.map { $0.first.item })
    return language.sorted(single.keys.filter { !followers.contains($0) }).map { first in
      var chain: [CodeEquation] = []
      var item = first
      // Each gap leads to a view that no other gap leads to.
      for _ in 0..<single.count {
        guard let gap = single[item] else { break }
        chain.append(gap)
        item = gap.first.item
      }
      return chain
    }
  }

  /// A row that is too long for a line, in parts: each begins with the last view of the one before.
  private func parts(of chain: [CodeEquation]) -> [CodeStatement] {
    var parts: [CodeStatement] = []
    var part: [CodeEquation] = []
    var known: CodeStatement?
    for gap in chain {
      part.append(gap)
      if part.count > 1, statement(part, withEnds: false) == nil {
        if let known { parts.append(known) }
        part = [gap]
      }
      known = statement(part, withEnds: false)
    }
    return parts + (known.map { [$0] } ?? [])
  }

  private func statement(_ chain: [CodeEquation], withEnds: Bool, withAlignment: Bool = true)
    -> CodeStatement?
  {
    guard let first = chain.first?.second?.item, let last = chain.last?.first.item else { return nil }
    let items = [first] + chain.map { $0.first.item }
    let ends = withEnds ? ends(first, last) : nil
    guard items.count > 2 || ends != nil else { return nil }
    var equations = chain
    var arguments = [".\(axis == .horizontal ? "horizontal" : "vertical")"]
    let gaps = chain.map { $0.constant }
    if Set(gaps).count > 1 {
      arguments.append("spacing: [\(gaps.map(CodeLanguage.number).joined(separator: ", "))]")
    } else if gaps[0] != 0 {
      arguments.append("spacing: \(CodeLanguage.number(gaps[0]))")
    }
    if withEnds, let lengths = equalLengths(items) {
      arguments.append("sizes: .equal")
      equations += lengths
    }
    if let ends {
      var insets: [LayoutAttribute: Double] = [start: ends.start.constant, end: -ends.end.constant]
      equations += [ends.start, ends.end]
      if withAlignment, let alignment = alignment(items, in: ends.container) {
        arguments.append("alignment: .\(alignment.name)")
        for (edge, inset) in alignment.insets where insets[edge] == nil { insets[edge] = inset }
        equations += alignment.equations
      }
      arguments.append("in: \(language.name(of: ends.container))")
      if let text = InsetsCode.text(insets.mapValues { $0 == 0 ? 0 : $0 }, allowsNumber: false) {
        arguments.append("insets: \(text)")
      }
    }
    let statement = CodeStatement(
      subjects: items, property: "distribute(\(arguments.joined(separator: ", ")))", rest: "",
      equations: equations)
    return statement.text(language).count <= language.width ? statement : nil
  }

  /// The equations that put the first and the last view at the ends of one item.
  private func ends(
    _ first: CodeItem, _ last: CodeItem
  ) -> (container: CodeItem, start: CodeEquation, end: CodeEquation)? {
    let starts = byAnchor[CodeEquation.Anchor(item: first, attribute: start)] ?? []
    let ends = byAnchor[CodeEquation.Anchor(item: last, attribute: end)] ?? []
    for begin in starts {
      guard let container = begin.second, container.attribute == start,
        !language.areSiblings(first, container.item),
        let finish = ends.first(where: { $0.second?.item == container.item && $0.second?.attribute == end })
      else { continue }
      return (container.item, begin, finish)
    }
    return nil
  }

  /// The equations that make all views as long along the axis.
  private func equalLengths(_ items: [CodeItem]) -> [CodeEquation]? {
    let set = Set(items)
    let equalities = items.flatMap { equalLengths[$0] ?? [] }.filter { equality in
      equality.second.map { set.contains($0.item) } ?? false
    }
    let trees = EquationTree.components(of: equalities)
    guard trees.count == 1, trees[0].items.count == items.count else { return nil }
    return trees[0].equations
  }

  /// The line of the container that all views share across the axis.
  private func alignment(_ items: [CodeItem], in container: CodeItem) -> (
    name: String, insets: [LayoutAttribute: Double], equations: [CodeEquation]
  )? {
    let near = shared(across.start, items, container)
    let far = shared(across.end, items, container)
    if let near, let far {
      return (
        "fill", [across.start: near[0].constant, across.end: -far[0].constant], near + far
      )
    }
    if let near { return (across.start.description, [across.start: near[0].constant], near) }
    if let far { return (across.end.description, [across.end: -far[0].constant], far) }
    let center: LayoutAttribute = axis == .horizontal ? .centerY : .centerX
    if let middle = shared(center, items, container), middle[0].constant == 0 {
      return (center.description, [:], middle)
    }
    return nil
  }

  /// The equations of all views about one attribute and that of the container, if they are the same.
  private func shared(
    _ attribute: LayoutAttribute, _ items: [CodeItem], _ container: CodeItem
  ) -> [CodeEquation]? {
    var found: [CodeEquation] = []
    for item in items {
      let equation = byAnchor[CodeEquation.Anchor(item: item, attribute: attribute)]?.first {
        $0.second == CodeEquation.Anchor(item: container, attribute: attribute)
      }
      guard let equation, equation.constant == found.first?.constant ?? equation.constant else { return nil }
      found.append(equation)
    }
    return found
  }
}
