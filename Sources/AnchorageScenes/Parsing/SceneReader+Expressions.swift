extension SceneReader {
  /// Reads a line of the DSL to its end.
  mutating func statement() throws(SceneFailure) -> SceneStatement {
    try checkFirstWord()
    if token.kind == .text {
      let location = location
      let format = SceneExpression(.format(try quotedText()), at: location)
      try expectEnd()
      return SceneStatement(format, identifier: identifier)
    }
    var expression = try expression()
    if token.kind == .binary(.assignment) {
      let location = location
      try advance()
      if token.kind == .text { throw SceneFailure(.assignedText, at: location) }
      expression = SceneExpression(.binary(expression, .assignment, try self.expression()), at: location)
    }
    try expectEnd()
    return SceneStatement(expression, identifier: identifier)
  }

  /// Reads an expression, which may be a relation.
  mutating func expression() throws(SceneFailure) -> SceneExpression {
    let left = try prioritised()
    guard case .binary(let relation) = token.kind, relation.isRelation else { return left }
    let location = location
    try advance()
    let right = try prioritised()
    if case .binary(let other) = token.kind, other.isRelation { throw failure(.chainedRelation(other)) }
    return SceneExpression(.binary(left, relation, right), at: location)
  }

  private mutating func prioritised() throws(SceneFailure) -> SceneExpression {
    let left = try ranged()
    guard token.kind == .binary(.priority) else { return left }
    let location = location
    try advance()
    let right = try ranged()
    if token.kind == .binary(.priority) { throw failure(.chainedPriority) }
    return SceneExpression(.binary(left, .priority, right), at: location)
  }

  private mutating func ranged() throws(SceneFailure) -> SceneExpression {
    let left = try chain(above: .range)
    guard token.kind == .binary(.range) else { return left }
    let location = location
    try advance()
    let right = try chain(above: .range)
    if token.kind == .binary(.range) { throw failure(.chainedRange) }
    return SceneExpression(.binary(left, .range, right), at: location)
  }

  /// Reads operands joined by operators that bind tighter than the given one, from left to right.
  private mutating func chain(above lower: SceneOperator) throws(SceneFailure) -> SceneExpression {
    var left = lower == .plus ? try prefixed() : try chain(above: .plus)
    while case .binary(let operation) = token.kind, operation.precedence == lower.precedence + 1 {
      let location = location
      try count()
      try advance()
      let right = lower == .plus ? try prefixed() : try chain(above: .plus)
      left = SceneExpression(.binary(left, operation, right), at: location)
    }
    return left
  }

  private mutating func prefixed() throws(SceneFailure) -> SceneExpression {
    let location = location
    if let number = try takeNumber() {
      return try attached(to: SceneExpression(.number(number), at: location))
    }
    guard try take(.binary(.minus)) else { return try attached(to: primary()) }
    try count()
    let operand = try attached(to: primary())
    // A negative number has one form, so printed text reads as the same expression.
    if case .number(let number) = operand.kind { return SceneExpression(.number(-number), at: location) }
    return SceneExpression(.negation(operand), at: location)
  }

  /// Reads the properties and arguments after an expression.
  private mutating func attached(to base: SceneExpression) throws(SceneFailure) -> SceneExpression {
    var expression = base
    while true {
      let location = location
      if try take(.dot) {
        try count()
        let name = try expectName("a name after '.'")
        expression = SceneExpression(.member(expression, name), at: name.location)
      } else if token.kind == .leftParenthesis {
        try count()
        let arguments = try arguments()
        expression = SceneExpression(
          .call(expression, arguments), at: isNamed(expression) ? expression.location : location)
      } else {
        return expression
      }
    }
  }

  private func isNamed(_ expression: SceneExpression) -> Bool {
    switch expression.kind {
    case .name, .member, .implicitMember: true
    default: false
    }
  }

  private mutating func primary() throws(SceneFailure) -> SceneExpression {
    let location = location
    switch token.kind {
    case .name:
      let name = try expectName("a name")
      return SceneExpression(.name(name.text), at: location)
    case .number:
      return SceneExpression(.number(try number()), at: location)
    case .dot:
      try advance()
      if token.kind == .number { throw SceneFailure(.wrongNumber(".\(text)"), at: location) }
      return SceneExpression(.implicitMember(try expectName("a name after '.'").text), at: location)
    case .leftBracket:
      return SceneExpression(.array(try elements()), at: location)
    case .leftParenthesis:
      try enter()
      let inner = try expression()
      if token.kind == .comma { throw SceneFailure(pair(beginningWith: inner), at: location) }
      try leave(.rightParenthesis, "')'")
      return inner
    default:
      throw failure(.expected("an expression", found: found))
    }
  }

  /// The mistake of `(40, 50)`, which Swift reads as a tuple, not as a size or a point.
  private func pair(beginningWith first: SceneExpression) -> SceneMistake.Reason {
    var ahead = self
    guard case .number(let width) = first.kind, (try? ahead.take(.comma)) == true,
      let height = try? ahead.takeNumber()
    else { return .pair(40, 50) }
    return .pair(width, height)
  }

  private mutating func elements() throws(SceneFailure) -> [SceneExpression] {
    try enter()
    var elements: [SceneExpression] = []
    let before = operations
    var deepest = operations
    while token.kind != .rightBracket {
      operations = before
      guard elements.count < Self.elementLimit else { throw failure(.tooManyElements(Self.elementLimit)) }
      elements.append(try expression())
      deepest = Swift.max(deepest, operations)
      guard try take(.comma) else { break }
    }
    operations = deepest
    try leave(.rightBracket, "',' or ']'")
    return elements
  }

  private mutating func arguments() throws(SceneFailure) -> [SceneArgument] {
    try enter()
    var arguments: [SceneArgument] = []
    while token.kind != .rightParenthesis {
      var label: SceneName?
      if token.kind == .name, following == .colon {
        label = try expectName("a label")
        try advance()
      }
      arguments.append(SceneArgument(label: label, value: try expression()))
      guard try take(.comma) else { break }
    }
    try leave(.rightParenthesis, "',' or ')'")
    return arguments
  }

  /// Reads an opening parenthesis or bracket.
  private mutating func enter() throws(SceneFailure) {
    depth += 1
    guard depth <= Self.depthLimit else { throw failure(.tooDeep(Self.depthLimit)) }
    try advance()
  }

  private mutating func leave(_ kind: SceneToken.Kind, _ words: String) throws(SceneFailure) {
    try expect(kind, words)
    depth -= 1
  }

  /// Counts an operator, a property or a call. Arrays can be long, so only the element with the most of them
  /// counts.
  private mutating func count() throws(SceneFailure) {
    operations += 1
    guard operations <= Self.operationLimit else { throw failure(.tooLong(Self.operationLimit)) }
  }
}
