import Anchorage
import Cassowary

// Statements that a person would add if one is missing: an edge like the opposite one, the edge of the superview, or
// a size. Numbers may be invented, but anchors are the ones that the code uses.

extension RemedyWriter {
  /// An invented size for a view that has none.
  static let exampleSize = LayoutSize(width: 100, height: 44)
  /// Smaller dimensions, for when it is too large: of an icon, and of a line.
  private static let smallExamples: [Double] = [16, 1]

  func remedies(for opening: OpeningSubject, in entries: ContiguousArray<EngineEntry>) -> [[Remedy]] {
    var numbers: [(item: HeadlessItem, number: FrameNumbers)] = []
    for number in opening.numbers {
      guard let item = entries[number.entry].node.item else { return [] }
      numbers.append((item, number.number))
    }
    // People write positions before sizes.
    let places = numbers.filter { $0.number == .x } + numbers.filter { $0.number == .y }
    let sizes = numbers.filter { $0.number != .x && $0.number != .y }
    if let guide = numbers.first?.item as? LayoutGuide {
      return contentRemedies(guide, numbers.map { $0.number }).map { [$0] }
    }
    var choices: [[Statement]] = []
    for (item, number) in places + sizes {
      guard let view = item as? LayoutView else { return [] }
      choices.append(
        statements(for: number, of: view, amongOpen: numbers.filter { $0.item === item }.map { $0.number }))
    }
    var remedies = edgesRemedy(numbers.map { $0.item }).map { [$0] } ?? []
    // All numbers are settled in the same way, the usual ways first.
    for way in 0..<(choices.map { $0.count }.max() ?? 0) {
      let statements = choices.map { $0[min(way, $0.count - 1)] }
      var remedy = addition(statements)
      if statements.contains(where: { $0.isExample }) {
        let smaller = Self.smallExamples.map { size in addition(statements.map { $0.withExample(size) }) }
        remedy = remedy.orWeaker(smaller)
      }
      remedies.append(remedy)
    }
    return remedies.map { [$0] }
  }

  /// A statement that settles a number.
  struct Statement {
    var constraint: LayoutConstraint
    /// The inequality that it replaces.
    var limit: LayoutConstraint?
    /// Whether the number of the constraint is invented.
    var isExample = false
  }

  private func addition(_ statements: [Statement]) -> Remedy {
    let limits = statements.compactMap { $0.limit }
    let added = statements.map { $0.constraint }
    return Remedy(
      .addition, replacing: limits, with: added.map { $0.description },
      limits.map { .deactivate($0) } + added.map { .activate($0) })
  }

