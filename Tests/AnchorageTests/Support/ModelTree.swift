@testable import Anchorage
@testable import AnchorageHeadless
@testable import Cassowary

/// A tree that follows calls, or that is built from a model in one go.
final class ModelTree {
  /// How the tree is laid out, which its frames and reports do not depend on.
  struct Way {
    /// Whether the solver follows changes.
    var isIncremental = true
    /// A component of more externals than this has no tableau.
    var mostTableauColumns = Simplex.mostTableauColumns
  }

  private(set) var model: TreeModel
  private var items: [Int: HeadlessItem] = [:]
  private var groups: [Int: ConstraintGroup<HeadlessBackend>] = [:]
  private var switches: [Int: ConstraintSwitch<Int, HeadlessBackend>] = [:]
  /// The constraints that were built, by the numbers of their rules.
  private var built: [LayoutConstraint] = []

  /// Creates a root to make calls on.
  init(_ way: Way) {
    model = TreeModel()
    makeRoot()
    root.isIncremental = way.isIncremental
    root.engine?.solver.pipeline.mostTableauColumns = way.mostTableauColumns
  }

  /// Builds what a model says.
  init(_ model: TreeModel) {
    self.model = model
    makeRoot()
    build(inside: 0)
    let rules = model.active.map { model.rules[$0] }.filter { $0.items.allSatisfy(model.isInTree) }
    built = rules.map { $0.make(item) }
    LayoutConstraint.activate(built)
  }

  var root: LayoutView { view(0) }

  func view(_ number: Int) -> LayoutView {
    guard let view = items[number] as? LayoutView else { preconditionFailure("item \(number) is no view") }
    return view
  }

  private func stack(_ number: Int) -> LayoutStackView {
    guard let stack = items[number] as? LayoutStackView else { preconditionFailure("\(number) is no stack") }
    return stack
  }

  private func scrollView(_ number: Int) -> LayoutScrollView {
    guard let view = items[number] as? LayoutScrollView else {
      preconditionFailure("\(number) does not scroll")
    }
    return view
  }

  /// The item with a number; a guide that a view makes itself is made when it is asked for.
  private func item(_ number: Int) -> HeadlessItem {
    if let item = items[number] { return item }
    let parent = view(model.items[number].parent)
    let guide =
      switch model.items[number].kind {
      case .margins: parent.margins
      case .safeArea: parent.safeArea
      case .readableContent: parent.readableContent
      case .scrollContent: scrollView(model.items[number].parent).contentLayoutGuide
      default: scrollView(model.items[number].parent).frameLayoutGuide
      }
    items[number] = guide
    return guide
  }

  private func makeRoot() {
    let root = ContentView("root")
    items[0] = root
    model.items[0].furnish(root)
    root.frame.size = model.size
  }

  private func makeItem(_ number: Int) {
    let item = model.items[number]
    switch item.kind {
    case .guide:
      let guide = LayoutGuide(name: "g\(number)")
      items[number] = guide
      view(item.parent).addLayoutGuide(guide)
    case .view:
      let view = makeView(item, "v\(number)")
      items[number] = view
      view.translatesAutoresizingMaskIntoConstraints = item.frame != nil
      item.furnish(view)
      self.view(item.parent).addSubview(view)
      guard let frame = item.frame else { return }
      if item.mask != [] { root.frame.size = model.maskSizes[number] }
      view.frame = frame
      view.autoresizingMask = item.mask
      root.frame.size = model.size
    default:
      _ = self.item(number)
    }
  }

  private func makeView(_ item: TreePlan.Item, _ name: String) -> LayoutView {
    if item.text != nil { return BusyLabel(name: name) }
    if let count = item.tileCount { return TileView(name, tileCount: count) }
    if item.stack != nil { return BusyStack(name: name) }
    return item.scrolling == nil ? ContentView(name) : BusyScrollView(name: name)
  }

  private func build(inside parent: Int) {
    for guide in model.ownGuides(of: parent) { makeItem(guide) }
    for guide in model.guides[parent] { makeItem(guide) }
    for view in model.subviews[parent] {
      makeItem(view)
      build(inside: view)
    }
    for member in model.arranged[parent] { stack(parent).addArrangedSubview(view(member)) }
    for member in model.arranged[parent] {
      guard let spacing = model.spacings[member] else { continue }
      stack(parent).setCustomSpacing(spacing, after: view(member))
    }
  }
}

// MARK: - Calls

