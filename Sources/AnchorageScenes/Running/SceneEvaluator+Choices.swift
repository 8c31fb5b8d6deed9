import AnchorageHeadless

// The arguments that are cases of enumerations.

extension SceneEvaluator {
  func axis(_ expression: SceneExpression) throws(SceneFailure) -> LayoutAxis {
    try choice(expression, "an axis", [("horizontal", .horizontal), ("vertical", .vertical)])
  }

  func alignment(_ expression: SceneExpression) throws(SceneFailure) -> LayoutAlignment {
    let names = LayoutAlignment.allCases.map { ($0.attribute?.description ?? "fill", $0) }
    return try choice(expression, "an alignment", names)
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
    let location = expression.location
    // Numbers alone could be lengths or weights.
    switch expression.kind {
    case .number: throw SceneFailure(.wrongChoice("a sizing", example: "fixed(44)"), at: location)
    case .array:
      throw SceneFailure(.wrongChoice("a sizing", example: "proportional([1, 2])"), at: location)
    default: break
    }
    if case .call(let callee, let arguments) = expression.kind, case .implicitMember(let name) = callee.kind {
      switch name {
      case "fixed":
        let length = try argument(nil, arguments, of: name, form: "'.fixed(44)'", at: location)
        return .fixed(try number(length, for: name))
      case "proportional":
        let form = "'.proportional([1, 2])'"
        let weights = try argument(nil, arguments, of: name, form: form, at: location)
        guard case .array(let elements) = weights.kind else {
          throw SceneFailure(.wrongArguments(of: name, form: form), at: location)
        }
        return .proportional(try numbers(elements, for: name))
      default: throw unknownSizing(name, at: location)
      }
    }
    let names: [(String, LayoutSizing)] = [("equal", .equal), ("intrinsic", .intrinsic)]
    if case .implicitMember(let name) = expression.kind, !names.contains(where: { $0.0 == name }) {
      throw unknownSizing(name, at: location)
    }
    return try choice(expression, "a sizing", names)
  }

  func dimension(_ expression: SceneExpression) throws(SceneFailure) -> LayoutMatch {
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
      return .each(try numbers(elements, for: "spacing"))
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
        return .each(try numbers(elements, for: "spacing"))
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

  private func numbers(
    _ elements: [SceneExpression], for name: String
  ) throws(SceneFailure) -> [Double] {
    var numbers: [Double] = []
    for element in elements { numbers.append(try number(element, for: name)) }
    return numbers
  }

  private func unknownSizing(_ name: String, at location: SceneLocation) -> SceneFailure {
    let nearest = nearestWord(to: name, in: ["equal", "intrinsic", "fixed", "proportional"])
    let choices = ["equal", "intrinsic", "fixed(44)", "proportional([1, 2])"]
    return SceneFailure(
      .unknownCase(name, expected: "a sizing", nearest: nearest, choices: choices), at: location)
  }

  private func unknownSpacing(_ name: String, at location: SceneLocation) -> SceneFailure {
    let nearest = nearestWord(to: name, in: ["equal", "evenly", "each", "atLeast", "fixed"])
    let choices = ["equal", "evenly", "each([8, 12])", "atLeast(8)", "fixed(8)"]
    return SceneFailure(
      .unknownCase(name, expected: "a spacing", nearest: nearest, choices: choices), at: location)
  }
}
