import AnchorageHeadless

/// Runs a statement of a scene by calling the DSL, which gives it exactly the meaning that it has in Swift.
///
/// ``SceneValue`` stands in for Swift's type checker: operators and methods accept the kinds of values that
/// they accept in Swift, and any other use is a mistake with its location.
struct SceneEvaluator {
  private typealias List<Kind: LayoutKind> = SceneValue.List<Kind>

  /// The items by name.
  let items: [String: HeadlessItem]
  /// The names in the order of their declarations, for suggestions.
  let names: [String]
  /// The statement.
  let statement: SceneStatement

  /// Makes the constraints of a relation, sets a property or calls a method.
  func run() throws(SceneFailure) {
    let expression = statement.expression
    if case .binary(let target, .assignment, let value) = expression.kind {
      return try assign(value, to: target, at: expression.location)
    }
    if case .binary(let left, let operation, let right) = expression.kind, operation.isRelation {
      let (first, second) = (try value(left), try value(right))
      // The running batch of `SceneBuilder` collects the constraints.
      guard Self.relate(first, operation, second) else {
        throw SceneFailure(Self.reason(first, operation, second, in: [left, right]), at: expression.location)
      }
      return
    }
    if case .format(let format) = expression.kind { return try declare(format, at: expression.location) }
    let result = try value(expression)
    guard case .void = result else {
      throw SceneFailure(.nothingRelated(result.kindName), at: expression.start)
    }
  }

  /// The value of an expression.
  func value(_ expression: SceneExpression) throws(SceneFailure) -> SceneValue {
    switch expression.kind {
    case .number(let number): return try checked(number, at: expression.location)
    case .name(let name): return try item(name, at: expression.location)
    case .implicitMember(let name): return .priority(try priority(named: name, at: expression.location))
    case .array(let elements): return try array(elements, at: expression.location)
    case .member(let base, let name): return try property(name, of: value(base))
    case .call(let callee, let arguments): return try call(callee, arguments, at: expression.location)
    case .negation(let operand):
      let operand = try value(operand)
      guard let result = Self.negated(operand) else {
        throw SceneFailure(.noNegative(operand.kindName), at: expression.location)
      }
      return result
    case .format, .binary(_, .assignment, _): throw SceneFailure(.nestedRelation, at: expression.location)
    case .binary(_, let operation, _) where operation.isRelation:
      throw SceneFailure(.nestedRelation, at: expression.location)
    case .binary(let left, .priority, let right):
      return try prioritised(value(left), right, at: expression.location)
    case .binary(let left, let operation, let right):
      return try combined(value(left), operation, value(right), at: expression.location)
    }
  }

  /// Declares the constraints of a line in the visual format language.
  private func declare(_ format: String, at location: SceneLocation) throws(SceneFailure) {
    do throws(LayoutConstraint.FormatMistake) {
      try LayoutConstraint.constraints(visualFormat: format, views: items)
    } catch {
      // After the quotation mark. In a format with escaped characters, the mistake comes before the first of
      // these.
      let offset = location.offset + 1 + String(format.prefix(error.column - 1)).utf8.count
      throw SceneFailure(.format(error.message), at: SceneLocation(line: location.line, offset: offset))
    }
  }

  private func item(_ name: String, at location: SceneLocation) throws(SceneFailure) -> SceneValue {
    if name == "superview" { return .item(try superview(at: location)) }
    guard let item = items[name] else {
      throw SceneFailure(.unknownName(name, nearest: nearestWord(to: name, in: names)), at: location)
    }
    return .item(item)
  }

  /// The superview of the first item that the statement names.
  private func superview(at location: SceneLocation) throws(SceneFailure) -> LayoutView {
    guard let item = firstItem(in: statement.expression) else {
      throw SceneFailure(.superviewOfNone, at: location)
    }
    guard let view = (item as? LayoutView)?.superview ?? (item as? LayoutGuide)?.owningView else {
      throw SceneFailure(.noSuperview(item.name), at: location)
    }
    return view
  }

  private func firstItem(in expression: SceneExpression) -> HeadlessItem? {
    switch expression.kind {
    case .number, .implicitMember, .format: return nil
    case .name(let name): return items[name]
    case .member(let base, _): return firstItem(in: base)
    case .negation(let operand): return firstItem(in: operand)
    case .binary(let left, _, let right): return firstItem(in: left) ?? firstItem(in: right)
    case .array(let elements):
      for element in elements { if let item = firstItem(in: element) { return item } }
      return nil
    case .call(let callee, let arguments):
      if let item = firstItem(in: callee) { return item }
      for argument in arguments { if let item = firstItem(in: argument.value) { return item } }
      return nil
    }
  }

  /// Items, or anchors of one kind.
  private func array(
    _ elements: [SceneExpression], at location: SceneLocation
  ) throws(SceneFailure) -> SceneValue {
    guard let first = elements.first else { throw SceneFailure(.emptyArray, at: location) }
    let kind = try value(first)
    switch kind {
    case .x:
      return .xs(
        List(try members(elements, like: kind) { if case .x(let anchor) = $0 { anchor } else { nil } }))
    case .y:
      return .ys(
        List(try members(elements, like: kind) { if case .y(let anchor) = $0 { anchor } else { nil } }))
    case .dimension where !kind.isNumber:
      return .dimensions(
        List(
          try members(elements, like: kind) { if case .dimension(let anchor) = $0 { anchor } else { nil } }))
    default:
      return .items(try members(elements, like: kind) { if case .item(let item) = $0 { item } else { nil } })
    }
  }

