@_spi(Printing) import AnchorageCode
import AnchorageHeadless

/// The parts of a layout that hold for all size classes, and those that differ.
struct SizeClassForms {
  /// A layout for some of the four pairs of size classes.
  struct Form {
    /// The name of the case: `compactWidth`.
    let name: String
    /// The pairs of size classes.
    let classes: [InterfaceTraits]
    let equations: [CodeEquation]
    /// The layout for the first of the pairs.
    let layout: InterfaceLayout

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

  /// The contents of a form, by which it differs from others.
  private struct Signature: Hashable {
    let equations: Set<CodeEquation>
    let settings: Set<ViewSetting>
    let views: Set<String>
  }

  /// The equations that hold for all size classes.
  let common: [CodeEquation]
  /// The layouts, the one for the document's device first; empty if nothing depends on size classes.
  let forms: [Form]
  /// The omissions of all forms, each once.
  let omissions: [InterfaceCode.Omission]
  /// The layouts for all pairs of size classes, the one for the document's device first; that one if nothing varies.
  let layouts: [InterfaceLayout]
  /// The properties that have other values for some size classes.
  let varyingSettings: Set<ViewSetting.Key>
  /// The views that some size classes take out of their superviews.
  let varyingViews: Set<String>

  init(
    _ layout: InterfaceLayout, of document: InterfaceDocument, _ style: InterfaceCode.Style,
    _ names: CodeNames
  ) {
    let layouts = SizeClassForms.layouts(layout, of: document)
    var omissions: [InterfaceCode.Omission] = []
    let sets = layouts.map { layout in
      var reader = EquationReader(layout, style, names)
      let equations = reader.read()
      omissions += reader.omissions.filter { !omissions.contains($0) }
      return equations
    }
    let settings = layouts.map(ViewSetting.all)
    let varyingSettings = SizeClassForms.varying(settings)
    let signatures = zip(zip(sets, settings), layouts).map { pair, layout in
      Signature(
        equations: Set(pair.0), settings: Set(pair.1.filter { varyingSettings.contains($0.key) }),
        views: Set(layout.ids))
    }
    let shared = sets.dropFirst().reduce(Set(sets[0])) { $0.intersection($1) }
    var forms: [Form] = []
    for (index, signature) in signatures.enumerated() where signatures.firstIndex(of: signature) == index {
      let classes = layouts.indices.filter { signatures[$0] == signature }.map { layouts[$0].traits }
      forms.append(
        Form(
          name: SizeClassForms.name(of: classes), classes: classes,
          equations: sets[index].filter { !shared.contains($0) }, layout: layouts[index]))
    }
    common = sets[0].filter(shared.contains)
    self.forms = forms.count > 1 ? forms : []
    self.omissions = omissions
    self.layouts = layouts
    self.varyingSettings = varyingSettings
    varyingViews = SizeClassForms.varyingViews(in: layouts)
  }
}

extension SizeClassForms {
  /// Whether constraints depend on size classes.
  var hasEquations: Bool { forms.contains { !$0.equations.isEmpty } }

  /// Whether more than constraints depends on size classes.
  var hasChanges: Bool { !forms.isEmpty && !(varyingSettings.isEmpty && varyingViews.isEmpty) }

  private static func layouts(
    _ layout: InterfaceLayout, of document: InterfaceDocument
  ) -> [InterfaceLayout] {
    guard varies(layout.tree) else { return [layout] }
    var layouts = [layout]
    for width in InterfaceTraits.SizeClass.allCases {
      for height in InterfaceTraits.SizeClass.allCases {
        var traits = layout.traits
        (traits.width, traits.height) = (width, height)
        if traits != layout.traits { layouts.append(layout.tree.layout(in: document, traits: traits)) }
      }
    }
    return layouts
  }

  /// The keys of the settings with several values.
  private static func varying(_ settings: [[ViewSetting]]) -> Set<ViewSetting.Key> {
    var values: [ViewSetting.Key: Set<String>] = [:]
    for setting in settings.joined() { values[setting.key, default: []].insert(setting.value) }
    return Set(values.filter { $0.value.count > 1 }.keys)
  }

  private static func varyingViews(in layouts: [InterfaceLayout]) -> Set<String> {
    var varying: Set<String> = []
    for view in layouts[0].tree.views {
      let sets = layouts.map { Set(view.subviews(in: $0.traits).map(\.id)) }
      let always = sets.reduce(sets[0]) { $0.intersection($1) }
      for set in sets { varying.formUnion(set.subtracting(always)) }
    }
    return varying
  }

  private static func varies(_ tree: InterfaceTree) -> Bool {
    tree.views.contains { varies($0.variations) } || tree.constraints.contains { varies($0.variations) }
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
    if classes.count == 3 { return "other" }
    return classes.contains { $0.width.rawValue == $0.height.rawValue } ? "equalClasses" : "unequalClasses"
  }
}
