import Anchorage

/// The equations that hold for all size classes, and those that differ.
struct SizeClassForms {
  /// A layout for some of the four pairs of size classes.
  struct Form {
    /// The name of the case: `compactWidth`.
    let name: String
    /// The pairs of size classes.
    let classes: [InterfaceTraits]
    let equations: [CodeEquation]

    /// The patterns of the pairs: `(.compact, _)` for both heights.
    var patterns: [String] {
      if classes.count == 2, classes[0].width == classes[1].width {
        return ["(.\(classes[0].width.rawValue), _)"]
      }
      if classes.count == 2, classes[0].height == classes[1].height {
        return ["(_, .\(classes[0].height.rawValue))"]
      }
      return classes.map { "(.\($0.width.rawValue), .\($0.height.rawValue))" }
    }
  }

  /// The equations that hold for all size classes.
  let common: [CodeEquation]
  /// The layouts, the one for the document's device first; empty if nothing depends on size classes.
  let forms: [Form]
  /// The omissions of all forms, each once.
  let omissions: [InterfaceCode.Omission]

  init(
    _ layout: InterfaceLayout, of document: InterfaceDocument, _ style: InterfaceCode.Style,
    _ names: CodeNames
  ) {
    var reader = EquationReader(layout, style, names)
    let base = reader.read()
    guard SizeClassForms.varies(layout.tree) else {
      (common, forms, omissions) = (base, [], reader.omissions)
      return
    }
    var omissions = reader.omissions
    var sets: [(traits: InterfaceTraits, equations: [CodeEquation])] = [(layout.traits, base)]
    for width in InterfaceTraits.SizeClass.allCases {
      for height in InterfaceTraits.SizeClass.allCases {
        var traits = layout.traits
        (traits.width, traits.height) = (width, height)
        if traits == layout.traits { continue }
        let other = layout.tree.layout(in: document, traits: traits)
        var reader = EquationReader(other, style, names)
        // Views that the device of the document does not have are not in the code.
        let equations = reader.read().filter { equation in
          [equation.first, equation.second ?? equation.first].allSatisfy { layout.views[$0.item.view] != nil }
        }
        sets.append((traits, equations))
        omissions += reader.omissions.filter { !omissions.contains($0) }
      }
    }
    let shared = sets.dropFirst().reduce(Set(base)) { $0.intersection($1.equations) }
    var forms: [Form] = []
    for (index, set) in sets.enumerated() {
      let own = set.equations.filter { !shared.contains($0) }
      let isNew = !sets[..<index].contains { Set($0.equations) == Set(set.equations) }
      guard isNew else { continue }
      let classes = sets.filter { Set($0.equations) == Set(set.equations) }.map(\.traits)
      forms.append(Form(name: SizeClassForms.name(of: classes), classes: classes, equations: own))
    }
    common = base.filter(shared.contains)
    self.forms = forms.count > 1 ? forms : []
    self.omissions = omissions
  }

  private static func varies(_ tree: InterfaceTree) -> Bool {
    tree.views.contains { SizeClassForms.varies($0.variations) }
      || tree.constraints.contains { SizeClassForms.varies($0.variations) }
  }

  private static func varies(_ variations: [InterfaceVariation]) -> Bool {
    variations.contains { $0.conditions.contains { $0.name == "widthClass" || $0.name == "heightClass" } }
  }

  private static func name(of classes: [InterfaceTraits]) -> String {
    let (widths, heights) = (Set(classes.map(\.width)), Set(classes.map(\.height)))
    if classes.count == 1 {
      return "\(classes[0].width.rawValue)Width\(classes[0].height == .compact ? "Compact" : "Regular")Height"
    }
    if classes.count == 2, widths.count == 1 { return classes[0].width.rawValue + "Width" }
    if classes.count == 2, heights.count == 1 { return classes[0].height.rawValue + "Height" }
    return classes.count == 3 ? "other" : "mixed"
  }
}
