import Anchorage

// The arguments that are cases of enumerations.

extension SceneEvaluator {
  func axis(_ expression: SceneExpression) throws(SceneFailure) -> LayoutAxis {
    try choice(expression, "an axis", [("horizontal", .horizontal), ("vertical", .vertical)])
  }

  func alignment(_ expression: SceneExpression) throws(SceneFailure) -> LayoutAlignment {
    try choice(expression, "an alignment", LayoutAlignment.allCases.map { ("\($0.attribute)", $0) })
  }

  func edge(_ expression: SceneExpression) throws(SceneFailure) -> LayoutEdges {
    try choice(
      expression, "an edge",
      [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
        ("horizontal", .horizontal), ("vertical", .vertical), ("all", .all),
      ])
  }

  func sizing(_ expression: SceneExpression) throws(SceneFailure) -> LayoutSizing {
    if case .call(let callee, let arguments) = expression.kind, case .implicitMember("fixed") = callee.kind {
      let length = try argument(nil, arguments, of: "fixed", form: "'.fixed(44)'", at: expression.location)
      return .fixed(try number(length, for: "fixed"))
    }
    return try choice(expression, "a sizing", [("equal", .equal), ("intrinsic", .intrinsic)])
  }

  func dimension(_ expression: SceneExpression) throws(SceneFailure) -> MatchedDimension {
    try choice(expression, "a dimension", [("width", .width), ("height", .height), ("size", .size)])
  }

  /// One edge, or an array of edges.
  func edges(_ expression: SceneExpression) throws(SceneFailure) -> LayoutEdges {
    guard case .array(let elements) = expression.kind else { return try edge(expression) }
    var edges: LayoutEdges = []
    for element in elements { edges.formUnion(try edge(element)) }
    return edges
  }

  /// The value of the argument `spacing`: a number, an array of numbers or a case.
  func spacing(_ expression: SceneExpression) throws(SceneFailure) -> LayoutSpacing {
    switch expression.kind {
    case .array(let elements):
      return .each(try numbers(elements))
    case .call(let callee, let arguments):
      guard case .implicitMember(let name) = callee.kind else { break }
      let location = expression.location
      switch name {
      case "fixed", "atLeast":
        let argument = try argument(nil, arguments, of: name, form: "'.\(name)(8)'", at: location)
        let length = try number(argument, for: name)
        return name == "fixed" ? .fixed(length) : .atLeast(length)
      case "each":
        let argument = try argument(nil, arguments, of: name, form: "'.each([8, 12])'", at: location)
        guard case .array(let elements) = argument.kind else {
          throw SceneFailure(.wrongArguments(of: name, form: "'.each([8, 12])'"), at: location)
        }
        return .each(try numbers(elements))
      default:
        throw unknownSpacing(name, at: location)
      }
    case .implicitMember("equal"): return .equal
    case .implicitMember("evenly"): return .evenly
    case .implicitMember(let name): throw unknownSpacing(name, at: expression.location)
    default: break
    }
    return .fixed(try number(expression, for: "spacing"))
  }

  private func numbers(_ elements: [SceneExpression]) throws(SceneFailure) -> [Double] {
    var numbers: [Double] = []
    for element in elements { numbers.append(try number(element, for: "spacing")) }
    return numbers
  }

  private func unknownSpacing(_ name: String, at location: SceneLocation) -> SceneFailure {
    let nearest = nearestWord(to: name, in: ["equal", "evenly", "each", "atLeast", "fixed"])
    let choices = ["equal", "evenly", "each([8, 12])", "atLeast(8)", "fixed(8)"]
    return SceneFailure(
      .unknownCase(name, expected: "a spacing", nearest: nearest, choices: choices), at: location)
  }
}
