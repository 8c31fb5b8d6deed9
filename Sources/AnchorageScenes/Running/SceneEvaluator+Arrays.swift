import AnchorageHeadless

// The methods of arrays, including methods that items also have.

extension SceneEvaluator {
  func setPriority(
    _ method: String, of items: [HeadlessItem], _ arguments: [SceneArgument], at location: SceneLocation
  ) throws(SceneFailure) {
    let values = try matched(
      arguments, with: [Parameter(nil), Parameter("for")], of: method,
      form: "'\(method)(.high, for: .horizontal)'",
      at: location)
    guard let first = values[0], let second = values[1] else { return }
    let priority = try priority(first)
    let axis = try axis(second)
    var views: [LayoutView] = []
    for item in items {
      guard let view = item as? LayoutView else {
        throw SceneFailure(.unknownMethod(method, of: "an array with a guide", nearest: nil), at: location)
      }
      views.append(view)
    }
    if method == "setContentHuggingPriority" {
      views.setContentHuggingPriority(priority, for: axis)
    } else {
      views.setContentCompressionResistancePriority(priority, for: axis)
    }
  }

  func pin(
    _ items: [HeadlessItem], _ arguments: [SceneArgument], at location: SceneLocation
  ) throws(SceneFailure) {
    let parameters = [Parameter(nil, optional: true), Parameter("insets", optional: true)]
    let form = "'pinToSuperview(.horizontal, insets: 16)'"
    let values = try matched(arguments, with: parameters, of: "pinToSuperview", form: form, at: location)
    var edges = LayoutEdges.all
    if let first = values[0] { edges = try self.edges(first) }
    var insets = LayoutInsets.zero
    if let second = values[1] {
      let value = try value(second)
      if case .number(let distance) = value {
        insets = LayoutInsets(distance)
      } else {
        insets = try self.insets(second)
      }
    }
    _ = mistakes(about: items)
    items.pinToSuperview(edges, insets: insets)
    if let mistake = mistakes(about: items).first { throw SceneFailure(.misuse(mistake), at: location) }
  }

  func distribute(
    _ items: [HeadlessItem], _ arguments: [SceneArgument], at location: SceneLocation
  ) throws(SceneFailure) {
    let labels = ["spacing", "sizes", "alignment", "in", "insets"]
    let form = "'distribute(.horizontal, spacing: 8, sizes: .equal, alignment: .centerY, in: root)'"
    let values = try matched(
      arguments, with: [Parameter(nil)] + labels.map { Parameter($0, optional: true) }, of: "distribute",
      form: form, at: location)
    guard let first = values[0] else { return }
    let axis = try axis(first)
    var spacing: LayoutSpacing = 0
    var sizes = LayoutSizing.intrinsic
    var alignment: LayoutAlignment?
    if let value = values[1] { spacing = try self.spacing(value) }
    if let value = values[2] { sizes = try sizing(value) }
    if let value = values[3] {
      let shared = try self.alignment(value)
      if let attribute = shared.attribute, attribute.axis == axis {
        throw SceneFailure(.alignmentAlongAxis(attribute, axis), at: value.start)
      }
      alignment = shared
    }
    let box = try box(values[4], values[5], of: "distribute", form: form)
    _ = mistakes(about: items)
    if let box, let distance = box.distance {
      items.distribute(
        axis, spacing: spacing, sizes: sizes, alignment: alignment, in: box.container, insets: distance)
    } else if let box {
      items.distribute(
        axis, spacing: spacing, sizes: sizes, alignment: alignment, in: box.container, insets: box.insets)
    } else {
      items.distribute(axis, spacing: spacing, sizes: sizes, alignment: alignment)
    }
    guard let mistake = mistakes(about: items).first else { return }
    let culprit =
      switch mistake.reason {
      case .insetAcrossAxis: values[5]
      case .wrongNumberOfWeights, .numberOutOfRange(.weight, _): values[2]
      default: values[1]
      }
    throw SceneFailure(.misuse(mistake), at: culprit?.start ?? location)
  }

