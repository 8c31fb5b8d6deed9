import AnchorageInterfaceBuilder

/// One value of a fixture, and its replacements.
struct Mutation: CustomStringConvertible {
  /// The element that has the attribute.
  let element: String
  /// The object around it that has an identifier, or the element itself.
  let object: String
  let attribute: String
  let value: String
  /// The place of the value in the text; empty where an attribute is added.
  let range: Range<String.Index>
  /// The replacements of the value, each for a text of its own.
  let replacements: [String]

  var description: String {
    let part = ["rect", "edgeInsets", "directionalEdgeInsets", "real", "variation"].contains(element)
    return "\(object)\(part ? " " + element : "").\(attribute)"
  }

  /// The texts with the value replaced.
  func texts(of text: String) -> [String] {
    replacements.map { text.replacingCharacters(in: range, with: $0) }
  }
}

extension Mutation {
  /// All values of a text that layout follows, in order.
  static func all(in text: String) -> [Mutation] {
    var mutations: [Mutation] = []
    var objects: [String] = []
    var index = text.startIndex
    while let start = text[index...].firstIndex(of: "<") {
      let rest = text[start...]
      if rest.hasPrefix("<!--") {
        index = text.range(of: "-->", in: start)
        continue
      }
      let end = rest.firstIndex(of: ">").map(text.index(after:)) ?? text.endIndex
      let tag = text[start..<end]
      index = end
      if tag.hasPrefix("</") {
        objects.removeLast()
      } else if !tag.hasPrefix("<?") {
        let name = String(tag.dropFirst().prefix { $0.isLetter })
        let attributes = self.attributes(of: tag)
        let id = attributes.last { $0.name == "id" || $0.name == "name" }.map { String(text[$0.range]) }
        let object = id ?? objects.last ?? ""
        mutations += self.mutations(name, object, attributes, text)
        if name == "constraint" { mutations += added(object, attributes, before: tag) }
        if !tag.hasSuffix("/>") { objects.append(object) }
      }
    }
    return mutations
  }

  /// The attributes of a tag with the places of their values.
  private static func attributes(of tag: Substring) -> [(name: String, range: Range<String.Index>)] {
    var attributes: [(name: String, range: Range<String.Index>)] = []
    var rest = tag
    while let quote = rest.firstIndex(of: "\""),
      let end = rest[rest.index(after: quote)...].firstIndex(of: "\"")
    {
      let name = rest[..<quote].split { $0 == " " || $0 == "<" }.last.map { $0.dropLast() } ?? ""
      attributes.append((String(name), rest.index(after: quote)..<end))
      rest = rest[rest.index(after: end)...]
    }
    return attributes
  }

  private static func mutations(
    _ element: String, _ object: String, _ attributes: [(name: String, range: Range<String.Index>)],
    _ text: String
  ) -> [Mutation] {
    attributes.compactMap { name, range in
      let value = String(text[range])
      let replacements = replacements(element, name, value)
      guard !replacements.isEmpty else { return nil }
      return Mutation(
        element: element, object: object, attribute: name, value: value, range: range,
        replacements: replacements)
    }
  }

  /// A constant for a constraint between two places that has none.
  private static func added(
    _ object: String, _ attributes: [(name: String, range: Range<String.Index>)], before tag: Substring
  ) -> [Mutation] {
    guard !attributes.contains(where: { $0.name == "constant" }) else { return [] }
    let place = tag.index(tag.startIndex, offsetBy: "<constraint".count)
    return [
      Mutation(
        element: "constraint", object: object, attribute: "constant", value: "", range: place..<place,
        replacements: [#" constant="7""#, #" constant="-7""#])
    ]
  }

  /// The replacements of a value; empty for values that have nothing to do with layout.
  private static func replacements(_ element: String, _ attribute: String, _ value: String) -> [String] {
    switch (element, attribute) {
    case ("constraint", "priority"), (_, "horizontalHuggingPriority"), (_, "verticalHuggingPriority"),
      (_, "horizontalCompressionResistancePriority"), (_, "verticalCompressionResistancePriority"):
      return ["1", "999"]
    case ("constraint", "multiplier"): return ["0.6"]
    case ("constraint", "relation"):
      return ["equal", value == "lessThanOrEqual" ? "greaterThanOrEqual" : "lessThanOrEqual"]
    // The names of AppKit's alignments across a stack view.
    case ("stackView", "alignment") where value == "height" || value == "centerY": return ["top", "bottom"]
    case ("stackView", "distribution"), ("stackView", "alignment"): return ["fill"]
    case ("stackView", "axis"), ("stackView", "orientation"): return ["horizontal"]
    case ("stackView", "detachesHiddenViews"): return [value == "YES" ? "NO" : "YES"]
    case ("stackView", "spacingType"): return ["default"]
    case (_, "translatesAutoresizingMaskIntoConstraints"): return ["YES"]
    case (_, "baselineRelativeArrangement"), (_, "hidden"), (_, "fixedFrame"), ("autoresizingMask", _):
      return value == "YES" ? ["NO"] : []
    case (_, "insetsLayoutMarginsFromSafeArea"), (_, "preservesSuperviewLayoutMargins"):
      return [value == "YES" ? "NO" : "YES"]
    case ("constraint", "constant"), ("variation", "constant"), ("stackView", "spacing"), ("real", "value"),
      ("rect", _), ("edgeInsets", _), ("directionalEdgeInsets", _), ("image", _),
      (_, "placeholderIntrinsicWidth"), (_, "placeholderIntrinsicHeight"), ("fontDescription", "pointSize"):
      return Double(value).map { ["\($0 + 7)", "\($0 - 7)"] } ?? []
    default: return []
    }
  }
}

extension String {
  /// The end of the next occurrence of a text, or of the whole.
  fileprivate func range(of text: String, in start: Index) -> Index {
    var rest = self[start...]
    while !rest.isEmpty, !rest.hasPrefix(text) { rest = rest.dropFirst() }
    return rest.isEmpty ? endIndex : index(rest.startIndex, offsetBy: text.count)
  }
}
