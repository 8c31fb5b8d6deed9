import AnchorageHeadless

extension SceneEvaluator {
  /// A parameter of a method: its label, and whether its argument can be omitted.
  struct Parameter {
    let label: String?
    let isOptional: Bool

    init(_ label: String?, optional: Bool = false) {
      self.label = label
      isOptional = optional
    }
  }

  /// The methods of a value.
  static func methods(of value: SceneValue) -> [String] {
    switch value {
    case .item(let item):
      ["pinToSuperview"] + (item is LayoutView ? priorityMethods : [])
    case .items: ["pinToSuperview"] + priorityMethods + arrayMethods
    case .edges: edgeMethods
    case .point: ["offset"]
    default: []
    }
  }

  static let priorityMethods = [
    "setContentHuggingPriority", "setContentCompressionResistancePriority",
  ]
  /// The methods of edges.
  static let edgeMethods = ["inset", "outset", "offset", "excluding"]
  /// The methods that only arrays have.
  static let arrayMethods = ["align", "distribute", "match", "grid", "center"]

  /// Calls a method, or makes a value such as `LayoutSize(width: 10, height: 20)`.
  func call(
    _ callee: SceneExpression, _ arguments: [SceneArgument], at location: SceneLocation
  ) throws(SceneFailure) -> SceneValue {
    switch callee.kind {
    case .name(let name):
      if let value = try made(name, arguments, at: location) { return value }
      if items[name] != nil { throw SceneFailure(.notCallable("'\(name)'"), at: location) }
      let types = ["LayoutSize", "LayoutPoint", "LayoutInsets", "LayoutPriority"]
      let nearest = Self.renamedTypes[name] ?? nearestWord(to: name, in: types)
      throw SceneFailure(.unknownName(name, nearest: nearest), at: location)
    case .member(let base, let name):
      let value = try value(base)
      guard Self.methods(of: value).contains(name.text) else {
        if case .item = value, Self.arrayMethods.contains(name.text) {
          throw SceneFailure(.arrayMethod(name.text, of: value.kindName), at: name.location)
        }
        if case .item = value, Self.declaringMethods.contains(name.text) {
          throw SceneFailure(.declarationMethod(name.text, of: value.kindName), at: name.location)
        }
        if case .item = value, Self.layoutMethods.contains(name.text) {
          throw SceneFailure(.layoutMethod(name.text, of: value.kindName), at: name.location)
        }
        let nearest = nearestWord(to: name.text, in: Self.methods(of: value))
        throw SceneFailure(.unknownMethod(name.text, of: value.kindName, nearest: nearest), at: name.location)
      }
      return try call(name.text, of: value, arguments, at: location)
    default:
      throw SceneFailure(.notCallable(try value(callee).kindName), at: location)
    }
  }

