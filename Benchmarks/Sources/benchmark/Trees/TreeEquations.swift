import AnchorageHeadless
import Cassowary

/// The constraints of a tree of views as equations, for engines that know no views.
///
/// Every view and every guide is four variables, in the coordinates of the root. To the constraints that were written
/// come what contents want and where views are that have no constraints. Texts have the sizes that they were laid
/// out with, so that another engine needs to wrap none.
struct TreeEquations {
  /// The numbers of an item, in the coordinates of the root.
  private struct Numbers {
    let x, y, width, height: LinearExpression
  }

  private let root: LayoutView
  private let solver = Solver()
  private var variables: [Variable] = []
  private var nonNegative: [Variable] = []
  private var constraints: [LinearConstraint] = []
  /// Where the items have been laid out, in the order of the variables.
  private(set) var values: [Double] = []
  private var numbers: [ObjectIdentifier: Numbers] = [:]
  /// The first of the two constraints about each extent of a content.
  private var contents: [ObjectIdentifier: [LayoutAxis: Int]] = [:]
  /// The constants of the constraints about the edited text: for its other words and for its own.
  private(set) var textEdits: [[(constraint: Int, constant: Double)]] = []
  private(set) var problem: Problem

  /// - Parameters:
  ///   - root: A tree that has been laid out, at least if it has texts that wrap.
  ///   - edit: The text that is edited, and its other words.
  init(of root: LayoutView, edit: (label: LayoutLabel, text: String)? = nil) throws {
    self.root = root
    problem = Problem([], variables: [])
    let size = (try solver.makeParameter(0), try solver.makeParameter(0))
    variables = [size.0, size.1]
    values = [root.frame.size.width, root.frame.size.height]
    numbers[ObjectIdentifier(root)] = Numbers(
      x: LinearExpression(), y: LinearExpression(), width: LinearExpression(size.0),
      height: LinearExpression(size.1))
    var views = [(root, LayoutPoint(x: 0, y: 0))], place = 0
    while place < views.count {
      let (view, origin) = views[place]
      place += 1
      for guide in view.layoutGuides { add(guide, guide.layoutFrame, in: origin) }
      for child in view.subviews {
        let (own, outer) = (child.frame.origin, origin)
        views.append((child, add(child, child.frame, in: outer)))
        if child.translatesAutoresizingMaskIntoConstraints { pin(child, at: own, in: view) }
        addContent(of: child)
      }
    }
    for (view, _) in views { for constraint in view.constraints { try add(constraint) } }
    if let edit { noteEdit(edit.label, edit.text) }
    problem = Problem(constraints, variables: variables, nonNegative: nonNegative)
  }

  @discardableResult
  private mutating func add(_ item: HeadlessItem, _ frame: LayoutRect, in outer: LayoutPoint) -> LayoutPoint {
    let origin = LayoutPoint(x: outer.x + frame.origin.x, y: outer.y + frame.origin.y)
    let own = [
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(nonNegative: true),
      solver.makeVariable(nonNegative: true),
    ]
    variables += own
    nonNegative += own[2...]
    values += [origin.x, origin.y, frame.size.width, frame.size.height]
    numbers[ObjectIdentifier(item)] = Numbers(
      x: LinearExpression(own[0]), y: LinearExpression(own[1]), width: LinearExpression(own[2]),
      height: LinearExpression(own[3]))
    return origin
  }
}

// MARK: - Constraints

extension TreeEquations {
  private mutating func pin(_ view: LayoutView, at origin: LayoutPoint, in parent: LayoutView) {
    guard let own = numbers[ObjectIdentifier(view)], let outer = numbers[ObjectIdentifier(parent)] else {
      return
    }
    constraints += [
      own.x == outer.x + origin.x, own.y == outer.y + origin.y, own.width == view.frame.size.width,
      own.height == view.frame.size.height,
    ]
  }

