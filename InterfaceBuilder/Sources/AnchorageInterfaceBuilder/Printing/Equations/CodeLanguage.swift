import AnchorageHeadless

/// How items, numbers and priorities are written: in a class of Swift, or in a scene.
struct CodeLanguage {
  /// The names of views by object identifiers.
  let names: [String: String]
  /// The name of the root: `self`, or `root` in scenes.
  let root: (id: String, name: String)
  /// The places of views in the document, by object identifiers.
  let order: [String: Int]
  /// The superviews by object identifiers.
  let parents: [String: String]
  /// The widest line of a statement.
  let width: Int

  init(_ tree: InterfaceTree, names: [String: String], rootName: String, width: Int) {
    self.names = names
    self.width = width
    root = (tree.root.id, rootName)
    order = Dictionary(tree.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    parents = Dictionary(
      tree.views.flatMap { view in view.subviews.map { ($0.id, view.id) } }
    ) { first, _ in first }
  }

  /// The name of an item, as in an array: `title`, `self`, `title.margins`.
  func name(of item: CodeItem) -> String {
    let isRoot = item.view == root.id
    let view = isRoot ? root.name : names[item.view] ?? "view"
    guard let area = item.area else { return view }
    return isRoot && root.name == "self" ? area.rawValue : "\(view).\(area.rawValue)"
  }

  /// A property of an item: `title.leading`, or `leading` for that of the class itself.
  func property(_ property: String, of item: CodeItem) -> String {
    if item.view == root.id, root.name == "self", item.area == nil { return property }
    return "\(name(of: item)).\(property)"
  }

  /// The place of an item in the document.
  func place(of item: CodeItem) -> Int { order[item.view] ?? 0 }

  /// The items in the order of the document.
  func sorted(_ items: [CodeItem]) -> [CodeItem] {
    items.sorted { (place(of: $0), name(of: $0)) < (place(of: $1), name(of: $1)) }
  }

  /// Whether two items are views with one superview.
  func areSiblings(_ a: CodeItem, _ b: CodeItem) -> Bool {
    guard a.area == nil, b.area == nil, a != b, let parent = parents[a.view] else { return false }
    return parents[b.view] == parent
  }

  // MARK: Numbers

  /// A number: `8`, `0.5`; without the noise of sums, which is far behind the point.
  static func number(_ exact: Double) -> String {
    // Larger numbers have no ten digits to spare.
    let value = abs(exact) < 1e6 ? (exact * 1e9).rounded() / 1e9 : exact
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int64(value))" }
    return "\(value)"
  }

  /// A number that was measured, to a hundredth of a point.
  static func measure(_ value: Double) -> String { number((value * 100).rounded() / 100) }

  /// A number that is added: ` + 8`, ` - 8`, or an empty text for zero.
  static func added(_ value: Double) -> String {
    let text = number(abs(value))
    return text == "0" ? "" : value < 0 ? " - \(text)" : " + \(text)"
  }

  /// A factor: ` * 0.5`, ` / 3`, ` * 16 / 9`, or an empty text for 1.
  static func factor(_ value: Double, written: String?) -> String {
    if value == 1 { return "" }
    let parts = written?.split(separator: ":").compactMap { Double($0) } ?? []
    if parts.count == 2, parts[1] != 0, abs(parts[0] / parts[1] - value) < 1e-9 {
      return ratio(parts[0], parts[1])
    }
    let text = number(value)
    if text.count <= 5 { return " * \(text)" }
    for divisor in 2...16 {
      let dividend = (value * Double(divisor)).rounded()
      if dividend != 0, abs(dividend / Double(divisor) - value) < 1e-9 {
        return ratio(dividend, Double(divisor))
      }
    }
    return " * \(text)"
  }

  private static func ratio(_ dividend: Double, _ divisor: Double) -> String {
    if divisor == 1 { return dividend == 1 ? "" : " * \(number(dividend))" }
    return (dividend == 1 ? "" : " * \(number(dividend))") + " / \(number(divisor))"
  }

  /// A priority behind a statement: ` ~ .high`, or an empty text for required.
  static func priority(_ priority: LayoutPriority) -> String {
    priority == .required ? "" : " ~ \(priority)"
  }
}
