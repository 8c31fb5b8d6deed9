import AnchorageHeadless

/// Makes a model of the elements of a document, and notes all that it does not understand.
struct DocumentReader {
  let toolkit: InterfaceDocument.Toolkit
  let identities: IdentityTable
  var notes: [InterfaceNote]
  var trees: [InterfaceTree] = []
  var outlets: [InterfaceTree.Outlet] = []
  var images: [String: LayoutSize] = [:]
  var designableSizes: [String: LayoutSize] = [:]
  /// The views that were read, so that an identifier names one view only.
  var seen: Set<String> = []
  /// The identifiers of the constraints that were read.
  var constraintIDs: Set<String> = []

  /// The surroundings of an element that is not part of a tree.
  struct Surroundings {
    var controller: InterfaceTree.Controller?
    var controllerGuides: [InterfaceElement] = []
    /// The identifier of the object around the element.
    var container: String?
    var parent = ""
    /// The height of the view around a view of AppKit, whose saved frame counts from the bottom; `nil` if it does not.
    var heightBelow: Double?
  }

  init(_ root: InterfaceElement, for toolkit: InterfaceDocument.Toolkit) {
    self.toolkit = toolkit
    identities = IdentityTable(of: root, for: toolkit)
    notes = identities.notes
    readResources(of: root)
  }

  mutating func note(_ kind: InterfaceNote.Kind, at element: InterfaceElement) {
    notes.append(InterfaceNote(kind, at: element.position))
  }

  // MARK: The end of the file

  private mutating func readResources(of root: InterfaceElement) {
    for element in root.grandchildren(in: "resources") where element.name == "image" {
      guard let name = element["name"], let size = size(of: element) else { continue }
      images[name] = size
    }
    for element in root.grandchildren(in: "designables") where element.name == "designable" {
      guard let id = element["name"], let child = element.child(forKey: "intrinsicContentSize"),
        let size = size(of: child)
      else { continue }
      designableSizes[id] = size
    }
  }

  // MARK: Trees

  /// Reads the trees below an element that is not part of one.
  mutating func readTrees(in element: InterfaceElement, _ surroundings: Surroundings) {
    for child in element.children {
      readOutlets(of: child)
      if isView(child) {
        readTree(child, surroundings)
      } else {
        visit(child, surroundings)
      }
    }
  }

  private mutating func visit(_ element: InterfaceElement, _ surroundings: Surroundings) {
    var inner = surroundings
    inner.parent = element.name
    if element.name == "viewControllerPlaceholder" {
      let name = element["referencedIdentifier"] ?? "the first controller"
      note(.elsewhere("'\(name)' is in the storyboard '\(element["storyboardName"] ?? "")'"), at: element)
    } else if DocumentReader.isController(element) {
      inner.controller = controller(element)
      inner.controllerGuides = element.grandchildren(in: "layoutGuides")
      inner.container = element["id"]
    }
    readTrees(in: element, inner)
  }

  private static func isController(_ element: InterfaceElement) -> Bool {
    element.name.hasSuffix("Controller") || element.child(named: "layoutGuides") != nil
  }

  /// Whether an element outside of a tree is the root of one.
  private func isView(_ element: InterfaceElement) -> Bool {
    if element["reference"] != nil { return false }
    guard viewElements[element.name] != nil else { return false }
    let isBar = ["navigationBar", "toolbar", "tabBar"].contains(element.name) && element.key != nil
    return !isBar
  }

  private func controller(_ element: InterfaceElement) -> InterfaceTree.Controller {
    InterfaceTree.Controller(
      id: element["id"] ?? "", elementName: element.name, customClass: customClass(of: element),
      storyboardIdentifier: element["storyboardIdentifier"], title: element["title"],
      userLabel: element["userLabel"])
  }

  mutating func readTree(_ element: InterfaceElement, _ surroundings: Surroundings) {
    var around = surroundings
    around.heightBelow = nil
    var root = readView(element, around)
    let role = DocumentReader.role(of: element, in: surroundings)
    if role == .controllerView {
      for guide in surroundings.controllerGuides { readControllerGuide(guide, of: &root) }
    }
    trees.append(
      InterfaceTree(
        root: root, role: role, controller: surroundings.controller, container: surroundings.container,
        outlets: []))
  }