  private func members<Member>(
    _ elements: [SceneExpression], like first: SceneValue, _ member: (SceneValue) -> Member?
  ) throws(SceneFailure) -> [Member] {
    var members: [Member] = []
    for element in elements {
      let value = try value(element)
      guard let found = member(value) else {
        if case .item = first { throw SceneFailure(.wrongElement(value.kindName), at: element.start) }
        let reason = SceneMistake.Reason.mixedArray(first.kindName, value.kindName)
        throw SceneFailure(members.isEmpty ? .wrongElement(value.kindName) : reason, at: element.start)
      }
      members.append(found)
    }
    return members
  }

  private func prioritised(
    _ value: SceneValue, _ priority: SceneExpression, at location: SceneLocation
  ) throws(SceneFailure) -> SceneValue {
    let priority = try self.priority(priority)
    switch value {
    case .number(let number): return .dimension(number ~ priority)
    case .layoutSize(let size): return .size(size ~ priority)
    case .x(let expression): return .x(expression ~ priority)
    case .y(let expression): return .y(expression ~ priority)
    case .dimension(let expression): return .dimension(expression ~ priority)
    case .edges(let edges): return .edges(edges ~ priority)
    case .size(let size): return .size(size ~ priority)
    case .point(let point): return .point(point ~ priority)
    case .xs(let list): return .xs(list ~ priority)
    case .ys(let list): return .ys(list ~ priority)
    case .dimensions(let list): return .dimensions(list ~ priority)
    case .range(let range) where range.priority == nil: return .range(range.bounds ~ priority)
    case .priority, .layoutPoint, .insets, .range, .item, .items, .void:
      throw SceneFailure(.wrongOperands(value.kindName, .priority, "a priority"), at: location)
    }
  }
}

// MARK: - Numbers and priorities

extension SceneEvaluator {
  /// A number as a value, if the solver accepts it.
  func checked(_ number: Double, at location: SceneLocation) throws(SceneFailure) -> SceneValue {
    guard number.isFinite else { throw SceneFailure(.notFinite, at: location) }
    guard number.magnitude <= SceneNumber.largest else {
      throw SceneFailure(.outOfRange(number), at: location)
    }
    return .number(number)
  }

  /// The value of an argument that must be a number.
  func number(_ expression: SceneExpression, for label: String) throws(SceneFailure) -> Double {
    if case .implicitMember = expression.kind {
      let found = "'\(expression)'"
      throw SceneFailure(.wrongArgument(label, expected: "a number", found: found), at: expression.location)
    }
    let value = try value(expression)
    guard case .number(let number) = value else {
      throw SceneFailure(
        .wrongArgument(label, expected: "a number", found: value.kindName), at: expression.start)
    }
    return number
  }

  /// The value of an expression that must be a priority or a number.
  func priority(_ expression: SceneExpression) throws(SceneFailure) -> LayoutPriority {
    if let name = expression.leftmostName, items[name.text] == nil,
      Self.priorities.contains(where: { $0.name == name.text })
    {
      throw SceneFailure(.unknownName(name.text, nearest: ".\(name.text)"), at: name.location)
    }
    let value = try value(expression)
    let priority: LayoutPriority
    switch value {
    case .priority(let named): priority = named
    case .number(let number): priority = LayoutPriority(Float(number))
    default: throw SceneFailure(.notAPriority(value.kindName), at: expression.start)
    }
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      throw SceneFailure(.priorityOutOfRange(Double(priority.rawValue)), at: expression.start)
    }
    return priority
  }

  private func priority(named name: String, at location: SceneLocation) throws(SceneFailure) -> LayoutPriority
  {
    if let priority = Self.priorities.first(where: { $0.name == name }) { return priority.value }
    let names = Self.priorities.map { $0.name }.filter { !Self.otherPriorities.contains($0) }
    let nearest = nearestWord(to: name, in: names)
    throw SceneFailure(
      .unknownCase(name, expected: "a priority", nearest: nearest, choices: names), at: location)
  }

  private static let priorities: [(name: String, value: LayoutPriority)] = [
    ("required", .required), ("high", .high), ("medium", .medium), ("low", .low),
    ("fittingSize", .fittingSize),
    ("dragThatCanResizeWindow", .dragThatCanResizeWindow), ("windowSizeStayPut", .windowSizeStayPut),
    ("dragThatCannotResizeWindow", .dragThatCannotResizeWindow),
    ("defaultHigh", .high), ("defaultLow", .low), ("fittingSizeLevel", .fittingSize),
    ("fittingSizeCompression", .fittingSize),
  ]
  /// UIKit's and AppKit's names, which mean the same and are not suggested.
  private static let otherPriorities = [
    "defaultHigh", "defaultLow", "fittingSizeLevel", "fittingSizeCompression",
  ]
}