  private func made(
    _ type: String, _ arguments: [SceneArgument], at location: SceneLocation
  ) throws(SceneFailure) -> SceneValue? {
    func numbers(_ labels: [String]) throws(SceneFailure) -> [Double] {
      let form = "'\(type)(\(labels.map { "\($0): 8" }.joined(separator: ", ")))'"
      let values = try matched(
        arguments, with: labels.map { Parameter($0, optional: true) }, of: type, form: form, at: location)
      var numbers: [Double] = []
      for (label, value) in zip(labels, values) {
        if let value { numbers.append(try number(value, for: label)) } else { numbers.append(0) }
      }
      return numbers
    }
    switch type {
    case "LayoutSize":
      let numbers = try numbers(["width", "height"])
      return .layoutSize(LayoutSize(width: numbers[0], height: numbers[1]))
    case "LayoutPoint":
      let numbers = try numbers(["x", "y"])
      return .layoutPoint(LayoutPoint(x: numbers[0], y: numbers[1]))
    case "LayoutInsets":
      if arguments.count == 1, arguments[0].label == nil {
        return .insets(LayoutInsets(try number(arguments[0].value, for: type)))
      }
      if let label = arguments.first?.label?.text, label == "horizontal" || label == "vertical" {
        let numbers = try numbers(["horizontal", "vertical"])
        return .insets(LayoutInsets(horizontal: numbers[0], vertical: numbers[1]))
      }
      let numbers = try numbers(["top", "leading", "bottom", "trailing"])
      return .insets(
        LayoutInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
    case "LayoutPriority":
      return .priority(
        try priority(argument(nil, arguments, of: type, form: "'LayoutPriority(999)'", at: location)))
    default: return nil
    }
  }

  private func call(
    _ method: String, of value: SceneValue, _ arguments: [SceneArgument], at location: SceneLocation
  ) throws(SceneFailure) -> SceneValue {
    switch (value, method) {
    case (.items(let items), "distribute"): try distribute(items, arguments, at: location)
    case (.items(let items), "grid"): try grid(items, arguments, at: location)
    case (.items(let items), "center"): try center(items, arguments, at: location)
    case (.items(let items), "match"):
      items.match(try dimension(argument(nil, arguments, of: method, form: "'match(.width)'", at: location)))
    case (.items(let items), "align"):
      items.align(
        try alignment(argument(nil, arguments, of: method, form: "'align(.centerY)'", at: location)))
    case (.items(let items), "pinToSuperview"): try pin(items, arguments, at: location)
    case (.item(let item), "pinToSuperview"): try pin([item], arguments, at: location)
    case (.items(let items), _): try setPriority(method, of: items, arguments, at: location)
    case (.item(let item), _): try setPriority(method, of: [item], arguments, at: location)
    case (.edges(let edges), "inset"), (.edges(let edges), "outset"):
      let insets = try insets(method, arguments, at: location)
      return .edges(method == "inset" ? edges.inset(by: insets) : edges.outset(by: insets))
    case (.edges(let edges), "offset"):
      let offset = try offset(arguments, at: location)
      return .edges(edges.offset(x: offset.x, y: offset.y))
    case (.point(let point), _):
      let offset = try offset(arguments, at: location)
      return .point(point.offset(x: offset.x, y: offset.y))
    case (.edges(let edges), _): return .edges(edges.excluding(try excluded(arguments, at: location)))
    default: break
    }
    return .void
  }
}

// MARK: - Methods

extension SceneEvaluator {
  private func insets(
    _ method: String, _ arguments: [SceneArgument], at location: SceneLocation
  ) throws(SceneFailure) -> LayoutInsets {
    var form = "'\(method)(by: 16)'"
    if method == "inset" {
      if let label = arguments.first?.label?.text, label == "horizontal" || label == "vertical" {
        let parameters = [Parameter("horizontal", optional: true), Parameter("vertical", optional: true)]
        let values = try matched(
          arguments, with: parameters, of: method, form: "'inset(horizontal: 16, vertical: 8)'", at: location)
        let horizontal = try values[0].map { (value) throws(SceneFailure) in
          try number(value, for: "horizontal")
        }
        let vertical = try values[1].map { (value) throws(SceneFailure) in try number(value, for: "vertical")
        }
        return LayoutInsets(horizontal: horizontal ?? 0, vertical: vertical ?? 0)
      }
      // As many numbers as were written, and these.
      let numbers = arguments.compactMap {
        if case .number(let number) = $0.value.kind { number } else { nil }
      }
      if arguments.count == 2, numbers.count == 2 {
        let isY = arguments[0].label?.text == "y"
        form =
          "'inset(horizontal: \(numbers[isY ? 1 : 0].sceneText), vertical: \(numbers[isY ? 0 : 1].sceneText))'"
      }
    }
    let argument = try argument("by", arguments, of: method, form: form, at: location)
    let value = try value(argument)
    switch value {
    case .number(let distance): return LayoutInsets(distance)
    case .insets(let insets): return insets
    default:
      let expected = "a number or LayoutInsets"
      throw SceneFailure(.wrongArgument("by", expected: expected, found: value.kindName), at: argument.start)
    }
  }