  private mutating func readControllerGuide(_ element: InterfaceElement, of root: inout InterfaceView) {
    guard let id = element["id"] else { return note(.missingIdentifier(element.name), at: element) }
    guard let type = element["type"], ["top", "bottom"].contains(type),
      let kind = InterfaceGuide.Kind(rawValue: type)
    else {
      return note(.unknownValue(element["type"] ?? "", attribute: "type", of: element.name), at: element)
    }
    root.guides.append(InterfaceGuide(id: id, kind: kind, owner: root.id, position: element.position))
  }

  private static func role(of element: InterfaceElement, in surroundings: Surroundings) -> InterfaceTree.Role
  {
    let key = element.key ?? ""
    // A view of a bar or menu of AppKit has the key of a controller's view.
    if ["toolbarItem", "menuItem"].contains(surroundings.parent) { return .barItem }
    switch element.name {
    case "tableViewCell", "tableCellView": return .tableCell
    case "collectionViewCell": return .collectionCell
    default:
      if key.hasSuffix("HeaderView") { return .header }
      if key.hasSuffix("FooterView") { return .footer }
      if key == "backgroundView" || key == "selectedBackgroundView" { return .background }
      if key == "customView" || key == "titleView" { return .barItem }
      return key == "view" && surroundings.controller != nil && surroundings.parent != "tabViewItem"
        ? .controllerView : .topLevelView
    }
  }

  // MARK: Outlets

  mutating func readOutlets(of element: InterfaceElement) {
    for connection in element.grandchildren(in: "connections") {
      guard ["outlet", "outletCollection"].contains(connection.name) else { continue }
      guard let property = connection["property"], let destination = connection["destination"] else {
        note(.missingIdentifier(connection.name), at: connection)
        continue
      }
      if identities.entries[destination] == nil {
        note(.missingReference(destination, attribute: "destination", of: connection.name), at: connection)
      }
      outlets.append(
        InterfaceTree.Outlet(
          property: property, owner: element["id"] ?? "", destination: destination,
          isCollection: connection.name == "outletCollection", position: connection.position))
    }
  }

  /// Gives each tree the outlets to objects in it.
  mutating func shareOutlets() {
    var treeOf: [String: Int] = [:]
    for (index, tree) in trees.enumerated() {
      for view in tree.views {
        treeOf[view.id] = index
        for guide in view.guides { treeOf[guide.id] = index }
        for constraint in view.constraints { treeOf[constraint.id] = index }
      }
    }
    for outlet in outlets.sorted(by: { $0.position < $1.position }) {
      if let index = treeOf[outlet.destination] { trees[index].outlets.append(outlet) }
    }
  }
}

/// The objects of a file by their identifiers.
struct IdentityTable {
  /// The kinds of objects that have identifiers.
  enum Kind: Hashable {
    case view
    case guide
    case other
  }

  /// The object with an identifier; the first, if there are more.
  struct Entry {
    let kind: Kind
    let elementName: String
    let position: InterfacePosition
  }

  private let viewElements: [String: Set<String>]
  private(set) var entries: [String: Entry] = [:]
  /// A note for each identifier that two objects have.
  private(set) var notes: [InterfaceNote] = []

  /// The elements whose `id` names a device and no object.
  private static let others: Set<String> = ["device", "adaptation", "deployment"]

  init(of root: InterfaceElement, for toolkit: InterfaceDocument.Toolkit) {
    viewElements = InterfaceVocabulary.viewElements(of: toolkit)
    add(root, parent: "")
  }

  private mutating func add(_ element: InterfaceElement, parent: String) {
    if let id = element["id"], !IdentityTable.others.contains(element.name) {
      if let first = entries[id] {
        notes.append(
          InterfaceNote(.repeatedIdentifier(id, firstLine: first.position.line), at: element.position))
      } else {
        let kind = kind(of: element, parent: parent)
        entries[id] = Entry(kind: kind, elementName: element.name, position: element.position)
      }
    }
    for child in element.children { add(child, parent: element.name) }
  }

  private func kind(of element: InterfaceElement, parent: String) -> Kind {
    if parent == "subviews" || viewElements[element.name] != nil { return .view }
    return ["viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide"].contains(element.name)
      ? .guide : .other
  }

  /// The view or guide that a constraint names.
  func reference(to id: String) -> InterfaceConstraint.Reference {
    switch entries[id]?.kind {
    case .view: .view(id)
    case .guide: .guide(id)
    case .other, nil: .missing(id)
    }
  }
}