  private mutating func addContent(of view: LayoutView) {
    guard let own = numbers[ObjectIdentifier(view)] else { return }
    let size = view.intrinsicContentSize
    for (axis, extent, length) in [
      (LayoutAxis.horizontal, own.width, size.width), (.vertical, own.height, size.height),
    ] where length >= 0 {
      contents[ObjectIdentifier(view), default: [:]][axis] = constraints.count
      constraints += [
        (extent >= length).strength(Self.strength(view.contentCompressionResistancePriority(for: axis))),
        (extent <= length).strength(Self.strength(view.contentHuggingPriority(for: axis))),
      ]
    }
  }

  private mutating func add(_ constraint: LayoutConstraint) throws {
    guard let item = constraint.firstItem else { return }
    let first = try expression(constraint.firstAttribute, of: item)
    var second = LinearExpression(constant: constraint.constant)
    if let other = constraint.secondItem {
      second = try constraint.multiplier * expression(constraint.secondAttribute, of: other) + second
    }
    let equation: LinearConstraint =
      switch constraint.relation {
      case .equal: first == second
      case .lessThanOrEqual: first <= second
      case .greaterThanOrEqual: first >= second
      }
    constraints.append(equation.strength(Self.strength(constraint.priority)))
  }

  private static func strength(_ priority: LayoutPriority) -> Strength {
    Strength(rawValue: Double(priority.rawValue))
  }

  private func numbers(of item: HeadlessItem) throws -> Numbers {
    if let own = numbers[ObjectIdentifier(item)] { return own }
    // The only guides that are not in the list of their view, and no screen has a safe area.
    guard let guide = item as? LayoutGuide, let owner = guide.owningView, guide === owner.margins,
      let outer = numbers[ObjectIdentifier(owner)]
    else { throw Check.Failure(description: "no equations for '\(item)'") }
    let margins = owner.layoutMargins
    return Numbers(
      x: outer.x + margins.leading, y: outer.y + margins.top,
      width: outer.width - (margins.leading + margins.trailing),
      height: outer.height - (margins.top + margins.bottom))
  }

  private func expression(_ attribute: LayoutAttribute, of item: HeadlessItem) throws -> LinearExpression {
    let own = try numbers(of: item), view = item as? LayoutView
    return switch attribute {
    case .left, .leading: own.x
    case .right, .trailing: own.x + own.width
    case .centerX: own.x + own.width / 2
    case .width: own.width
    case .top: own.y
    case .bottom: own.y + own.height
    case .centerY: own.y + own.height / 2
    case .height: own.height
    case .firstBaseline: own.y + (view?.firstBaselineOffsetFromTop ?? 0)
    case .lastBaseline: own.y + own.height - (view?.baselineOffsetFromBottom ?? 0)
    case .notAnAttribute: throw Check.Failure(description: "a constraint about nothing")
    }
  }
}

// MARK: - Texts

extension TreeEquations {
  /// Tries the other words of a text, and gives it its own again.
  private mutating func noteEdit(_ label: LayoutLabel, _ text: String) {
    guard let places = contents[ObjectIdentifier(label)] else { return }
    let own = label.text, sizes = [text, own].map { size(of: label, saying: $0) }
    textEdits = sizes.map { size in
      [LayoutAxis.horizontal, .vertical].flatMap { axis in
        let length = axis == .horizontal ? size.width : size.height
        return places[axis].map { [($0, -length), ($0 + 1, -length)] } ?? []
      }
    }
  }

  private func size(of label: LayoutLabel, saying text: String) -> LayoutSize {
    label.text = text
    if label.numberOfLines != 1 { root.layoutIfNeeded() }
    return label.intrinsicContentSize
  }
}

extension Tree {
  /// The equations of a screen and of the edit of its text, for an engine that knows no views.
  func subject(withEquationsFor count: Int) throws -> Subject {
    let size = size(count)
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
    let parts = fill(root, count: count, hasConflict: false)
    // Only texts that wrap have to be laid out first.
    if root.hasWrappingText { root.layoutIfNeeded() }
    return Subject(self, count, equations: try TreeEquations(of: root, edit: parts.edit))
  }
}

extension LayoutView {
  fileprivate var hasWrappingText: Bool {
    if let label = self as? LayoutLabel, label.numberOfLines != 1 { return true }
    return subviews.contains { $0.hasWrappingText }
  }
}