extension ModelTree {
  /// Makes a call, if it makes sense now; returns whether it does.
  @discardableResult
  func perform(_ call: ModelCall) -> Bool {
    let before = model
    guard model.apply(call) else { return false }
    switch call {
    case .add(let number, _): makeItem(number)
    case .move(let number, let parent, let index): move(number, to: parent, at: index)
    case .remove(let number): takeOut(number)
    case .discard(let number):
      takeOut(number)
      for number in before.items.indices where before.isThere(number) && !model.isThere(number) {
        items[number] = nil
      }
    case .set(let number, let property): property.change(view(number))
    case .frame(let number, let frame): view(number).frame = frame
    case .place(let number, let frame, let mask):
      view(number).translatesAutoresizingMaskIntoConstraints = true
      view(number).frame = frame
      view(number).autoresizingMask = mask
    case .release(let number): view(number).translatesAutoresizingMaskIntoConstraints = false
    case .arrange(let number, let stack, let index): arrange(number, in: self.stack(stack), at: index)
    case .stopArranging(let number): stack(model.items[number].parent).removeArrangedSubview(view(number))
    case .space(let spacing, let number):
      stack(model.items[number].parent)
        .setCustomSpacing(spacing ?? LayoutStackView.spacingUseDefault, after: view(number))
    case .resize(let size): root.frame.size = size
    case .intend(let number, let moment, let call): intend(number, moment, call)
    case .fit(let number, let size): _ = view(number).systemLayoutSizeFitting(size)
    case .layOut(let number): view(number).layoutIfNeeded()
    case .exerciseAmbiguity(let number):
      let view = view(number)
      view.exerciseAmbiguityInLayout()
      // The next pass goes back.
      view.setNeedsLayout()
    case .askForReports: _ = notesAndHelp + root.layoutDescription
    case .compare: break
    default: performOnConstraints(call)
    }
    return true
  }

  private func takeOut(_ number: Int) {
    if let guide = items[number] as? LayoutGuide {
      guide.owningView?.removeLayoutGuide(guide)
    } else {
      view(number).removeFromSuperview()
    }
  }

  private func move(_ number: Int, to parent: Int, at index: Int) {
    if let guide = items[number] as? LayoutGuide {
      view(parent).addLayoutGuide(guide)
    } else {
      let others = view(parent).subviews.count { $0 !== view(number) }
      view(parent).insertSubview(view(number), at: min(index, others))
    }
  }

  private func arrange(_ number: Int, in stack: LayoutStackView, at index: Int) {
    let others = stack.arrangedSubviews.count { $0 !== view(number) }
    stack.insertArrangedSubview(view(number), at: min(index, others))
  }

  private func intend(_ number: Int, _ moment: ContentView.Moment, _ call: ModelCall) {
    guard let view = view(number) as? BusyView else { return }
    view.intentions[moment] = { [unowned self] in perform(call) }
    switch moment {
    case .asked, .measured: view.invalidateIntrinsicContentSize()
    case .updating: view.setNeedsUpdateConstraints()
    case .layingOut: view.setNeedsLayout()
    }
  }

  /// Has no view do anything more.
  func forgetIntentions() {
    for case let view as BusyView in items.values { view.intentions = [:] }
  }

  private func performOnConstraints(_ call: ModelCall) {
    switch call {
    case .state(let group, let statement): groups[group] = ConstraintGroup(statement.declare(item))
    case .group(let group, let statements, let isActive):
      groups[group] = batch(active: isActive) { declare(statements) }
    case .update(let group, let statements): groups[group]?.update { declare(statements) }
    case .replace(let group, let statements): groups[group]?.replace { declare(statements) }
    case .merge(let group, let statements): groups[group]?.merge { declare(statements) }
    case .append(let group, let statements): groups[group]?.add { declare(statements) }
    case .removeAll(let group): groups[group]?.removeAll()
    case .setActive(let group, let isActive): groups[group]?.isActive = isActive
    case .makeSwitch(let number, let first, let second, let selection):
      guard let first = groups[first], let second = groups[second] else { return }
      switches[number] = ConstraintSwitch([0: first, 1: second], selection: selection)
    case .select(let number, let selection): switches[number]?.selection = selection
    case .constant(let group, let index, let constant): groups[group]?[index].constant = constant
    case .priority(let group, let index, let priority): groups[group]?[index].priority = priority
    case .multiplier(let group, let index, let number): groups[group]?[index].multiplier = number
    case .relation(let group, let index, let relation): groups[group]?[index].relation = relation
    case .toggle(let group, let index, let isActive): groups[group]?[index].isActive = isActive
    default: preconditionFailure("\(call) is not about constraints")
    }
  }

  private func declare(_ statements: [ModelStatement]) {
    for statement in statements { _ = statement.declare(item) }
  }
}

