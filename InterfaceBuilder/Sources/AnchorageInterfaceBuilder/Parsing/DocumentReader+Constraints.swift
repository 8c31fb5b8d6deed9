import AnchorageHeadless

extension DocumentReader {
  /// Reads a constraint, or notes why it cannot be one.
  mutating func readConstraint(_ element: InterfaceElement, holder: String) -> InterfaceConstraint? {
    guard element.name == "constraint" else {
      note(.unknownElement(element.name, in: "constraints"), at: element)
      return nil
    }
    noteUnknownParts(of: element)
    let id = element["id"] ?? "line \(element.position)"
    guard constraintIDs.insert(id).inserted else {
      note(.unusableConstraint(id, reason: "an earlier constraint has its identifier"), at: element)
      return nil
    }
    guard let first = side("first", of: element, default: .view(holder)), let first else {
      note(.unusableConstraint(id, reason: "it has no first attribute that is known"), at: element)
      return nil
    }
    guard let second = side("second", of: element, default: nil) else {
      let isAlone = element["secondItem"] == nil
      let reason =
        isAlone ? "it has a second attribute, but no second item" : "it has no second attribute that is known"
      note(.unusableConstraint(id, reason: reason), at: element)
      return nil
    }
    guard let multiplier = multiplier(of: element) else {
      note(.unusableConstraint(id, reason: "its multiplier is no number"), at: element)
      return nil
    }
    return InterfaceConstraint(
      id: id, position: element.position, holder: holder, first: first,
      relation: choice("relation", of: element, among: DocumentReader.relations, default: .equal),
      second: second, multiplier: multiplier, writtenMultiplier: element["multiplier"],
      constant: number("constant", of: element) ?? 0, hasConstant: element["constant"] != nil,
      priority: priority("priority", of: element, default: .required), identifier: element["identifier"],
      userLabel: element["userLabel"], isSymbolic: flag("symbolic", of: element),
      isPlaceholder: flag("placeholder", of: element), variations: variations(of: element))
  }

  private static let relations: [String: LayoutRelation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let readAttributes: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
    "priority", "id", "identifier", "userLabel", "symbolic", "placeholder",
    // The class of the constraint, a label for translators, and names that only the app reads.
    "customClass", "customModule", "customModuleProvider", "restorationIdentifier",
  ]

  private mutating func noteUnknownParts(of element: InterfaceElement) {
    for name in element.attributeNames where !DocumentReader.readAttributes.contains(name) {
      note(.unknownAttribute(name, value: element[name] ?? "", of: element.name), at: element)
    }
    for child in element.children
    where !["variation", "connections", "userDefinedRuntimeAttributes"].contains(child.name) {
      note(.unknownElement(child.name, in: element.name), at: child)
    }
  }

  /// One side of a constraint. The outer value is `nil` for an attribute that is not known, the inner one if there is no
  /// second side.
  private mutating func side(
    _ prefix: String, of element: InterfaceElement, default item: InterfaceConstraint.Reference?
  ) -> InterfaceConstraint.Side?? {
    guard let name = element["\(prefix)Attribute"] else {
      return element["\(prefix)Item"] == nil && item == nil ? .some(nil) : nil
    }
    if name == "notAnAttribute", item == nil { return .some(nil) }
    guard let (attribute, isMargin) = DocumentReader.attributes[name] else {
      note(.unknownValue(name, attribute: "\(prefix)Attribute", of: element.name), at: element)
      return nil
    }
    guard let id = element["\(prefix)Item"] else {
      return item.map { .some(InterfaceConstraint.Side(item: $0, attribute: attribute, isMargin: isMargin)) }
    }
    let reference = identities.reference(to: id)
    if case .missing = reference {
      note(.missingReference(id, attribute: "\(prefix)Item", of: element.name), at: element)
    }
    return .some(InterfaceConstraint.Side(item: reference, attribute: attribute, isMargin: isMargin))
  }

  private static let attributes: [String: (LayoutAttribute, Bool)] = [
    "left": (.left, false), "right": (.right, false), "top": (.top, false), "bottom": (.bottom, false),
    "leading": (.leading, false), "trailing": (.trailing, false), "width": (.width, false),
    "height": (.height, false), "centerX": (.centerX, false), "centerY": (.centerY, false),
    "baseline": (.lastBaseline, false), "lastBaseline": (.lastBaseline, false),
    "firstBaseline": (.firstBaseline, false), "leftMargin": (.left, true), "rightMargin": (.right, true),
    "topMargin": (.top, true), "bottomMargin": (.bottom, true), "leadingMargin": (.leading, true),
    "trailingMargin": (.trailing, true), "centerXWithinMargins": (.centerX, true),
    "centerYWithinMargins": (.centerY, true),
  ]

  /// The multiplier, which is a number, or the quotient of two: `1/3`, `16:9`.
  private func multiplier(of element: InterfaceElement) -> Double? {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(separator: text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, numbers.count <= 2 else { return nil }
    let value = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    return value.isFinite ? value : nil
  }
}
