import Anchorage
import AnchorageHeadless

/// A tree as code sees it: its views and guides with names, and the equations of its constraints.
///
/// Reading changes nothing in the tree and lays nothing out.
struct CodeTree {
  /// A view of the tree.
  struct View {
    let view: LayoutView
    let id: String
    let name: String
    /// The index of the superview; `nil` for the root.
    let parent: Int?
    let original: CodeOriginal
    /// Whether the superview arranges the view.
    let isArranged: Bool
  }

  /// A guide that was added to a view.
  struct Guide {
    let guide: LayoutGuide
    let name: String
    /// The index of the view.
    let owner: Int
  }

  /// The views, parents before what is in them.
  private(set) var views: [View] = []
  private(set) var guides: [Guide] = []
  private(set) var equations: [CodeEquation] = []
  /// The statements that a person would write, in the order of the views that they place.
  private(set) var statements: [CodeStatement] = []
  /// The anchors of sums, by the identifiers of their equations.
  private(set) var sums: [Int: (left: [CodeTerm], right: [CodeTerm], constant: Double)] = [:]
  /// What the code leaves out, a sentence each.
  private(set) var remarks: [String] = []
  /// Whether required constraints conflicted in the last pass, so that their order matters.
  let hasConflict: Bool
  let language: CodeLanguage
  /// How many views, guides and constraints were visited.
  private(set) var visitedCount = 0
  /// The items of the tree by identity.
  private let items: [ObjectIdentifier: CodeItem]

  /// Reads the tree below a view.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - rules: How views are named.
  ///   - width: The widest line of a statement.
  ///   - omitted: How many constraints the platform made, which are not in the tree.
  ///   - outside: How many constraints with views outside are not in the tree.
  ///   - original: What a view stands for.
  init(
    _ root: LayoutView, _ rules: NamingRules, width: Int = 110, omitted: Int = 0,
    outside: Int = 0,
    original: (LayoutView) -> CodeOriginal = CodeOriginal.init
  ) {
    let listing = TreeListing(root, original)
    let names = TreeNames(
      listing.views.map { $0.original }, guides: listing.guides.map { $0.guide.givenName }, rules)
    var items: [ObjectIdentifier: CodeItem] = [:]
    var places: [(id: String, parent: String?)] = []
    var byID: [String: String] = [:]
    var guideIDs: Set<String> = []
    var placed: Set<String> = []
    var nextGuide = 0
    for (index, found) in listing.views.enumerated() {
      let id = "v\(index)"
      views.append(
        View(
          view: found.view, id: id, name: names.views[index], parent: found.parent, original: found.original,
          isArranged: found.isArranged))
      items[ObjectIdentifier(found.view)] = CodeItem(id)
      places.append((id, found.parent.map { "v\($0)" }))
      if index > 0 { byID[id] = names.views[index] }
      if index > 0, !found.isArranged, found.view.translatesAutoresizingMaskIntoConstraints {
        placed.insert(id)
      }
      while nextGuide < listing.guides.count, listing.guides[nextGuide].owner == index {
        let guideID = "g\(nextGuide)"
        items[ObjectIdentifier(listing.guides[nextGuide].guide)] = CodeItem(guideID)
        places.append((guideID, id))
        byID[guideID] = names.guides[nextGuide]
        guideIDs.insert(guideID)
        guides.append(
          Guide(guide: listing.guides[nextGuide].guide, name: names.guides[nextGuide], owner: index))
        nextGuide += 1
      }
    }
    self.items = items
    visitedCount = listing.views.count + listing.guides.count
    hasConflict = root.hasConflicts
    language = CodeLanguage(
      root: ("v0", names.views[0]), views: places, names: byID, guides: guideIDs, placed: placed,
      width: width)
    readConstraints(omitted, outside)
    statements = StatementFinder.statements(of: equations, language, inOrder: hasConflict)
  }
}

/// An anchor in a sum: `coefficient × item.attribute`.
struct CodeTerm {
  let coefficient: Double
  let anchor: CodeEquation.Anchor
}

// MARK: - Constraints

extension CodeTree {
  private mutating func readConstraints(_ omitted: Int, _ outside: Int) {
    var ownCount = omitted
    var outsideCount = outside
    for view in views {
      for constraint in view.view.constraints {
        visitedCount += 1
        if constraint.isMadeByView {
          ownCount += 1
        } else if !append(constraint) {
          outsideCount += 1
        }
      }
    }
    if hasConflict {
      remarks.append(
        "required constraints conflict, and their order decides which give way: each is by itself")
    }
    if ownCount > 0 {
      remarks.append("left out: \(counted(ownCount, "constraint")) that views make themselves")
    }
    outsideCount += countOfSurroundings()
    if outsideCount > 0 {
      let constraints = counted(outsideCount, "constraint")
      remarks.append("left out: \(constraints) with views outside of \(views[0].name)")
    }
    remarkOnMistakes()
  }

  /// How many constraints relate the tree to views around it.
  private mutating func countOfSurroundings() -> Int {
    var count = 0
    var next = views[0].view.superview
    while let view = next {
      for constraint in view.constraints where !constraint.isMadeByView {
        visitedCount += 1
        let (left, right) = constraint.sideTerms
        if (left + right).contains(where: { $0.item.flatMap(item) != nil }) { count += 1 }
      }
      next = view.superview
    }
    return count
  }

  /// Says which constraints were refused, and which are switched off.
  private mutating func remarkOnMistakes() {
    for view in views {
      for mistake in view.view.notedMistakes {
        remarks.append("refused: \(mistake.constraint ?? mistake.item): \(mistake.firstLine)")
      }
      for constraint in view.view.inactiveOwnConstraints {
        remarks.append("inactive: \(constraint.description)")
      }
    }
  }