// MARK: - Comparing

extension ModelTree {
  /// The differences from a tree that is built from the same model, line by line, after a pass of both.
  func differences(in scope: ModelComparison) -> [String] {
    root.layoutIfNeeded()
    forgetIntentions()
    let other = ModelTree(model)
    other.root.layoutIfNeeded()
    // A layout that does not settle is left where the rounds of its pass end, which depends on where they began.
    if !isSettled || !other.isSettled { return [] }
    // First what was not asked for yet, so that no answer hides another one.
    var found = differences(of: root.layoutDescription, other.root.layoutDescription)
    found += differences(of: reports, other.reports)
    found += differences(of: constraintTexts, other.constraintTexts)
    for (number, item) in other.items where !isSame(frame(of: self.item(number)), frame(of: item)) {
      found.append("\(item.name): \(frame(of: self.item(number))) | \(frame(of: item))")
    }
    switch scope {
    case .layout: break
    case .everything: found += differences(of: notesAndHelp, other.notesAndHelp)
    // A view that does something in the pass may take another one out of the tree.
    case .answers(let view) where model.isInTree(view):
      found += differences(of: answers(about: view), other.answers(about: view))
    case .answers: break
    }
    return found
  }

  private var isSettled: Bool { root.engine?.report.instability == nil }

  /// The reports on the tree's layout.
  private var reports: String {
    text(of: root.engine?.reports() ?? [])
  }

  /// The reports with their help, and what the tree notes but for the two notes that tell of the past of a view.
  private var notesAndHelp: String {
    let notes = (root.notes() + root.missedOptionalConstraints).filter {
      !["unusedFrame", "unplacedSinceRemoval"].contains($0.kind)
    }
    return ([text(of: root.diagnostics)] + notes.map { $0.description }).joined(separator: "\n")
  }

  /// Reports without two mistakes that only calls make: a view asked for layout while it was measured, and a column
  /// was arranged by baselines, which is reported when it is arranged.
  private func text(of reports: [LayoutDiagnostic]) -> String {
    reports.filter {
      guard case .misuse(let mistake) = $0 else { return true }
      return ![.layoutWhileMeasuring, .baselinesOfColumn].contains(mistake.reason)
    }
    .map { $0.description }.joined(separator: "\n")
  }

  /// The constraints that each view of the tree holds.
  private var constraintTexts: String {
    var texts: [String] = []
    root.forEachInSubtree { view in
      texts += lines(about: view.constraints).map { "\(view.name) holds \($0)" }
    }
    return texts.joined(separator: "\n")
  }

  /// Constraints in order, but for those that stack views made: a stack view brings them into their order only before
  /// something gives way.
  private func lines(about constraints: [LayoutConstraint]) -> [String] {
    let isOwn = { (constraint: LayoutConstraint) in constraint.role != 0 }
    return constraints.filter { !isOwn($0) }.map { $0.description }
      + constraints.filter(isOwn).map { "\($0) of its own" }.sorted()
  }

  /// The tree's answers to questions about a view.
  private func answers(about number: Int) -> String {
    let view = view(number)
    let (smallest, narrow) = (LayoutView.layoutFittingCompressedSize, LayoutSize(width: 80, height: 0))
    let sizes = [
      view.systemLayoutSizeFitting(smallest), view.systemLayoutSizeFitting(narrow, horizontal: .required),
    ]
    let affecting = LayoutAxis.allCases.flatMap { lines(about: view.constraintsAffectingLayout(for: $0)) }
    return
      (sizes.map { "\(roundedText(of: $0.width)) × \(roundedText(of: $0.height))" }
      + affecting.map { "affected by \($0)" }).joined(separator: "\n")
  }

  private func frame(of item: HeadlessItem) -> LayoutRect {
    (item as? LayoutView)?.frame ?? (item as? LayoutGuide)?.layoutFrame ?? .zero
  }

  /// Whether two rectangles are the same but for rounding errors.
  private func isSame(_ a: LayoutRect, _ b: LayoutRect) -> Bool {
    let pairs = [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)]
    return pairs.allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }

  /// The lines of a text and of one that should be the same, where they are not.
  private func differences(of text: String, _ wanted: String) -> [String] {
    if text == wanted { return [] }
    let lines = [text, wanted].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return (0..<max(lines[0].count, lines[1].count)).compactMap { index in
      let (own, other) = (lines[0].dropFirst(index).first ?? "", lines[1].dropFirst(index).first ?? "")
      return own == other ? nil : "\(own) | \(other)"
    }
  }
}
