import Anchorage
import Cassowary

/// A change of a copied tree that may fix a problem, with the help that describes it.
struct Remedy {
  let help: LayoutHelp
  /// The constraints that are replaced.
  let replaced: [LayoutConstraint]
  let changes: [Change]
  /// The same change with lower priorities or smaller numbers, to be tried in this order if this one does harm.
  private(set) var weaker: [Remedy] = []

  /// One change, which can be undone.
  indirect enum Change {
    case constant(LayoutConstraint, Double)
    case priority(LayoutConstraint, LayoutPriority)
    /// The priority of a bound of a view's content size.
    case contentPriority(LayoutView, ContentBound, LayoutPriority)
    case deactivate(LayoutConstraint)
    case activate(LayoutConstraint)
    /// Activates a constraint before others of its holder.
    case insert(LayoutConstraint, before: [LayoutConstraint])
    case placeByConstraints(LayoutView)
    case placeByFrame(LayoutView, LayoutRect, Autoresizing?)
    case rootSize(LayoutView, LayoutAxis, Double)
  }

  init(
    _ kind: LayoutHelp.Kind, replacing replaced: [LayoutConstraint] = [], with code: [String],
    _ changes: [Change]
  ) {
    help = LayoutHelp(kind: kind, replaced: replaced.map { $0.description }, code: code)
    self.replaced = replaced
    self.changes = changes
  }

  /// The remedy, with weaker remedies to try if it does harm.
  func orWeaker(_ weaker: [Remedy]) -> Remedy {
    var remedy = self
    remedy.weaker = weaker
    return remedy
  }
}

extension Remedy {
  /// The help with its edits, which are written only once a remedy is chosen.
  func withEdits(_ help: LayoutHelp) -> LayoutHelp {
    var help = help
    help.edits = edits
    return help
  }

  private var edits: [LayoutEdit] {
    var added: [LayoutConstraint] = []
    for case .activate(let constraint) in changes { added.append(constraint) }
    // A new constraint about the same anchor replaces the old one.
    func replacement(for old: LayoutConstraint) -> LayoutConstraint? {
      let index =
        added.firstIndex { $0.firstKey == old.firstKey }
        ?? (help.kind == .addition ? nil : added.indices.first)
      return index.map { added.remove(at: $0) }
    }
    var edits: [LayoutEdit] = []
    var assignments = help.code.makeIterator()
    for change in changes {
      switch change {
      case .constant(let constraint, let constant):
        edits.append(edit(.constant, constraint, constraint.parts(constant: constant).description))
      case .priority(let constraint, let priority):
        edits.append(edit(.priority, constraint, constraint.parts(priority: priority).description))
      case .deactivate(let constraint):
        let new = replacement(for: constraint)
        edits.append(edit(new == nil ? .removal : .replacement, constraint, new?.description))
      case .contentPriority, .placeByConstraints, .rootSize:
        edits.append(LayoutEdit(kind: .assignment, code: assignments.next()))
      case .activate, .insert, .placeByFrame: break
      }
    }
    // One statement may make several constraints.
    let isComposite = edits.isEmpty && help.code.count < added.count
    let statements = isComposite ? help.code : added.map { $0.description }
    return edits + statements.map { LayoutEdit(kind: .addition, code: $0) }
  }

  private func edit(_ kind: LayoutEdit.Kind, _ constraint: LayoutConstraint, _ code: String?) -> LayoutEdit {
    LayoutEdit(
      kind: kind, constraint: constraint.description, code: code, location: constraint.location)
  }
}

extension Remedy.Change {
  /// Makes the change; returns the change that undoes it.
  func apply() -> Remedy.Change {
    switch self {
    case .constant(let constraint, let constant):
      let old = constraint.constant
      constraint.constant = constant
      return .constant(constraint, old)
    case .priority(let constraint, let priority):
      let old = constraint.priority
      constraint.priority = priority
      return .priority(constraint, old)
    case .contentPriority(let view, let bound, let priority):
      let old = view.priority(of: bound)
      view.setPriority(priority, of: bound)
      return .contentPriority(view, bound, old)
    case .deactivate(let constraint):
      // The order decides which constraint of a conflict gives way.
      let held = constraint.holder?.held.all ?? []
      let later = held.drop { $0 !== constraint }.dropFirst()
      constraint.deactivate()
      return .insert(constraint, before: Array(later))
    case .activate(let constraint):
      constraint.activate()
      return .deactivate(constraint)
    case .insert(let constraint, let later):
      constraint.activate()
      HeadlessBackend._moveToEnd(later)
      return .deactivate(constraint)
    case .placeByConstraints(let view):
      let (frame, autoresizing) = (view.exactFrame, view.autoresizing)
      view.translatesAutoresizingMaskIntoConstraints = false
      return .placeByFrame(view, frame, autoresizing)
    case .placeByFrame(let view, let frame, let autoresizing):
      view.translatesAutoresizingMaskIntoConstraints = true
      view.setExactFrame(frame)
      view.autoresizing = autoresizing
      return .placeByConstraints(view)
    case .rootSize(let root, let axis, let dimension):
      let old = root.frame.size[axis]
      root.frame.size[axis] = dimension
      return .rootSize(root, axis, old)
    }
  }
}

