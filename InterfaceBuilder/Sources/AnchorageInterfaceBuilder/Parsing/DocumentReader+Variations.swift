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
