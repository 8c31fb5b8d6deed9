import AnchorageHeadless

extension DocumentReader {
  /// The number that an attribute has, or `nil` if there is none; a text that is no number is noted.
  mutating func number(_ attribute: String, of element: InterfaceElement) -> Double? {
    guard let text = element[attribute] else { return nil }
    if let number = Double(text), number.isFinite { return number }
    note(.unknownValue(text, attribute: attribute, of: element.name), at: element)
    return nil
  }

  /// Whether an attribute says `YES`; any text but `YES` and `NO` is noted.
  mutating func flag(_ attribute: String, of element: InterfaceElement, default standard: Bool = false)
    -> Bool
  {
    switch element[attribute] {
    case nil: return standard
    case "YES"?: return true
    case "NO"?: return false
    case let text?:
      note(.unknownValue(text, attribute: attribute, of: element.name), at: element)
      return standard
    }
  }

  /// The value that an attribute names; a text that names none is noted.
  mutating func choice<Value>(
    _ attribute: String, of element: InterfaceElement, among values: [String: Value], default standard: Value
  ) -> Value {
    guard let text = element[attribute] else { return standard }
    if let value = values[text] { return value }
    note(.unknownValue(text, attribute: attribute, of: element.name), at: element)
    return standard
  }

  /// The priority that an attribute has.
  mutating func priority(
    _ attribute: String, of element: InterfaceElement, default standard: LayoutPriority
  ) -> LayoutPriority {
    guard let text = element[attribute] else { return standard }
    if let number = Float(text), number > 0, number <= 1000 { return LayoutPriority(number) }
    note(.unknownValue(text, attribute: attribute, of: element.name), at: element)
    return standard
  }

  /// The width and the height of an element.
  mutating func size(of element: InterfaceElement) -> LayoutSize? {
    guard let width = number("width", of: element), let height = number("height", of: element) else {
      return nil
    }
    return LayoutSize(width: width, height: height)
  }

  /// The rectangle of an element.
  mutating func rectangle(of element: InterfaceElement) -> LayoutRect? {
    guard let x = number("x", of: element), let y = number("y", of: element), let size = size(of: element)
    else {
      return nil
    }
    return LayoutRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The class that an app has for an object.
  func customClass(of element: InterfaceElement) -> InterfaceCustomClass? {
    element["customClass"].map { InterfaceCustomClass(name: $0, module: element["customModule"]) }
  }
}

extension DocumentReader {
  /// The variations of a view or a constraint.
  mutating func variations(of element: InterfaceElement) -> [InterfaceVariation] {
    element.children.filter { $0.name == "variation" }.map { variation($0, of: element) }
  }

  private mutating func variation(_ element: InterfaceElement, of owner: InterfaceElement)
    -> InterfaceVariation
  {
    var changes: [InterfaceVariation.Change] = []
    for child in element.children {
      if child.name == "mask" {
        changes += self.changes(in: child)
      } else if !InterfaceVocabulary.ignoredElements.contains(child.name) {
        note(.unknownElement(child.name, in: "variation"), at: child)
      }
    }
    let variation = InterfaceVariation(
      key: element.key ?? "default", changes: changes,
      attributes: element.attributes.filter { $0.key != "key" },
      parts: element.children.filter { $0.name != "mask" }.map { $0.key ?? $0.name },
      position: element.position)
    let known = ["widthClass", "heightClass", "userInterfaceIdiom"]
    if variation.conditions.contains(where: { !known.contains($0.name) }) {
      note(.unknownCircumstances(variation.key), at: element)
    }
    noteUnknownAttributes(of: element, of: owner)
    return variation
  }

  private mutating func noteUnknownAttributes(of element: InterfaceElement, of owner: InterfaceElement) {
    // Except for `key`, views, constraints and stacks look up these attributes in their variations.
    let followed = ["key", "constant", "priority", "hidden", "axis", "distribution", "alignment", "spacing"]
    for name in element.attributeNames
    where !followed.contains(name) && !InterfaceVocabulary.ignoredAttributes.contains(name) {
      note(.unknownAttribute(name, value: element[name] ?? "", of: "variation"), at: element)
    }
  }

  private mutating func changes(in mask: InterfaceElement) -> [InterfaceVariation.Change] {
    guard let key = mask.key, let target = InterfaceVariation.Change.Target(rawValue: key) else {
      note(.unknownValue(mask.key ?? "", attribute: "key", of: mask.name), at: mask)
      return []
    }
    return mask.children.compactMap { element in
      guard ["include", "exclude"].contains(element.name), let reference = element["reference"] else {
        note(.unknownElement(element.name, in: mask.name), at: element)
        return nil
      }
      if identities.entries[reference] == nil {
        note(.missingReference(reference, attribute: "reference", of: element.name), at: element)
      }
      return InterfaceVariation.Change(
        target: target, isInstalled: element.name == "include", reference: reference,
        position: element.position)
    }
  }
}
