import AnchorageHeadless

extension InterfaceAlignmentStyle {
  /// The style of a view of AppKit.
  ///
  /// The insets are those with which the required equations of saved files hold; macOS 11 changed most of them, and
  /// on macOS 26 the alignment rectangles of buttons are their frames.
  init(of element: InterfaceElement) {
    let cell = element.child(forKey: "cell")
    let size = cell?["controlSize"] ?? element["controlSize"] ?? "regular"
    // Without a border, the alignment rectangle of a symbol is that of its drawing.
    let symbol = cell?["borderStyle"] == nil ? DocumentReader.symbol(of: cell) : nil
    let parts = [
      element.name, cell?["type"], cell?["bezelStyle"], cell?["style"], element["style"], size, symbol,
    ]
    let name = parts.compactMap { $0 }.joined(separator: " ")
    switch element.name {
    case "textField" where cell?["borderStyle"] == nil:
      self.init("label", [LayoutInsets(horizontal: 2)])
    case "button" where symbol == nil: self.init(button: cell, size, name)
    case "button": self.init(name, varies: true)
    case "imageView" where symbol != nil || cell?["imageFrameStyle"] != nil: self.init(name, varies: true)
    case "popUpButton" where cell?["type"] == "push" && cell?["bezelStyle"] == "rounded":
      self.init(name, InterfaceAlignmentStyle.popUps(size), varies: true)
    case "popUpButton": self.init(name, varies: true)
    case "box": self.init(box: element)
    case "segmentedControl", "comboButton":
      self.init(
        name,
        [
          .zero, LayoutInsets(horizontal: 3, vertical: 2), LayoutInsets(horizontal: 2),
          LayoutInsets(top: 1, leading: 2, bottom: 2, trailing: 2),
        ], varies: true)
    case "progressIndicator" where element["style"] == "bar":
      self.init(name, [.zero, LayoutInsets(vertical: 1)], varies: true)
    case "slider", "stepper", "comboBox", "progressIndicator", "levelIndicator", "datePicker",
      "pathControl", "switch", "colorWell", "tabView":
      self.init(name, [.zero], varies: true)
    default: self.init(element.name)
    }
  }

  private init(button cell: InterfaceElement?, _ size: String, _ name: String) {
    switch (cell?["type"], cell?["bezelStyle"]) {
    case ("check"?, _), ("radio"?, _):
      self.init(name, [.zero, LayoutInsets(horizontal: 2, vertical: 1), LayoutInsets(2)], varies: true)
    case ("push"?, "rounded"?) where size == "regular":
      self.init(
        name,
        [
          .zero, LayoutInsets(top: 5, leading: 7, bottom: 7, trailing: 7),
          LayoutInsets(top: 4, leading: 6, bottom: 7, trailing: 6),
        ], varies: true)
    case ("push"?, "rounded"?):
      self.init(
        name,
        [
          .zero, LayoutInsets(top: 4, leading: 6, bottom: 7, trailing: 6),
          LayoutInsets(top: 4, leading: 5, bottom: 6, trailing: 5),
        ], varies: true)
    case ("inline"?, _): self.init(name, [.zero, LayoutInsets(bottom: 1)], varies: true)
    case ("square"?, _): self.init(name)
    case ("bevel"?, "regularSquare"?) where cell?["borderStyle"] != nil:
      self.init(name, [.zero, LayoutInsets(top: 2, leading: 2, bottom: 3, trailing: 2)], varies: true)
    default: self.init(name, [.zero], varies: true)
    }
  }

  private init(box element: InterfaceElement) {
    switch (element["boxType"], element["titlePosition"]) {
    case ("separator"?, _):
      self.init(
        "box separator",
        [DocumentReader.isUpright(element) ? LayoutInsets(horizontal: 2) : LayoutInsets(vertical: 2)])
    case ("custom"?, _): self.init("box custom")
    case (_, "noTitle"?):
      self.init("box noTitle", [LayoutInsets(top: 2, leading: 3, bottom: 4, trailing: 3)], varies: true)
    default: self.init("box title", [LayoutInsets(leading: 3, bottom: 4, trailing: 3)], varies: true)
    }
  }

  private static func popUps(_ size: String) -> [LayoutInsets] {
    guard size == "regular" else { return [.zero, LayoutInsets(top: 1, leading: 3, bottom: 4, trailing: 3)] }
    return [
      .zero, LayoutInsets(top: 1, leading: 3, bottom: 4, trailing: 4),
      LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 3),
      LayoutInsets(top: 2, leading: 2, bottom: 4, trailing: 3),
    ]
  }
}