/// A conflict, with its constraints in the tree.
struct ConflictSubject {
  let members: [ConflictSource]
  /// The index of the constraint that gave way.
  let broken: Int
  /// The identity of this constraint.
  let source: LayoutProblems.Source
  /// The dimensions that take part because they are never negative.
  let extents: [NoteFindings.Extent]
  /// The sum of the numbers, without names.
  let numbers: ConflictSum?
}

extension LayoutEngine {
  /// The first conflicts of the last pass; `nil` for a conflict whose broken constraint has no source in the tree.
  func conflictSubjects(_ count: Int) -> [ConflictSubject?] {
    let conflicts = solver.conflicts.prefix(count)
    let sources = sources(among: Set(conflicts.flatMap { $0.constraints }))
    return conflicts.map { conflict in
      var (members, broken): ([ConflictSource], Int?) = ([], nil)
      for id in conflict.constraints {
        guard let source = sources[id] else { continue }
        if id == conflict.broken { broken = members.count }
        members.append(source)
      }
      guard let broken, let source = members[broken].problemSource else { return nil }
      let variables = Set(conflict.nonNegativeVariables.map { $0.index })
      var extents: [NoteFindings.Extent] = []
      for (index, entry) in entries.enumerated() where !variables.isEmpty {
        for axis in LayoutAxis.allCases where variables.contains(entry.segment(along: axis).size) {
          extents.append(NoteFindings.Extent(entry: index, axis: axis))
        }
      }
      // The placement of a frame guide has no source.
      let shown = members.map { $0.madeConstraint?.storedConstant }
      let bounds = [Double?](repeating: nil, count: conflict.nonNegativeVariables.count)
      return ConflictSubject(
        members: members, broken: broken, source: source, extents: extents,
        numbers: numbers(of: conflict, shown + bounds) { _ in nil })
    }
  }
}

// MARK: - Conflicts with one cause

extension RemedyWriter {
  /// The remedies for the first of several conflicts, each preceded by a remedy that changes all of them alike.
  func extend(_ groups: [[Remedy]], to conflicts: [ConflictSubject]) -> [[Remedy]] {
    let others = conflicts.dropFirst().map {
      (remedies: remedies(for: $0).flatMap { $0 }, broken: $0.brokenStatement)
    }
    let broken = conflicts[0].brokenStatement
    return groups.map { group in
      group.flatMap { remedy -> [Remedy] in
        // The other conflicts make the constraint that gave way optional, so the first one does, too.
        if remedy.help.kind == .optional, !remedy.replaced.contains(where: { $0 === broken }) {
          return [remedy]
        }
        // If the constraint that gave way is left out, so are the others of its statement.
        let isWhole = remedy.help.kind == .removal && remedy.replaced.contains { $0 === broken }
        let alike = others.compactMap { other in
          other.remedies.first { $0.help.kind == remedy.help.kind }
            ?? (isWhole ? other.broken.map { removal(of: $0) } : nil)
        }
        return alike.count < others.count ? [remedy] : [Remedy(joining: [remedy] + alike), remedy]
      }
    }
  }
}

extension ConflictSubject {
  /// The constraint that was left out, if it is in the code.
  fileprivate var brokenStatement: LayoutConstraint? { members[broken].statement }
}

extension Remedy {
  /// Joins changes of one kind, and drops repeated ones.
  fileprivate init(joining remedies: [Remedy]) {
    var known: Set<ObjectIdentifier> = []
    let different = remedies.filter { remedy in
      let new = remedy.replaced.filter { known.insert(ObjectIdentifier($0)).inserted }
      return remedy.replaced.isEmpty || !new.isEmpty
    }
    self.init(
      remedies[0].help.kind, replacing: different.flatMap { $0.replaced },
      with: different.flatMap { $0.help.code }, different.flatMap { $0.changes })
    let weaker = different.compactMap { $0.weaker.first }
    if weaker.count == different.count { self = orWeaker([Remedy(joining: weaker)]) }
  }
}