  func grid(
    _ items: [HeadlessItem], _ arguments: [SceneArgument], at location: SceneLocation
  ) throws(SceneFailure) {
    let labels = ["spacing", "rowSpacing", "rowHeights", "in", "insets"]
    let form = "'grid(columns: 3, spacing: 8, rowSpacing: 8, rowHeights: .equal, in: root)'"
    let values = try matched(
      arguments, with: [Parameter("columns")] + labels.map { Parameter($0, optional: true) }, of: "grid",
      form: form, at: location)
    guard let first = values[0] else { return }
    let number = try number(first, for: "columns")
    guard let columns = Int(exactly: number) else {
      throw SceneFailure(
        .wrongArgument("columns", expected: "a whole number", found: number.sceneText), at: first.start)
    }
    var spacing = 0.0
    var rowSpacing: Double?
    if let value = values[1] { spacing = try self.number(value, for: "spacing") }
    var rowHeights = LayoutSizing.intrinsic
    if let value = values[2] { rowSpacing = try self.number(value, for: "rowSpacing") }
    if let value = values[3] { rowHeights = try sizing(value) }
    let box = try box(values[4], values[5], of: "grid", form: form)
    _ = mistakes(about: items)
    if let box {
      items.grid(
        columns: columns, spacing: spacing, rowSpacing: rowSpacing, rowHeights: rowHeights, in: box.container,
        insets: box.insets)
    } else {
      items.grid(columns: columns, spacing: spacing, rowSpacing: rowSpacing, rowHeights: rowHeights)
    }
    guard let mistake = mistakes(about: items).first else { return }
    let culprit =
      switch mistake.reason {
      case .wrongNumberOfWeights, .numberOutOfRange(.weight, _): values[3]
      default: first
      }
    throw SceneFailure(.misuse(mistake), at: culprit?.start ?? location)
  }

  func center(
    _ items: [HeadlessItem], _ arguments: [SceneArgument], at location: SceneLocation
  ) throws(SceneFailure) {
    let form = "'center(.horizontal, in: root)'"
    let values = try matched(
      arguments, with: [Parameter(nil), Parameter("in")], of: "center", form: form, at: location)
    guard let axis = values[0], let box = try box(values[1], nil, of: "center", form: form) else { return }
    items.center(try self.axis(axis), in: box.container)
  }

  /// The values of the arguments `in` and `insets`: the container and its insets. The distance is a number that is
  /// written alone.
  private typealias Box = (container: HeadlessItem, insets: LayoutInsets, distance: Double?)

  /// Evaluates `in` and `insets`; `insets` cannot be given without `in`.
  private func box(
    _ container: SceneExpression?, _ insets: SceneExpression?, of method: String, form: String
  ) throws(SceneFailure) -> Box? {
    guard let container else {
      if let insets { throw SceneFailure(.wrongArguments(of: method, form: form), at: insets.start) }
      return nil
    }
    let found = try value(container)
    guard case .item(let item) = found else {
      throw SceneFailure(
        .wrongArgument("in", expected: "a view or a guide", found: found.kindName), at: container.start)
    }
    guard let insets else { return (item, .zero, nil) }
    if case .number(let distance) = try value(insets) { return (item, LayoutInsets(distance), distance) }
    return (item, try self.insets(insets), nil)
  }

  private func insets(_ expression: SceneExpression) throws(SceneFailure) -> LayoutInsets {
    let value = try value(expression)
    guard case .insets(let insets) = value else {
      throw SceneFailure(
        .wrongArgument("insets", expected: "a number or LayoutInsets", found: value.kindName),
        at: expression.start)
    }
    return insets
  }

  /// The mistakes that Anchorage has recorded for items since the last call.
  private func mistakes(about items: [HeadlessItem]) -> [LayoutMistake] {
    items.flatMap { $0.takeMistakes() }
  }
}