  private func offset(_ arguments: [SceneArgument], at location: SceneLocation) throws(SceneFailure)
    -> LayoutPoint
  {
    let parameters = [Parameter("x", optional: true), Parameter("y", optional: true)]
    let values = try matched(
      arguments, with: parameters, of: "offset", form: "'offset(x: 8, y: 8)'", at: location)
    var offset = LayoutPoint.zero
    if let x = values[0] { offset.x = try number(x, for: "x") }
    if let y = values[1] { offset.y = try number(y, for: "y") }
    return offset
  }

  private func excluded(_ arguments: [SceneArgument], at location: SceneLocation) throws(SceneFailure)
    -> LayoutEdges
  {
    guard !arguments.isEmpty, arguments.allSatisfy({ $0.label == nil }) else {
      throw SceneFailure(.wrongArguments(of: "excluding", form: "'excluding(.bottom)'"), at: location)
    }
    var edges: LayoutEdges = []
    for argument in arguments { edges.formUnion(try self.edges(argument.value)) }
    return edges
  }
}

// MARK: - Arguments

extension SceneEvaluator {
  /// The only argument of a method.
  func argument(
    _ label: String?, _ arguments: [SceneArgument], of method: String, form: String,
    at location: SceneLocation
  ) throws(SceneFailure) -> SceneExpression {
    guard arguments.count == 1, arguments[0].label?.text == label else {
      throw SceneFailure(.wrongArguments(of: method, form: form), at: location)
    }
    return arguments[0].value
  }

  /// The arguments by parameter, in the order that Swift requires; `nil` for an omitted argument.
  func matched(
    _ arguments: [SceneArgument], with parameters: [Parameter], of method: String, form: String,
    at location: SceneLocation
  ) throws(SceneFailure) -> [SceneExpression?] {
    var values: [SceneExpression?] = []
    var rest = arguments[...]
    for parameter in parameters {
      if let next = rest.first, next.label?.text == parameter.label {
        values.append(next.value)
        rest = rest.dropFirst()
      } else if parameter.isOptional {
        values.append(nil)
      } else {
        if let label = rest.first?.label { try checkSpelling(of: label, parameters, method) }
        throw SceneFailure(.wrongArguments(of: method, form: form), at: location)
      }
    }
    if let label = rest.first?.label { try checkSpelling(of: label, parameters, method) }
    if let extra = rest.first {
      let location = extra.label?.location ?? extra.value.start
      // Swift fixes the order, too.
      if let label = extra.label?.text, let place = parameters.firstIndex(where: { $0.label == label }),
        values[place] == nil,
        let later = parameters.indices.first(where: { $0 > place && values[$0] != nil }).flatMap({
          parameters[$0].label
        })
      {
        throw SceneFailure(.argumentOrder(label, before: later), at: location)
      }
      throw SceneFailure(.wrongArguments(of: method, form: form), at: location)
    }
    return values
  }

  /// Refuses a label that is probably a misspelt label of a parameter.
  private func checkSpelling(of label: SceneName, _ parameters: [Parameter], _ method: String)
    throws(SceneFailure)
  {
    let labels = parameters.compactMap { $0.label }
    if labels.contains(label.text) { return }
    guard let nearest = nearestWord(to: label.text, in: labels) else { return }
    throw SceneFailure(.unknownLabel(label.text, of: method, nearest: nearest), at: label.location)
  }

  /// The value of a case, which is written as an implicit member.
  func choice<Value>(
    _ expression: SceneExpression, _ expected: String, _ cases: [(String, Value)]
  ) throws(SceneFailure) -> Value {
    guard case .implicitMember(let name) = expression.kind else {
      var example = cases[0].0
      if case .name(let name) = expression.kind, cases.contains(where: { $0.0 == name }) { example = name }
      throw SceneFailure(.wrongChoice(expected, example: example), at: expression.start)
    }
    if let found = cases.first(where: { $0.0 == name }) { return found.1 }
    let names = cases.map { $0.0 }
    let nearest = nearestWord(to: name, in: names)
    throw SceneFailure(
      .unknownCase(name, expected: expected, nearest: nearest, choices: names), at: expression.location)
  }
}
