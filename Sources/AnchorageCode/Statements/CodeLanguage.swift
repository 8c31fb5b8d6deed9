import Anchorage
import AnchorageHeadless

/// How items, numbers and priorities are written: in a class of Swift, or in a scene.
@_spi(Printing) public struct CodeLanguage {
  /// The names of views by identifiers.
  public let names: [String: String]
  /// The name of the root: `self`, or `root` in scenes.
  public let root: (id: String, name: String)
  /// The superviews by identifiers.
  public let parents: [String: String]
  /// The widest line of a statement.
  public let width: Int
  /// The places of views in the tree, by identifiers.
  private let order: [String: Int]
  /// How deep views are in the tree, and the place of the last view inside each, by their places.
  private let depths: [Int], lasts: [Int]
  /// The identifiers of the views that their frames place: the subject of a statement is not placed by its frame any more.
  private let placed: Set<String>
  /// The identifiers of guides that were added to views.
  private let guides: Set<String>

  /// Makes the language of a tree.
  ///
  /// - Parameters:
  ///   - root: The identifier of the root, and its name.
  ///   - views: The identifiers of views and their superviews, in the order of the tree.
  ///   - names: The names of all views but the root.
  ///   - guides: The identifiers of guides that were added to views, which are not in arrays with views.
  ///   - placed: The identifiers of views that their frames place.
  ///   - width: The widest line of a statement.
  public init(
    root: (id: String, name: String), views: [(id: String, parent: String?)], names: [String: String],
    guides: Set<String> = [], placed: Set<String> = [], width: Int
  ) {
    self.placed = placed
    (self.root, self.names, self.guides, self.width) = (root, names, guides, width)
    let order = Dictionary(firstOf: views.enumerated().map { ($1.id, $0) })
    self.order = order
    parents = Dictionary(firstOf: views.compactMap { view in view.parent.map { (view.id, $0) } })
    var (depths, lasts) = ([Int](repeating: 0, count: views.count), Array(views.indices))
    let places = views.map { view in view.parent.flatMap { order[$0] } }
    for (place, parent) in places.enumerated() {
      if let parent, parent < place { depths[place] = depths[parent] + 1 }
    }
    for (place, parent) in places.enumerated().reversed() {
      if let parent { lasts[parent] = max(lasts[parent], lasts[place]) }
    }
    (self.depths, self.lasts) = (depths, lasts)
  }

  /// The name of an item, as in an array: `title`, `self`, `title.margins`.
  public func name(of item: CodeItem) -> String {
    let isRoot = item.view == root.id
    let view = isRoot ? root.name : names[item.view] ?? "view"
    guard let area = item.area else { return view }
    return isRoot && root.name == "self" ? area.rawValue : "\(view).\(area.rawValue)"
  }

  /// A property of an item: `title.leading`, or `leading` for that of the class itself.
  public func property(_ property: String, of item: CodeItem) -> String {
    if item.view == root.id, root.name == "self", item.area == nil { return property }
    return "\(name(of: item)).\(property)"
  }

  /// The place of an item in the document.
  func place(of item: CodeItem) -> Int { order[item.view] ?? 0 }

  /// The items in the order of the document.
  func sorted(_ items: [CodeItem]) -> [CodeItem] {
    items.sorted { (place(of: $0), name(of: $0)) < (place(of: $1), name(of: $1)) }
  }

  /// Whether an item is a view, and not a guide.
  func isView(_ item: CodeItem) -> Bool { item.area == nil && !guides.contains(item.view) }

  /// Whether the frame of an item places it.
  func isPlaced(_ item: CodeItem) -> Bool { item.area == nil && placed.contains(item.view) }

  /// Whether two items are views with one superview.
  func areSiblings(_ a: CodeItem, _ b: CodeItem) -> Bool {
    guard isView(a), isView(b), a != b, let parent = parents[a.view] else { return false }
    return parents[b.view] == parent
  }

  // MARK: The order of sides

  /// The equation with its sides in the order in which a person writes them: the inner view before the outer, the
  /// later before the earlier.
  public func ordered(_ equation: CodeEquation) -> CodeEquation {
    guard let second = equation.second, equation.multiplier == 1, second.item != equation.first.item else {
      return equation
    }
    let flipped = equation.flipped()
    if isPlaced(equation.first.item) != isPlaced(second.item) {
      return isPlaced(second.item) ? equation : flipped
    }
    let (depth, other) = (depth(of: equation.first.item), depth(of: second.item))
    let isOuter = isInside(second.item, equation.first.item)
    let isInner = isInside(equation.first.item, second.item)
    if isOuter != isInner { return isOuter ? flipped : equation }
    if depth != other { return depth < other ? flipped : equation }
    let (start, end) = (equation.first.attribute, second.attribute)
    if start.isStart, end.isEnd { return equation }
    if start.isEnd, end.isStart { return flipped }
    guard start == end else { return equation }
    return place(of: equation.first.item) < place(of: second.item) ? flipped : equation
  }

  /// Whether an item is inside the view of another; a guide is outside of the views beside it.
  private func isInside(_ item: CodeItem, _ other: CodeItem) -> Bool {
    if item.view == other.view { return item.area == nil && other.area != nil }
    guard let place = order[item.view], let outer = order[other.view] else { return false }
    return outer <= place && place <= lasts[outer]
  }

  private func depth(of item: CodeItem) -> Int {
    let depth = (order[item.view].map { depths[$0] } ?? 0) * 2
    // A guide that was added to a view is as deep as one that the view made.
    return item.area != nil ? depth + 1 : guides.contains(item.view) ? depth - 1 : depth
  }

  // MARK: Numbers

  /// A number: `8`, `0.5`; without the noise of sums, which is far behind the point.
  public static func number(_ exact: Double) -> String {
    // Larger numbers have no ten digits to spare.
    let value = abs(exact) < 1e6 ? (exact * 1e9).rounded() / 1e9 : exact
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int64(value))" }
    return "\(value)"
  }

  /// A number that was measured, to a hundredth of a point.
  public static func measure(_ value: Double) -> String { number((value * 100).rounded() / 100) }

  /// A number that is added: ` + 8`, ` - 8`, or an empty text for zero.
  public static func added(_ value: Double) -> String {
    let text = number(abs(value))
    return text == "0" ? "" : value < 0 ? " - \(text)" : " + \(text)"
  }

  /// A factor: ` * 0.5`, ` / 3`, ` * 16 / 9`, or an empty text for 1.
  static func factor(_ value: Double, written: String?) -> String {
    if value == 1 { return "" }
    #if hasFeature(Embedded)
    let parts: [Double] = []  // There are no files of Interface Builder, and no C library that reads numbers.
    #else
    let parts = written?.split(separator: ":").compactMap { Double($0) } ?? []
    #endif
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
  public static func priority(_ priority: LayoutPriority) -> String {
    priority == .required ? "" : " ~ \(priority)"
  }
}

extension LayoutAttribute {
  /// Whether something begins at the edge: it follows what ends before it.
  fileprivate var isStart: Bool { self == .leading || self == .left || self == .top }

  fileprivate var isEnd: Bool { self == .trailing || self == .right || self == .bottom }
}

extension Dictionary {
  /// Makes a dictionary of pairs; of those with one key, the first counts.
  ///
  /// The initializer that asks which one counts cannot be compiled as Embedded Swift.
  init(firstOf pairs: [(Key, Value)]) {
    self.init(minimumCapacity: pairs.count)
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
