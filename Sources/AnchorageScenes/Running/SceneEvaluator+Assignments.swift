import AnchorageHeadless

// Assignments. Priorities of content are set by statements, other properties of a view by its declaration.

extension SceneEvaluator {
  /// Sets a property.
  func assign(
    _ value: SceneExpression, to target: SceneExpression, at location: SceneLocation
  ) throws(SceneFailure) {
    guard case .member(let base, let name) = target.kind else {
      throw SceneFailure(.wrongRelation("="), at: location)
    }
    if Self.constraintProperties.contains(name.text) {
      throw SceneFailure(.constraintProperty(name.text), at: name.location)
    }
    if case .member(let owner, let kind) = base.kind, Self.contentPriorities.contains(kind.text),
      name.text == "horizontal" || name.text == "vertical"
    {
      let view = try view(owner, with: kind)
      let axis = name.text == "horizontal" ? LayoutAxis.horizontal : .vertical
      let priority = try priority(value)
      if kind.text == "hugging" {
        view.hugging[axis] = priority
      } else {
        view.compressionResistance[axis] = priority
      }
      return
    }
    if Self.contentPriorities.contains(name.text) {
      let view = try view(base, with: name)
      let priorities = try contentPriorities(value, for: name.text)
      if name.text == "hugging" {
        view.hugging = priorities
      } else {
        view.compressionResistance = priorities
      }
      return
    }
    throw try refusal(of: value, to: name, of: base, at: location)
  }

  private static let contentPriorities = ["hugging", "compressionResistance"]
  private static let constraintProperties = [
    "constant", "multiplier", "priority", "relation", "isActive", "identifier",
  ]

  /// The view whose property is set.
  private func view(_ expression: SceneExpression, with property: SceneName) throws(SceneFailure)
    -> LayoutView
  {
    let value = try value(expression)
    guard case .item(let item) = value, let view = item as? LayoutView else {
      throw SceneFailure(
        .unknownMember(property.text, of: value.kindName, nearest: nil), at: property.location)
    }
    return view
  }

  /// The priorities for both axes, in the forms that Swift takes.
  private func contentPriorities(
    _ expression: SceneExpression, for property: String
  ) throws(SceneFailure) -> LayoutContentPriorities {
    switch expression.kind {
    case .number: return LayoutContentPriorities(try priority(expression))
    case .implicitMember(let name) where ["required", "high", "medium", "low"].contains(name):
      return LayoutContentPriorities(try priority(expression))
    case .call(let callee, let arguments):
      guard case .name("LayoutContentPriorities") = callee.kind else { break }
      if arguments.count == 1, arguments[0].label == nil {
        return LayoutContentPriorities(try priority(arguments[0].value))
      }
      let form = "'LayoutContentPriorities(horizontal: 251, vertical: 750)'"
      let values = try matched(
        arguments, with: [Parameter("horizontal"), Parameter("vertical")], of: "LayoutContentPriorities",
        form: form, at: expression.location)
      guard let horizontal = values[0], let vertical = values[1] else { break }
      return LayoutContentPriorities(horizontal: try priority(horizontal), vertical: try priority(vertical))
    default: break
    }
    throw SceneFailure(.wrongContentPriorities("\(expression)", for: property), at: expression.start)
  }
}

// MARK: - Properties that statements do not set