  /// Adds the equation of a constraint; returns `false` if an item is not in the tree.
  private mutating func append(_ constraint: LayoutConstraint) -> Bool {
    let (left, right) = constraint.sideTerms
    guard let leftTerms = terms(left), let rightTerms = terms(right) else { return false }
    let first = leftTerms.first?.anchor ?? rightTerms.first?.anchor
    guard let first else { return false }
    var equation = CodeEquation(
      first: first, relation: constraint.relation, second: rightTerms.first?.anchor,
      multiplier: rightTerms.first?.coefficient ?? 1, constant: constraint.constant,
      priority: constraint.priority, identifier: constraint.identifier)
    if constraint.isSimple {
      equation = language.ordered(equation)
    } else {
      equation.sum = sum(leftTerms, constraint, rightTerms)
      sums[equations.count] = (leftTerms, rightTerms, constraint.constant)
    }
    equation.id = equations.count
    equations.append(equation)
    return true
  }

  private func terms(_ terms: [LayoutConstraint.SideTerm]) -> [CodeTerm]? {
    var found: [CodeTerm] = []
    for term in terms {
      guard let item = term.item.flatMap(item) else { return nil }
      found.append(
        CodeTerm(
          coefficient: term.coefficient,
          anchor: CodeEquation.Anchor(item: item, attribute: term.attribute)))
    }
    return found
  }

  private func sum(_ left: [CodeTerm], _ constraint: LayoutConstraint, _ right: [CodeTerm]) -> String {
    func parts(_ terms: [CodeTerm]) -> [ConstraintText.Part] {
      terms.map { term in
        ConstraintText.Part(
          coefficient: term.coefficient,
          anchor: language.property(term.anchor.attribute.description, of: term.anchor.item),
          attribute: term.anchor.attribute)
      }
    }
    return ConstraintText(
      left: parts(left), relation: constraint.relation, right: parts(right), constant: constraint.constant,
      priority: constraint.priority
    ).description
  }

  /// The name of a view in code; `nil` for a view outside of the tree.
  func name(of view: LayoutView) -> String? { items[ObjectIdentifier(view)].map(language.name) }

  /// The item in code; `nil` for an item outside of the tree.
  private func item(_ item: HeadlessItem) -> CodeItem? {
    if let known = items[ObjectIdentifier(item)] { return known }
    guard let guide = item as? LayoutGuide, let area = guide.roleName.flatMap(CodeItem.Area.init),
      let owner = guide.owningView, let view = items[ObjectIdentifier(owner)]
    else { return nil }
    return CodeItem(view.view, area)
  }
}

extension CodeTree {
  /// The views whose frames place them although statements relate them, and the views that no statement takes from
  /// their frames.
  var placedAgain: [(view: View, isPlaced: Bool)] {
    var related: Set<String> = []
    for statement in statements {
      for item in statement.subjects.dropFirst(statement.keepsFirst ? 1 : 0) where item.area == nil {
        related.insert(item.view)
      }
    }
    return views.dropFirst().compactMap { view in
      let isPlaced = view.view.translatesAutoresizingMaskIntoConstraints
      return !view.isArranged && isPlaced == related.contains(view.id) ? (view, isPlaced) : nil
    }
  }
}

/// A number of things: `1 constraint`, `2 constraints`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

extension LayoutGuide {
  /// The name that a person gave the guide; a mirror names the others after their class.
  fileprivate var givenName: String {
    name.hasPrefix("UILayoutGuide") || name.hasPrefix("NSLayoutGuide") ? "" : name
  }
}

extension LayoutMistake {
  /// What is wrong, without the evidence.
  fileprivate var firstLine: String {
    let line = description.prefix { $0 != "\n" }
    return String(line.hasPrefix("error: ") ? line.dropFirst(7) : line)
  }
}

/// The views and guides of a tree in the order of code.
private struct TreeListing {
  private(set) var views: [(view: LayoutView, parent: Int?, original: CodeOriginal, isArranged: Bool)] = []
  /// The guides that were added to views, with the indices of these.
  private(set) var guides: [(guide: LayoutGuide, owner: Int)] = []

  init(_ root: LayoutView, _ original: (LayoutView) -> CodeOriginal) {
    // A stack instead of recursion, because trees may be deep.
    var stack: [(view: LayoutView, parent: Int?, isArranged: Bool)] = [(root, nil, false)]
    while let (view, parent, isArranged) = stack.popLast() {
      let index = views.count
      let facts = original(view)
      views.append((view, parent, facts, isArranged))
      for guide in view.layoutGuides { guides.append((guide, index)) }
      let members = facts.stack?.arranged.filter { $0.view.superview === view } ?? []
      let known = Set(members.map { ObjectIdentifier($0.view) })
      var subviews = view.subviews
      // Views that a stack view arranges come in its order, even if that is not the order of its subviews; the areas of
      // a stack view of AppKit are in order one by one.
      let isInOrder = Set(members.map { $0.area }).allSatisfy { area in
        let inside = members.filter { $0.area == area }.map { $0.view }
        let ids = Set(inside.map { ObjectIdentifier($0) })
        return subviews.filter { ids.contains(ObjectIdentifier($0)) }.elementsEqual(inside, by: ===)
      }
      if !isInOrder {
        subviews = members.map { $0.view } + subviews.filter { !known.contains(ObjectIdentifier($0)) }
      }
      for subview in subviews.reversed() {
        stack.append((subview, index, known.contains(ObjectIdentifier(subview))))
      }
    }
  }
}
