import AnchorageHeadless

/// A property of a view that size classes can change beside constraints: `row.axis = .vertical`.
struct ViewSetting: Hashable {
  /// A property of a view.
  struct Key: Hashable {
    /// The object identifier of the view.
    let view: String
    let property: String
  }

  let key: Key
  /// The value in code.
  let value: String
  /// Whether views have the value without being told.
  let isStandard: Bool

  private init(_ view: String, _ property: String, _ value: String, standard: String) {
    key = Key(view: view, property: property)
    self.value = value
    isStandard = value == standard
  }
}

extension ViewSetting {
  /// The settings of all views of a layout.
  static func all(of layout: InterfaceLayout) -> [ViewSetting] {
    layout.tree.root.installed(in: layout.traits).flatMap { all(of: $0, in: layout) }
  }

  /// The settings of a view in a layout.
  static func all(of view: InterfaceView, in layout: InterfaceLayout) -> [ViewSetting] {
    var settings: [ViewSetting] = []
    if let stack = layout.views[view.id] as? LayoutStackView {
      let alignment = ClassPrinter.name(of: stack.alignment, along: stack.axis)
      settings = [
        ViewSetting(
          view.id, "axis", stack.axis == .vertical ? ".vertical" : ".horizontal", standard: ".horizontal"),
        ViewSetting(view.id, "distribution", ".\(stack.distribution)", standard: ".fill"),
        ViewSetting(view.id, "alignment", ".\(alignment)", standard: ".fill"),
        ViewSetting(view.id, "spacing", CodeLanguage.number(stack.spacing), standard: "0"),
      ]
    }
    if let stack = layout.views[view.id] as? LayoutGravityStackView {
      let orientation = stack.orientation == .vertical ? ".vertical" : ".horizontal"
      let standard = stack.orientation == .vertical ? ".centerX" : ".centerY"
      settings = [
        ViewSetting(view.id, "orientation", orientation, standard: ".horizontal"),
        ViewSetting(view.id, "distribution", ".\(stack.distribution)", standard: ".gravityAreas"),
        ViewSetting(view.id, "alignment", ".\(stack.alignment)", standard: standard),
        ViewSetting(view.id, "spacing", CodeLanguage.number(stack.spacing), standard: "8"),
      ]
    }
    // Not as in the file: a hidden view of AppKit may keep its room in a stack view, so that it is not hidden here.
    let isHidden = layout.views[view.id]?.isHidden ?? false
    settings.append(ViewSetting(view.id, "isHidden", "\(isHidden)", standard: "false"))
    return settings
  }
}
