@_spi(Printing) import AnchorageCode

/// The names of a tree's views and constraints in code.
///
/// A view is named after its outlet, else after its name in Interface Builder, else after
/// its class and its text. Names depend on the file alone, so they are the same in every run.
struct CodeNames {
  /// The names by object identifiers; that of the root is not among them.
  private(set) var views: [String: String] = [:]
  /// The names of constraints that have outlets.
  private(set) var constraints: [String: String] = [:]

  init(of tree: InterfaceTree) {
    let reserved = ReservedNames.all(for: tree.root.kind)
    var names = UniqueNames(without: reserved)
    /// A name that the class of the root leaves free: `name` is `nameLabel`.
    func allowed(_ name: String, _ view: InterfaceView) -> String {
      guard reserved.contains(name) else { return name }
      let suffix = view.kind.nameSuffix
      // Interface Builder calls a view a view, too.
      return "\(name)".lowercased() == suffix.lowercased() ? "inner\(suffix)" : name + suffix
    }
    let descendants = Array(tree.views.dropFirst())
    var outlets: [String: String] = [:]
    for outlet in tree.outlets where outlets[outlet.destination] == nil {
      let name = CodeWords(outlet.property).lowerCamelCase
      // An array of outlets has one name for many views.
      if !name.isEmpty { outlets[outlet.destination] = outlet.isCollection ? name + "Item" : name }
    }
    let isCell = tree.root.kind == .tableCell || tree.root.kind == .collectionCell
    // Views that have a name get it first, whatever stands before them.
    for view in descendants {
      if isCell, view.kind == .contentView, views.values.allSatisfy({ $0 != "contentView" }) {
        // UIKit's cells have it.
        views[view.id] = "contentView"
      } else if let name = outlets[view.id] {
        views[view.id] = names.unique(allowed(name, view))
      }
    }
    for view in descendants where views[view.id] == nil {
      guard let label = view.userLabel else { continue }
      let name = CodeWords(label).lowerCamelCase
      if !name.isEmpty { views[view.id] = names.unique(allowed(name, view)) }
    }
    for view in descendants where views[view.id] == nil {
      views[view.id] = names.unique(allowed(CodeNames.name(byContent: view), view))
    }
    for constraint in tree.constraints {
      guard let name = outlets[constraint.id], constraints[constraint.id] == nil else { continue }
      constraints[constraint.id] = names.unique(reserved.contains(name) ? name + "Constraint" : name)
    }
  }

  /// A name by the class and the text of a view: `signInButton`.
  private static func name(byContent view: InterfaceView) -> String {
    let suffix = view.kind.nameSuffix
    if let custom = view.customClass {
      let name = CodeWords(custom.name).lowerCamelCase
      if !name.isEmpty { return name }
    }
    if view.kind == .web || view.kind == .unknown {
      let name = CodeWords(view.elementName).lowerCamelCase
      if !name.isEmpty { return name }
    }
    // A long text is no name.
    let words = CodeWords(view.kind.nameText, limit: (3, 24)).lowerCamelCase
    if words.isEmpty { return suffix.prefix(1).lowercased() + suffix.dropFirst() }
    return words.lowercased().hasSuffix(suffix.lowercased()) ? words : words + suffix
  }
}
