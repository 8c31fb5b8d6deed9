import Anchorage
import AnchorageHeadless

/// Which names code leaves free for the views of a tree, and what it calls the root.
struct NamingRules {
  /// The names that no view may have.
  let reserved: Set<String>
  /// The name of the root; `nil` if the root is named like its subviews.
  let root: String?

  /// Statements beside views that exist.
  static let statements = NamingRules(
    reserved: ReservedNames.keywords.union(["batch"]), root: nil)
  /// Lines of a scene.
  static let scene = NamingRules(reserved: ["in", "root", "superview"], root: "root")
  /// Properties of a view class.
  static let viewClass = NamingRules(reserved: ReservedNames.all.union(ReservedNames.types), root: "self")
}

/// The names of the views and guides of a tree in code, each once.
///
/// Views with names of their own come first, wherever they are, so that these names do not depend on views without one.
struct TreeNames {
  private(set) var views: [String]
  private(set) var guides: [String]

  init(_ views: [CodeOriginal], guides: [String], _ rules: NamingRules) {
    var unique = UniqueNames(without: rules.reserved)
    self.views = Array(repeating: "", count: views.count)
    self.guides = Array(repeating: "", count: guides.count)
    if let root = rules.root {
      self.views[0] = root
      _ = unique.unique(root)
    }
    for (index, view) in views.enumerated() where self.views[index].isEmpty {
      guard let name = TreeNames.name(view.identifier, view.nameSuffix, rules) else { continue }
      self.views[index] = unique.unique(name)
    }
    for (index, identifier) in guides.enumerated() {
      guard let name = TreeNames.name(identifier, "Guide", rules) else { continue }
      self.guides[index] = unique.unique(name)
    }
    for (index, view) in views.enumerated() where self.views[index].isEmpty {
      let name = TreeNames.name(view.nameByContent, view.nameSuffix, rules) ?? view.nameByContent
      self.views[index] = unique.unique(name)
    }
    for index in guides.indices where self.guides[index].isEmpty {
      self.guides[index] = unique.unique("guide")
    }
  }

  /// The name that a text is, or becomes; `nil` if nothing of it can be in a name.
  private static func name(_ text: String, _ suffix: String, _ rules: NamingRules) -> String? {
    let name = CodeWords.isName(text) ? text : CodeWords(text).lowerCamelCase
    if name.isEmpty { return nil }
    guard rules.reserved.contains(name) else { return name }
    return name.lowercased() == suffix.lowercased() ? "inner\(suffix)" : name + suffix
  }
}
