import AnchorageHeadless

extension DocumentReader {
  /// Reads a view and all inside it.
  mutating func readView(
    _ element: InterfaceElement, _ surroundings: Surroundings, holder: String = ""
  ) -> InterfaceView {
    let id = identifier(of: element, holder: holder)
    noteUnknownAttributes(of: element)
    var view = InterfaceView(
      id: id, position: element.position, elementName: element.name, kind: kind(of: element),
      key: element.key,
      customClass: customClass(of: element), userLabel: element["userLabel"],
      reuseIdentifier: element["reuseIdentifier"],
      frame: frame(of: element, heightBelow: surroundings.heightBelow),
      autoresizingMask: autoresizingMask(of: element, isUpsideDown: surroundings.heightBelow != nil),
      translatesAutoresizingMask: flag(
        "translatesAutoresizingMaskIntoConstraints", of: element, default: true),
      hasFixedFrame: flag("fixedFrame", of: element), isMisplaced: flag("misplaced", of: element),
      isAmbiguous: flag("ambiguous", of: element),
      verification: choice(
        "verifyAmbiguity", of: element, among: ["ignoreSizes": .ignoreSizes, "off": .off], default: .on),
      isHidden: flag("hidden", of: element),
      hugging: priorities("HuggingPriority", of: element, default: .low),
      compressionResistance: priorities("CompressionResistancePriority", of: element, default: .high),
      placeholderWidth: placeholder("placeholderIntrinsicWidth", of: element),
      placeholderHeight: placeholder("placeholderIntrinsicHeight", of: element),
      margins: margins(of: element),
      preservesSuperviewLayoutMargins: flag("preservesSuperviewLayoutMargins", of: element),
      insetsLayoutMarginsFromSafeArea: flag("insetsLayoutMarginsFromSafeArea", of: element, default: true),
      followsReadableWidth: flag("layoutMarginsFollowReadableWidth", of: element),
      alignmentStyle: toolkit == .cocoa ? InterfaceAlignmentStyle(of: element) : nil, guides: [],
      subviews: [], constraints: [], variations: variations(of: element),
      element: DocumentReader.shallow(element))
    readChildren(of: element, into: &view, surroundings)
    return view
  }

  /// The element without the views and constraints inside it.
  private static func shallow(_ element: InterfaceElement) -> InterfaceElement {
    var shallow = InterfaceElement(
      name: element.name, attributes: element.attributes, position: element.position)
    shallow.children = element.children.filter {
      !["subviews", "constraints"].contains($0.name) && $0.key != "contentView"
    }
    return shallow
  }

  private mutating func identifier(of element: InterfaceElement, holder: String) -> String {
    let id: String
    if let given = element["id"] {
      id = given
    } else if element.key == "contentView", !holder.isEmpty {
      // Old cells do not name their content view, and their constraints are about the cell.
      id = holder + ".contentView"
    } else {
      note(.missingIdentifier(element.name), at: element)
      id = "line \(element.position)"
    }
    // References are to the first object with an identifier; the others go by their place.
    return seen.insert(id).inserted ? id : "\(id) in line \(element.position)"
  }

  private mutating func readChildren(
    of element: InterfaceElement, into view: inout InterfaceView, _ surroundings: Surroundings
  ) {
    var inner = surroundings
    (inner.container, inner.parent) = (view.id, element.name)
    if toolkit == .cocoa {
      inner.heightBelow = DocumentReader.isFlipped(element) ? nil : view.frame?.height ?? 0
    }
    for child in element.children {
      switch child.name {
      case "rect", "autoresizingMask", "variation", "customSpacing", "connections": break
      case "edgeInsets", "directionalEdgeInsets":
        if !isMargins(child) {
          note(.unknownValue(child.key ?? "", attribute: "key", of: child.name), at: child)
        }
      case "subviews", "beginningViews", "middleViews", "endViews":
        for subview in child.children { readSubview(subview, of: &view, inner) }
      case "gridCells":
        for subview in child.children.flatMap(\.children) { readSubview(subview, of: &view, inner) }
      case "constraints":
        for constraint in child.children {
          if let constraint = readConstraint(constraint, holder: view.id) {
            view.constraints.append(constraint)
          }
        }
      case "viewLayoutGuide", "layoutGuide": readGuide(child, of: &view)
      case "layoutGuides": for guide in child.children { readGuide(guide, of: &view) }
      default: readOther(child, of: element, into: &view, inner)
      }
    }
  }

  private mutating func readSubview(
    _ element: InterfaceElement, of view: inout InterfaceView, _ surroundings: Surroundings
  ) {
    readOutlets(of: element)
    view.subviews.append(readView(element, surroundings, holder: view.id))
  }