  /// Makes a required, inactive constraint: equal attributes of two items, or a dimension and a number.
  func equation(
    _ node: ItemNode, _ attribute: LayoutAttribute, _ other: ItemNode?, plus constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      node, other,
      _LayoutStatement(attribute, .equal, other == nil ? .notAnAttribute : attribute, plus: constant),
      placesFirst: false)
  }

  /// Makes a view without any constraints as large as its superview.
  private func edgesRemedy(_ items: [HeadlessItem]) -> Remedy? {
    guard items.count == 4, let view = items[0] as? LayoutView, items.allSatisfy({ $0 === view }),
      let superview = view.superview
    else { return nil }
    let edges = [LayoutAttribute.top, .leading, .bottom, .trailing].map { edge in
      equation(view.node, edge, superview.node)
    }
    let code = "\(view.displayName).edges == \(superview.displayName).edges"
    return Remedy(.addition, with: [code], edges.map { .activate($0) })
  }

  /// Alternative statements, each of which settles a number of a view.
  private func statements(
    for number: FrameNumbers, of view: LayoutView, amongOpen open: [FrameNumbers]
  ) -> [Statement] {
    guard let superview = view.superview else { return [] }
    let code = words(about: view)
    func equal(_ attribute: LayoutAttribute, _ item: ItemNode? = nil, plus constant: Double) -> Statement {
      Statement(constraint: equation(view.node, attribute, item, plus: constant))
    }
    let axis: LayoutAxis = number == .x || number == .width ? .horizontal : .vertical
    let (near, far) = axis == .horizontal ? edges(of: view, code) : (.top, .bottom)
    switch number {
    case .x, .y:
      // The code may state an inequality where it means the edge.
      let limits = code.limits.filter { $0.firstAttribute == near || $0.firstAttribute == far }
      return limits.map { limit in
        Statement(
          constraint: equation(
            view.node, limit.firstAttribute, limit.secondNode, plus: limit.constant),
          limit: limit)
      } + [pin(view, near, superview), pin(view, far, superview)]
    default:
      let isWidth = number == .width
      let example = RemedyWriter.exampleSize[axis]
      let size = view.frame.size[axis]
      // An open size is as small as possible, which is rarely intended.
      let isExample = size < example || size >= 1e9
      var fixed = equal(axis.dimension, plus: isExample ? example : Double(Int64(size)))
      fixed.isExample = isExample
      // First as large as its subviews, then as its superview.
      let inside = [endInside(view, far), startInside(view, near)].compactMap { $0 }
      // If only one edge is pinned, the other was probably forgotten.
      if open.contains(isWidth ? .x : .y) {
        return inside + (isWidth && view.frame.width < 1 ? [pin(view, far, superview), fixed] : [fixed])
      }
      for (edge, missing) in [(near, far), (far, near)] where !code.attributes.contains(missing) {
        guard let pin = code.pins.first(where: { $0.firstAttribute == edge }) else { continue }
        return inside + [equal(missing, pin.secondNode, plus: -pin.constant), fixed]
      }
      return inside + [fixed]
    }
  }

  /// The horizontal edges as the code of the view names them, or else the code of its siblings.
  private func edges(of view: LayoutView, _ code: Words) -> (near: LayoutAttribute, far: LayoutAttribute) {
    if code.saysNothing(along: .horizontal), let superview = view.superview {
      let beside = wordsInside(superview)
      let others = superview.subviews.compactMap { beside[ObjectIdentifier($0.node)] }
        .filter { !$0.saysNothing(along: .horizontal) }
      if let first = others.first, others.allSatisfy({ $0.near == .left }) { return (first.near, first.far) }
    }
    return (code.near, code.far)
  }

  /// Pins an edge of a view to its superview, at the distance of the sibling that is nearest to this edge.
  private func pin(_ view: LayoutView, _ edge: LayoutAttribute, _ superview: LayoutView) -> Statement {
    var nearest: LayoutConstraint?
    let beside = wordsInside(superview)
    for other in superview.subviews where other !== view {
      for pin in beside[ObjectIdentifier(other.node)]?.pins ?? [] where pin.firstAttribute == edge {
        if pin.constant.magnitude < nearest?.constant.magnitude ?? .infinity { nearest = pin }
      }
    }
    return Statement(
      constraint: equation(
        view.node, edge, nearest?.secondNode ?? superview.node, plus: nearest?.constant ?? 0))
  }

  /// Ends a view where its last subview ends, at the distance of the subview's other edge or of an inequality; `nil` if no
  /// subview begins at the near edge, or one is pinned to the far edge already.
  private func endInside(_ view: LayoutView, _ far: LayoutAttribute) -> Statement? {
    guard let axis = far.axis else { return nil }
    var last: (end: Double, statement: Statement)?
    let words = wordsInside(view)
    for inside in view.subviews where !inside.translatesMask && !inside.isHidden {
      guard let code = words[ObjectIdentifier(inside.node)] else { continue }
      let edge = axis == .horizontal ? code.far : .bottom
      let near = axis == .horizontal ? code.near : .top
      if code.pins.contains(where: { $0.firstAttribute == edge }) { return nil }
      let limit = code.limits.first { $0.firstAttribute == edge }
      let pin = code.pins.first { $0.firstAttribute == near }
      guard code.attributes.contains(where: { $0.axis == axis }) else { continue }
      let frame = inside.frame
      // Under right-to-left, the far edge of the subview is its left one.
      let isMirrored = edge == .trailing && view.effectiveLayoutDirection == .rightToLeft
      let end = axis == .vertical ? frame.maxY : isMirrored ? -frame.minX : frame.maxX
      if let last, last.end >= end - Tolerance.notedPoints { continue }
      let constant = limit?.constant ?? -(pin?.constant ?? 0)
      let statement = Statement(
        constraint: equation(
          inside.node, edge, limit?.secondNode ?? pin?.secondNode ?? view.node, plus: constant),
        limit: limit)
      last = (end, statement)
    }
    return last?.statement
  }

  /// Pins the near edge of the only subview that has constraints along the axis, but none about its near edge.
  private func startInside(_ view: LayoutView, _ near: LayoutAttribute) -> Statement? {
    guard let axis = near.axis else { return nil }
    let words = wordsInside(view)
    let loose = view.subviews.filter { inside in
      guard !inside.translatesMask, !inside.isHidden, let code = words[ObjectIdentifier(inside.node)] else {
        return false
      }
      let stated = code.attributes.filter { $0.axis == axis && !$0.isDimension }
      return !stated.isEmpty && stated.allSatisfy { $0.end == .far }
    }
    return loose.count == 1 ? pin(loose[0], near, view) : nil
  }

  /// The attributes of a view in constraints, and its constraints to the superview.
  struct Words {
    var attributes: Set<LayoutAttribute> = []
    /// Equalities with the same edge of the superview, at a distance.
    var pins: [LayoutConstraint] = []
    /// Inequalities with the same edge of the superview.
    var limits: [LayoutConstraint] = []

    private var isAbsolute: Bool { attributes.contains { $0.ignoresDirection } }
    var near: LayoutAttribute { isAbsolute ? .left : .leading }
    var far: LayoutAttribute { isAbsolute ? .right : .trailing }

    mutating func add(_ constraint: LayoutConstraint, about view: LayoutView) {
      for anchor in ConflictSource.constraint(constraint).anchors where anchor.item === view {
        attributes.insert(anchor.attribute)
      }
      guard constraint.sides == nil, constraint.firstNode === view.node, constraint.multiplier == 1,
        constraint.firstAttribute == constraint.secondAttribute, constraint.priority == .required,
        constraint.secondItem?.owner === view.superview
      else { return }
      if constraint.relation == .equal {
        pins.append(constraint)
      } else if !constraint.isMadeByView {
        // A limit may be replaced, and nobody wrote those of stack views.
        limits.append(constraint)
      }
    }

    /// Whether no constraint is about the position of the view along an axis.
    func saysNothing(along axis: LayoutAxis) -> Bool {
      !attributes.contains { $0.axis == axis && !$0.isDimension }
    }
  }

  func words(about view: LayoutView) -> Words {
    var words = Words()
    for holder in view.selfAndAncestors { holder.held.forEach { words.add($0, about: view) } }
    return words
  }

  /// The constrained attributes of each subview of a view, by node.
  private func wordsInside(_ superview: LayoutView) -> [ObjectIdentifier: Words] {
    var words: [ObjectIdentifier: Words] = [:]
    func add(_ constraint: LayoutConstraint) {
      var known: [LayoutView] = []
      for case let view as LayoutView in ConflictSource.constraint(constraint).anchors.map({ $0.item })
      where view.superview === superview && !known.contains(where: { $0 === view }) {
        known.append(view)
        words[ObjectIdentifier(view.node), default: Words()].add(constraint, about: view)
      }
    }
    for holder in superview.subviews { holder.held.forEach { add($0) } }
    for holder in superview.selfAndAncestors { holder.held.forEach { add($0) } }
    return words
  }

  /// Pins the content of a scroll view to the far edges of the content area, or makes it as large as the frame.
  private func contentRemedies(_ guide: LayoutGuide, _ numbers: [FrameNumbers]) -> [Remedy] {
    guard let scrollView = guide.owningView else { return [] }
    var remedies: [Remedy] = []
    for view in scrollView.subviews.reversed() where !view.translatesMask {
      let (trailing, code) = (words(about: view).far, scrollView.node)
      append(
        numbers.map { number in
          let attribute: LayoutAttribute = number == .width ? trailing : .bottom
          return equation(view.node, attribute, code)
        })
    }
    // Views that are already pinned to the far edges lack a size: they should end where their subviews end, or be as
    // large as the frame.
    let contents = scrollView.subviews.reversed().filter { !$0.translatesMask }
    for view in contents {
      let ends = numbers.compactMap { number in
        endInside(view, number == .width ? words(about: view).far : .bottom)
      }
      if ends.count == numbers.count { remedies.append(addition(ends)) }
    }
    for node in contents.map({ $0.node }) + [guide.node] {
      append(
        numbers.map { number in
          let attribute: LayoutAttribute = number == .width ? .width : .height
          return equation(node, attribute, scrollView.node)
        })
    }
    return remedies

    func append(_ constraints: [LayoutConstraint]) {
      remedies.append(
        Remedy(.addition, with: constraints.map { $0.description }, constraints.map { .activate($0) }))
    }
  }
}

extension RemedyWriter.Statement {
  /// The statement with another number, if its own is invented.
  fileprivate func withExample(_ size: Double) -> Self {
    guard isExample else { return self }
    var statement = self
    statement.constraint = LayoutConstraint(
      constraint.firstNode, nil,
      _LayoutStatement(constraint.firstAttribute, .equal, .notAnAttribute, plus: size), placesFirst: false)
    return statement
  }
}
