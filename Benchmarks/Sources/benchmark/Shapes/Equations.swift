import Cassowary

/// The equations of a shape along one axis, as they are collected.
struct Equations {
  /// A view along one axis.
  struct Item {
    let start, length: Variable

    var end: LinearExpression { start + length }
  }

  /// How long the content of a label is, and the first of the two constraints that say so.
  struct Content {
    let constraint: Int
    let length: Double
  }

  /// Makes the handles; it is never asked to solve.
  private let solver = Solver()
  /// The length of the root, which a resize changes.
  let root: Variable
  private(set) var variables: [Variable]
  private(set) var nonNegative: [Variable] = []
  private(set) var constraints: [LinearConstraint] = []
  private(set) var items: [Item] = []
  private(set) var contents: [Content] = []
  private var random = SplitMix64(seed: 42)

  init() throws {
    root = try solver.makeParameter(0)
    variables = [root, try solver.makeParameter(0)]
  }

  mutating func makeVariable(nonNegative isNonNegative: Bool = false) -> Variable {
    let variable = solver.makeVariable(nonNegative: isNonNegative)
    variables.append(variable)
    if isNonNegative { nonNegative.append(variable) }
    return variable
  }

  mutating func add(_ constraint: LinearConstraint, _ strength: Strength = .required) {
    constraints.append(constraint.strength(strength))
  }

  mutating func makeItem() -> Item {
    let item = Item(start: makeVariable(), length: makeVariable(nonNegative: true))
    items.append(item)
    return item
  }

  /// An item that would like to be as long as its content: 16 to 160, the same numbers in every process.
  ///
  /// - Parameters:
  ///   - content: The length of the content; `nil` for one by chance.
  ///   - resistance: How strongly it refuses to be shorter.
  ///   - hugging: How strongly it refuses to be longer.
  mutating func makeLabel(_ content: Double? = nil, resistance: Strength = 750, hugging: Strength = 250)
    -> Item
  {
    let item = makeItem(), content = content ?? Double(8 * random.int(2...20))
    contents.append(Content(constraint: constraints.count, length: content))
    add(item.length >= content, resistance)
    add(item.length <= content, hugging)
    return item
  }

  /// Puts an item behind another one, or at the start of the root.
  mutating func chain(_ item: Item, after previous: Item?, gap: Double = 8) {
    add(previous.map { item.start == $0.end + gap } ?? (item.start == gap))
  }

  /// One of the numbers, by chance, but the same in every process.
  mutating func pick(_ numbers: [Double]) -> Double { random.pick(numbers) }

  /// The constants of the two constraints about the content of a label in the middle: when it is 24 longer, and as
  /// it is. Empty without labels.
  var textEdits: [[(constraint: Int, constant: Double)]] {
    if contents.isEmpty { return [] }
    let content = contents[contents.count / 2]
    return [content.length + 24, content.length].map { length in
      [(content.constraint, -length), (content.constraint + 1, -length)]
    }
  }

  /// Two required constraints that cannot both hold, about an item in the middle.
  mutating func addConflict() {
    let length = items.isEmpty ? variables[variables.count / 2] : items[items.count / 2].length
    add(length >= 41)
    add(length <= 39)
  }
}