  private mutating func readOther(
    _ child: InterfaceElement, of element: InterfaceElement, into view: inout InterfaceView,
    _ surroundings: Surroundings
  ) {
    if child.key == "contentView" {
      readSubview(child, of: &view, surroundings)
    } else if ignores(child) {
      return
    } else if viewElements[child.name] != nil {
      guard child["reference"] == nil else { return }
      readOutlets(of: child)
      readTree(child, surroundings)
    } else if containers.contains(child.name) {
      readOutlets(of: child)
      readTrees(in: child, surroundings)
    } else if !InterfaceVocabulary.ignoredElements.contains(child.name) {
      note(.unknownElement(child.name, in: element.name), at: child)
    }
  }

  private mutating func noteUnknownAttributes(of element: InterfaceElement) {
    let own = viewElements[element.name] ?? []
    for name in element.attributeNames
    where !own.contains(name) && !InterfaceVocabulary.viewAttributes.contains(name)
      && !ignoredAttributes.contains(name)
    {
      note(.unknownAttribute(name, value: element[name] ?? "", of: element.name), at: element)
    }
  }

  private mutating func readGuide(_ element: InterfaceElement, of view: inout InterfaceView) {
    guard let id = element["id"] else { return note(.missingIdentifier(element.name), at: element) }
    guard let key = element.key, let kind = InterfaceGuide.Kind(rawValue: key) else {
      return note(.unknownValue(element.key ?? "", attribute: "key", of: element.name), at: element)
    }
    view.guides.append(InterfaceGuide(id: id, kind: kind, owner: view.id, position: element.position))
  }

  // MARK: Properties of all views

  private mutating func frame(of element: InterfaceElement, heightBelow: Double?) -> LayoutRect? {
    guard let child = element.children.first(where: { $0.name == "rect" && $0.key == "frame" }) else {
      return nil
    }
    var frame = rectangle(of: child)
    if let heightBelow, let rect = frame { frame?.origin.y = heightBelow - rect.minY - rect.height }
    return frame
  }

  private mutating func autoresizingMask(
    of element: InterfaceElement, isUpsideDown: Bool
  ) -> LayoutAutoresizingMask? {
    // A view of AppKit that does not resize stays where it is from the bottom.
    let fixed: LayoutAutoresizingMask = isUpsideDown ? .flexibleTopMargin : []
    guard let child = element.child(named: "autoresizingMask") else { return isUpsideDown ? fixed : nil }
    // In AppKit the margin with the smaller coordinates is the one at the bottom.
    let (above, below) =
      isUpsideDown ? ("flexibleMaxY", "flexibleMinY") : ("flexibleMinY", "flexibleMaxY")
    let flags: [(String, LayoutAutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), (above, .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), (below, .flexibleBottomMargin),
    ]
    var mask: LayoutAutoresizingMask = []
    for (name, part) in flags where flag(name, of: child) { mask.insert(part) }
    return mask.isDisjoint(with: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
      ? mask.union(fixed) : mask
  }

  private mutating func priorities(
    _ suffix: String, of element: InterfaceElement, default standard: LayoutPriority
  ) -> LayoutContentPriorities {
    LayoutContentPriorities(
      horizontal: priority("horizontal\(suffix)", of: element, default: standard),
      vertical: priority("vertical\(suffix)", of: element, default: standard))
  }

  private mutating func placeholder(
    _ attribute: String, of element: InterfaceElement
  ) -> InterfaceView.Placeholder? {
    if element[attribute] == "infinite" { return .infinite }
    return number(attribute, of: element).map { .length($0) }
  }

  /// Whether an element has the margins of a view; stack views of AppKit have insets at their edges instead.
  private func isMargins(_ element: InterfaceElement) -> Bool {
    let keys = toolkit == .cocoa ? ["edgeInsets"] : ["layoutMargins", "directionalLayoutMargins"]
    return element.key.map { keys.contains($0) } ?? false
  }

  private mutating func margins(of element: InterfaceElement) -> InterfaceView.Margins? {
    for child in element.children where isMargins(child) {
      let (top, bottom) = (number("top", of: child) ?? 0, number("bottom", of: child) ?? 0)
      if child.name == "edgeInsets" {
        return .plain(
          top: top, left: number("left", of: child) ?? 0, bottom: bottom,
          right: number("right", of: child) ?? 0)
      }
      if child.name == "directionalEdgeInsets" {
        return .directional(
          LayoutInsets(
            top: top, leading: number("leading", of: child) ?? 0, bottom: bottom,
            trailing: number("trailing", of: child) ?? 0))
      }
    }
    return nil
  }
}
