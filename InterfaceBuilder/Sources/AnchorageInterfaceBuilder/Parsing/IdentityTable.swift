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
