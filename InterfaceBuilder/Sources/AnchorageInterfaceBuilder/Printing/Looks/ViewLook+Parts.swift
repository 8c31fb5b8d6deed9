@_spi(Printing) import AnchorageCode

extension ViewLook {
  /// Reads an element inside that of the view.
  mutating func read(_ part: InterfaceElement) {
    switch part.name {
    case "rect" where part.key == "frame", "autoresizingMask", "variation", "customSpacing",
      "viewLayoutGuide",
      "layoutGuides", "edgeInsets", "directionalEdgeInsets":
      break
    case "size" where part.key == "intrinsicContentSize", "string" where part.key == "text":
      break
    case "string" where part.key == "placeholder" && classes[0] == "UITextField":
      break
    case "imageReference" where part.key == "image" && classes[0] == "UIImageView":
      leaveOutRest(ofImage: part)
    case "fontDescription" where ["label", "textField", "textView", "button"].contains(view.elementName):
      if let style = part["style"], !FontCode.styles.keys.contains(style) {
        leaveOut(ViewLook.text(of: "font style", style))
      }
    // These say where and how large the canvas shows the view, or that something is the standard.
    case "nil", "point", "freeformSimulatedSizeMetrics", "screenEdgeSimulatedSizeMetrics": break
    case _ where part.key?.hasPrefix("simulated") ?? false: break
    case "animations" where part.children.isEmpty: break
    case "color": readColor(part)
    case "state" where classes[0] == "UIButton": readState(part)
    case "segments" where classes[0] == "UISegmentedControl": readSegments(of: part)
    case "textInputTraits" where ["UITextField", "UITextView"].contains(classes[0]): readTraits(part)
    case "connections": for connection in part.children { readConnection(connection) }
    case "userDefinedRuntimeAttributes":
      for attribute in part.children { leaveOut("the runtime attribute \(word(attribute["keyPath"]))") }
    default: leaveOut(ViewLook.title(of: part))
    }
  }

  /// An element as a comment names it: by its name, and its key if that says more.
  private static func title(of part: InterfaceElement) -> String {
    let name = StringLiteral.comment(part.name)
    guard let key = part.key, key != part.name else { return "<\(name)>" }
    return "<\(name) \(text(of: "key", key))>"
  }

  /// A word of the file in quotes.
  private func word(_ text: String?) -> String { "'\(StringLiteral.comment(text ?? ""))'" }

  /// Leaves out how an image is drawn, which code finds by its name.
  private mutating func leaveOutRest(ofImage part: InterfaceElement) {
    for name in part.attributeNames where !["key", "image", "catalog"].contains(name) {
      leaveOut(ViewLook.text(of: name, part[name] ?? ""))
    }
    for child in part.children { leaveOut(ViewLook.title(of: child)) }
  }

  private mutating func readColor(_ part: InterfaceElement) {
    guard let key = part.key,
      let owner = classes.first(where: { ColorCode.properties[$0]?.contains(key) ?? false }),
      let code = ColorCode.code(of: part)
    else { return leaveOut(ViewLook.title(of: part)) }
    add("\(key) = \(code)", owner == "UIView" ? owner : nil)
  }

  private mutating func readTraits(_ part: InterfaceElement) {
    let known = LookAttribute.table["UITextInputTraits"] ?? []
    for attribute in known { read(attribute, of: part, classes[0]) }
    let names = Set(known.map(\.name) + ["key"])
    for name in part.attributeNames where !names.contains(name) {
      let value = part[name] ?? ""
      if LookAttribute.usual["UITextInputTraits"]?[name] != value { leaveOut(ViewLook.text(of: name, value)) }
    }
  }

  // MARK: Controls

  private mutating func readState(_ part: InterfaceElement) {
    guard let state = part.key, ["normal", "highlighted", "disabled", "selected", "focused"].contains(state)
    else {
      return leaveOut(ViewLook.title(of: part))
    }
    for name in part.attributeNames {
      let value = part[name] ?? ""
      switch name {
      case "key", "catalog": break
      // Code has the title and the image of the normal state already.
      case "title" where state != "normal": add("setTitle(\(StringLiteral.line(value)), for: .\(state))")
      case "image" where state != "normal":
        add("setImage(\(ImageCode.code(value, part["catalog"])), for: .\(state))")
      case "title", "image": break
      case "backgroundImage": add("setBackgroundImage(\(ImageCode.code(value, nil)), for: .\(state))")
      default: leaveOut(ViewLook.text(of: name, value))
      }
    }
    for child in part.children {
      if child.name == "color", child.key == "titleColor", let code = ColorCode.code(of: child) {
        add("setTitleColor(\(code), for: .\(state))")
      } else if child.name == "imageReference", let name = child["image"],
        let setter = ["image": "setImage", "backgroundImage": "setBackgroundImage"][child.key ?? ""]
      {
        if state != "normal" || child.key != "image" {
          add("\(setter)(\(ImageCode.code(name, child["catalog"])), for: .\(state))")
        }
        leaveOutRest(ofImage: child)
      } else if child.name != "nil", child.name != "string" || state != "normal" {
        leaveOut(ViewLook.title(of: child))
      }
    }
  }

  private mutating func readSegments(of part: InterfaceElement) {
    for (index, segment) in part.children.enumerated() {
      let content =
        segment.image.map { "with: \(ImageCode.code($0.name, $0.catalog))" }
        ?? "withTitle: \(StringLiteral.line(segment["title"] ?? ""))"
      add("insertSegment(\(content), at: \(index), animated: false)")
      for name in segment.attributeNames where !["title", "image", "catalog"].contains(name) {
        leaveOut(ViewLook.text(of: name, segment[name] ?? ""))
      }
      for child in segment.children where child.name != "nil" {
        if child.name == "imageReference", child.key == "image" {
          leaveOutRest(ofImage: child)
        } else {
          leaveOut(ViewLook.title(of: child))
        }
      }
    }
  }

  // MARK: Connections

  private static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]

  private mutating func readConnection(_ part: InterfaceElement) {
    switch part.name {
    case "action":
      guard classes.contains("UIControl"), let selector = part["selector"],
        let event = part["eventType"], ViewLook.events.contains(event)
      else { return leaveOut("the action \(word(part["selector"]))") }
      // A controller and the views around a control hear it by the chain of responders.
      let target = part["destination"].flatMap { names[$0] } ?? "nil"
      add(
        "addTarget(\(target), action: Selector((\(StringLiteral.line(selector)))), for: .\(event))")
    case "outlet", "outletCollection":
      // Objects of the tree are properties of the class.
      if !ids.contains(part["destination"] ?? "") {
        leaveOut("the outlet \(word(part["property"]))")
      }
    case "segue":
      leaveOut(part["identifier"].map { "the segue \(word($0))" } ?? "a segue")
    default: leaveOut(ViewLook.title(of: part))
    }
  }
}