extension SceneEvaluator {
  private func refusal(
    of value: SceneExpression, to name: SceneName, of base: SceneExpression, at location: SceneLocation
  ) throws(SceneFailure) -> SceneFailure {
    let owner = try self.value(base)
    guard case .item(let item) = owner else {
      return SceneFailure(.unknownMember(name.text, of: owner.kindName, nearest: nil), at: name.location)
    }
    if Self.isAnchor(name.text) { return SceneFailure(.wrongRelation("="), at: location) }
    let kind = Self.kind(of: item)
    if let option = Self.options[name.text], option.keyword.applies(to: kind) {
      let help = Self.help(for: option.keyword, value, example: option.example, kind)
      return SceneFailure(.declaredProperty(name.text, of: item.name, option: help), at: name.location)
    }
    let isElsewhere = kind == .root && Self.options[name.text] != nil || name.text == "displayScale"
    if kind != .guide, isElsewhere || Self.propertiesWithoutOption.contains(name.text) {
      return SceneFailure(.declaredProperty(name.text, of: item.name, option: nil), at: name.location)
    }
    let nearest = nearestWord(to: name.text, in: Self.contentPriorities)
    return SceneFailure(.unknownMember(name.text, of: owner.kindName, nearest: nearest), at: name.location)
  }

  private static func kind(of item: HeadlessItem) -> SceneDeclaration.Kind {
    if item is LayoutGuide { return .guide }
    if item is LayoutLabel { return .label }
    if item is LayoutStackView || item is LayoutGravityStackView { return .stack }
    if item is LayoutScrollView { return .scroll }
    return (item as? LayoutView)?.superview == nil ? .root : .view
  }

  /// The change of the declaration that has the effect: "write 'lines 2'" or "leave out 'hidden'".
  private static func help(
    for keyword: SceneOption.Keyword, _ value: SceneExpression, example: String, _ kind: SceneDeclaration.Kind
  ) -> String {
    let word = keyword.rawValue
    switch value.kind {
    case .name("false"): return "leave out '\(word)'"
    case .number(let number) where keyword.count == 1: return "write '\(word) \(number.sceneText)'"
    case .implicitMember("rightToLeft"): return "write 'rtl'"
    case .implicitMember("leftToRight"): return "write 'ltr'"
    case .implicitMember("horizontal"): return "leave out 'vertical'"
    case .implicitMember(let name) where keyword.choices(for: kind).contains(name):
      return "write '\(word) \(name)'"
    default: return "write '\(example)'"
    }
  }

  /// The options that replace properties, with an example of each.
  private static let options: [String: (keyword: SceneOption.Keyword, example: String)] = [
    "isHidden": (.hidden, "hidden"), "frame": (.frame, "frame 8 8 100 40"),
    "translatesAutoresizingMaskIntoConstraints": (.frame, "frame 8 8 100 40"),
    "autoresizingMask": (.mask, "frame 8 8 100 40 mask flexibleWidth"),
    "layoutMargins": (.margins, "margins 8 16 8 16"), "safeAreaInsets": (.safearea, "safearea 47 0 34 0"),
    "preservesSuperviewLayoutMargins": (.preservesmargins, "preservesmargins"),
    "readableWidth": (.readablewidth, "readablewidth 672"),
    "alignmentRectInsets": (.alignment, "alignment 0 2 4 2"), "layoutDirection": (.rtl, "rtl"),
    "displayScale": (.scale, "scale 2"), "intrinsicContentSize": (.intrinsic, "intrinsic 64 64"),
    "numberOfLines": (.lines, "lines 2"), "lineBreakMode": (.truncates, "truncates"),
    "metrics": (.size, "size 24"), "font": (.size, "size 24"), "axis": (.vertical, "vertical"),
    "orientation": (.vertical, "vertical"), "edgeInsets": (.insets, "insets 8 12 8 12"),
    "spacing": (.spacing, "spacing 8"), "distribution": (.distribution, "distribution fillEqually"),
    "alignment": (.alignment, "alignment center"),
    "isLayoutMarginsRelativeArrangement": (.marginsrelative, "marginsrelative"),
    "isBaselineRelativeArrangement": (.baselinerelative, "baselinerelative"),
    "contentInset": (.insets, "insets 0 0 34 0"), "contentOffset": (.offset, "offset 0 120"),
  ]

  private static let propertiesWithoutOption = [
    "name", "insetsLayoutMarginsFromSafeArea", "preferredMaxLayoutWidth", "backgroundColor", "bounds",
    "center",
  ]
}
