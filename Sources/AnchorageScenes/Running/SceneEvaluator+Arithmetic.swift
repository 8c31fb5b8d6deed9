import AnchorageHeadless

extension SceneEvaluator {
  private typealias Expression<Kind: LayoutKind> = SceneValue.Expression<Kind>
  private typealias List<Kind: LayoutKind> = SceneValue.List<Kind>

  /// The result of an arithmetic operator or `...`, for the operands that Swift allows.
  func combined(
    _ left: SceneValue, _ operation: SceneOperator, _ right: SceneValue, at location: SceneLocation
  ) throws(SceneFailure) -> SceneValue {
    if operation == .divided, case .number(0) = right { throw SceneFailure(.divisionByZero, at: location) }
    if operation == .range { return try range(left, right, at: location) }
    if case .number(let a) = left, case .number(let b) = right {
      return try checked(Self.number(a, operation, b), at: location)
    }
    if operation == .divided {
      if case .number = left { throw SceneFailure(.divisionBy(right.kindName), at: location) }
    }
    let result =
      switch operation {
      case .plus: Self.sum(left, right)
      case .minus: Self.difference(left, right)
      case .times: Self.product(left, right)
      case .divided: Self.quotient(left, right)
      default: SceneValue?.none
      }
    guard let result else {
      if case .edges = left, case .number(let distance) = right, operation == .plus || operation == .minus {
        throw SceneFailure(.movedEdges(operation, distance), at: location)
      }
      throw SceneFailure(.wrongOperands(left.kindName, operation, right.kindName), at: location)
    }
    return result
  }

  private func range(
    _ left: SceneValue, _ right: SceneValue, at location: SceneLocation
  ) throws(SceneFailure) -> SceneValue {
    guard case .number(let lower) = left, case .number(let upper) = right else {
      throw SceneFailure(.wrongOperands(left.kindName, .range, right.kindName), at: location)
    }
    // Swift traps here.
    guard lower <= upper else { throw SceneFailure(.reversedRange(lower, upper), at: location) }
    return .range(_LayoutRange(lower...upper))
  }

  private static func number(_ a: Double, _ operation: SceneOperator, _ b: Double) -> Double {
    switch operation {
    case .plus: a + b
    case .minus: a - b
    case .times: a * b
    default: a / b
    }
  }

  /// The negated value, or `nil` if values of its kind cannot be negated.
  static func negated(_ value: SceneValue) -> SceneValue? {
    switch value {
    case .number(let number): .number(-number)
    case .x(let expression): .x(-expression)
    case .y(let expression): .y(-expression)
    case .dimension(let expression): .dimension(-expression)
    default: nil
    }
  }

  private static func sum(_ left: SceneValue, _ right: SceneValue) -> SceneValue? {
    switch (left, right) {
    case (.x(let a), .number(let b)), (.number(let b), .x(let a)): .x(a + b)
    case (.y(let a), .number(let b)), (.number(let b), .y(let a)): .y(a + b)
    case (.dimension(let a), .number(let b)), (.number(let b), .dimension(let a)): .dimension(a + b)
    case (.x(let a), .dimension(let b)): .x(a + b)
    case (.dimension(let a), .x(let b)): .x(a + b)
    case (.y(let a), .dimension(let b)): .y(a + b)
    case (.dimension(let a), .y(let b)): .y(a + b)
    case (.dimension(let a), .dimension(let b)): .dimension(a + b)
    case (.priority(let a), .number(let b)): .priority(a + Float(b))
    case (.size(let a), .number(let b)): .size(a + b)
    case (.size(let a), .layoutSize(let b)): .size(a + b)
    case (.point(let a), .layoutPoint(let b)): .point(a + b)
    case (.xs(let a), .number(let b)): .xs(a + b)
    case (.ys(let a), .number(let b)): .ys(a + b)
    case (.dimensions(let a), .number(let b)): .dimensions(a + b)
    default: nil
    }
  }

  private static func difference(_ left: SceneValue, _ right: SceneValue) -> SceneValue? {
    switch (left, right) {
    case (.x(let a), .number(let b)): .x(a - b)
    case (.y(let a), .number(let b)): .y(a - b)
    case (.dimension(let a), .number(let b)): .dimension(a - b)
    case (.number(let a), .x(let b)): .x(a - b)
    case (.number(let a), .y(let b)): .y(a - b)
    case (.number(let a), .dimension(let b)): .dimension(a - b)
    case (.x(let a), .x(let b)): .dimension(a - b)
    case (.y(let a), .y(let b)): .dimension(a - b)
    case (.x(let a), .dimension(let b)): .x(a - b)
    case (.y(let a), .dimension(let b)): .y(a - b)
    case (.dimension(let a), .dimension(let b)): .dimension(a - b)
    case (.priority(let a), .number(let b)): .priority(a - Float(b))
    case (.size(let a), .number(let b)): .size(a - b)
    case (.size(let a), .layoutSize(let b)): .size(a - b)
    case (.point(let a), .layoutPoint(let b)): .point(a - b)
    case (.xs(let a), .number(let b)): .xs(a - b)
    case (.ys(let a), .number(let b)): .ys(a - b)
    case (.dimensions(let a), .number(let b)): .dimensions(a - b)
    default: nil
    }
  }

  private static func product(_ left: SceneValue, _ right: SceneValue) -> SceneValue? {
    switch (left, right) {
    case (.x(let a), .number(let b)), (.number(let b), .x(let a)): .x(a * b)
    case (.y(let a), .number(let b)), (.number(let b), .y(let a)): .y(a * b)
    case (.dimension(let a), .number(let b)), (.number(let b), .dimension(let a)): .dimension(a * b)
    case (.size(let a), .number(let b)), (.number(let b), .size(let a)): .size(a * b)
    case (.xs(let a), .number(let b)), (.number(let b), .xs(let a)): .xs(a * b)
    case (.ys(let a), .number(let b)), (.number(let b), .ys(let a)): .ys(a * b)
    case (.dimensions(let a), .number(let b)), (.number(let b), .dimensions(let a)): .dimensions(a * b)
    default: nil
    }
  }

  private static func quotient(_ left: SceneValue, _ right: SceneValue) -> SceneValue? {
    switch (left, right) {
    case (.x(let a), .number(let b)): .x(a / b)
    case (.y(let a), .number(let b)): .y(a / b)
    case (.dimension(let a), .number(let b)): .dimension(a / b)
    case (.size(let a), .number(let b)): .size(a / b)
    case (.xs(let a), .number(let b)): .xs(a / b)
    case (.ys(let a), .number(let b)): .ys(a / b)
    case (.dimensions(let a), .number(let b)): .dimensions(a / b)
    default: nil
    }
  }
}
