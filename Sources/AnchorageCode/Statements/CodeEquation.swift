import Anchorage
import AnchorageHeadless

/// A constraint as code says it: between views and guides that have names.
@_spi(Printing) public struct CodeEquation: Hashable {
  /// An attribute of a view or guide.
  public struct Anchor: Hashable {
    /// The view or guide.
    public var item: CodeItem
    /// Its attribute.
    public var attribute: LayoutAttribute

    /// Names an attribute of an item.
    public init(item: CodeItem, attribute: LayoutAttribute) {
      (self.item, self.attribute) = (item, attribute)
    }
  }

  /// The anchor that the equation is about.
  public var first: Anchor
  /// How the sides compare.
  public var relation: LayoutRelation
  /// `nil` for a length and a number.
  public var second: Anchor?
  /// The factor of the second anchor.
  public var multiplier: Double
  /// The multiplier as the file has it: `16:9`.
  public var writtenMultiplier: String?
  /// The number that is added to the second anchor.
  public var constant: Double
  /// How important the constraint is.
  public var priority: LayoutPriority
  /// The identifier of the constraint; `nil` without one.
  public var identifier: String?
  /// The name of the outlet of the constraint.
  public var property: String?
  /// Whether the constant is the standard space, for which the file has no number.
  public var isStandardSpace: Bool
  /// The statement of a sum of more than two anchors, which is never part of a composite.
  public var sum: String?
  /// The place of the constraint in the tree, which tells it from others.
  public var id = 0

  /// Relates an anchor to another, or to a number.
  public init(
    first: Anchor, relation: LayoutRelation, second: Anchor? = nil, multiplier: Double = 1,
    writtenMultiplier: String? = nil, constant: Double, priority: LayoutPriority = .required,
    identifier: String? = nil, property: String? = nil, isStandardSpace: Bool = false
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.writtenMultiplier) = (multiplier, writtenMultiplier)
    (self.constant, self.priority, self.identifier) = (constant, priority, identifier)
    (self.property, self.isStandardSpace) = (property, isStandardSpace)
  }
}

@_spi(Printing) extension CodeEquation {
  /// Whether the equation can become a part of a composite, which has no name for its parts.
  public var isNameless: Bool { identifier == nil && property == nil && sum == nil }

  /// Whether the equation is nameless, and about a distance or an equality of lengths.
  var isPlain: Bool { isNameless && multiplier == 1 }

  /// The same equation with its sides exchanged; unchanged if its multiplier is not 1, which would have to be rounded.
  public func flipped() -> CodeEquation {
    guard multiplier == 1, let second else { return self }
    var result = self
    (result.first, result.second) = (second, first)
    result.relation = relation.turned
    result.constant = constant == 0 ? 0 : -constant
    return result
  }
}

extension LayoutRelation {
  /// The relation that holds between exchanged sides.
  var turned: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The operator of the DSL.
  var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// A view or a guide of a view in code.
@_spi(Printing) public struct CodeItem: Hashable {
  /// The guides that code can name.
  public enum Area: String, Hashable {
    case margins
    case safeArea
    case readableContent
    case keyboard
    case contentLayoutGuide
    case frameLayoutGuide
  }

  /// The identifier of the view, or of a guide that was added to a view.
  public let view: String
  /// The guide that the view makes; `nil` for the view itself.
  public let area: Area?

  /// Names a view, or a guide that it makes.
  public init(_ view: String, _ area: Area? = nil) {
    self.view = view
    self.area = area
  }
}

/// A statement of the DSL, and the constraints that it makes.
@_spi(Printing) public struct CodeStatement {
  /// The items on the left, in an array if there are several.
  public var subjects: [CodeItem]
  /// Whether the left is an array even for one subject.
  var isList = false
  /// The property of the subjects: `edges.excluding(.bottom)`; or a call: `match(.width)`.
  public var property: String
  /// The operator and what is behind it, with the priority: `== root.top + 8 ~ .high`; empty for a call.
  var rest: String
  /// The equations that the statement says.
  public var equations: [CodeEquation]

  /// The text on one line.
  public func text(_ language: CodeLanguage) -> String {
    if let sum = equations.first?.sum { return sum }
    let left =
      subjects.count == 1 && !isList
      ? language.property(property, of: subjects[0])
      : "[" + subjects.map(language.name).joined(separator: ", ") + "].\(property)"
    return rest.isEmpty ? left : "\(left) \(rest)"
  }
}

@_spi(Printing) extension CodeStatement {
  /// The numbers that the file leaves to the system, each once.
  public var standardSpaces: [Double] {
    Set(equations.filter { $0.isStandardSpace }.map { abs($0.constant) }).sorted()
  }

  /// An equation as a statement of its own.
  init(_ equation: CodeEquation, _ language: CodeLanguage) {
    self.init(
      subjects: [equation.first.item], property: equation.first.attribute.description,
      rest: equation.relation.sign + " " + CodeStatement.target(of: equation, language)
        + CodeLanguage.priority(equation.priority), equations: [equation])
  }

  /// The right side of an equation: `root.trailing - 16`, `44`.
  private static func target(of equation: CodeEquation, _ language: CodeLanguage) -> String {
    guard let second = equation.second else { return CodeLanguage.number(equation.constant) }
    return language.property(second.attribute.description, of: second.item)
      + CodeLanguage.factor(equation.multiplier, written: equation.writtenMultiplier)
      + CodeLanguage.added(equation.constant)
  }

  /// Whether the statement leaves its first subject where it was: `[a, b].align(.top)` moves `b`.
  public var keepsFirst: Bool { property.hasPrefix("align(") || property.hasPrefix("match(") }
}
