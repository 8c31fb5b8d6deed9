import AnchorageHeadless
import AnchorageDrawing

/// One of two layouts that should be the same: its views by name, and why they are where they are.
struct ComparedLayout {
  /// A view and its place in the coordinates of the root.
  struct Item {
    let view: LayoutView
    let frame: LayoutRect
    /// The name of the view, or of its class.
    let name: String
    /// How many views with this name come before it, not counting the root.
    let index: Int
  }

  private struct Key: Hashable {
    let name: String
    let index: Int
  }

  private let root: LayoutView
  /// The views, parents before their subviews.
  private let items: [Item]
  /// The views inside of the root.
  private let itemsByKey: [Key: Item]
  private let explain: (LayoutView, LayoutAttribute) -> String

  /// Reads the present frames of a tree.
  ///
  /// - Parameters:
  ///   - root: The view whose coordinates count.
  ///   - explain: Says why an attribute of a view has its value.
  init(of root: LayoutView, explain: @escaping (LayoutView, LayoutAttribute) -> String) {
    (self.root, self.explain) = (root, explain)
    var items: [Item] = []
    var counts: [String: Int] = [:]
    // A stack instead of recursion, because trees may be deep.
    var stack = [(view: root, corner: LayoutPoint.zero)]
    while let (view, corner) = stack.popLast() {
      let name = view.name.isEmpty ? "\(type(of: view))" : view.name
      items.append(
        Item(
          view: view, frame: LayoutRect(origin: corner, size: view.frame.size), name: name,
          index: counts[name, default: 0]))
      if view !== root { counts[name, default: 0] += 1 }
      let shown = view.bounds.origin
      for subview in view.subviews.reversed() {
        let place = subview.frame.origin
        stack.append(
          (subview, LayoutPoint(x: corner.x + place.x - shown.x, y: corner.y + place.y - shown.y)))
      }
    }
    self.items = items
    let inside = items.dropFirst().map { (Key(name: $0.name, index: $0.index), $0) }
    itemsByKey = Dictionary(inside) { first, _ in first }
  }

  /// The failure of a new layout that differs from this one; `nil` if it is the same.
  func failure(beside new: ComparedLayout, ignoring ignored: Set<String>) -> LayoutFailure? {
    if root === new.root {
      return LayoutFailure(message: "the layout of \(root.quotedName) is compared with itself")
    }
    // The roots are a pair whatever they are called.
    var pairs: [(old: Item?, new: Item?)] = [(items[0], new.items[0])]
    for item in items.dropFirst() {
      pairs.append((item, new.itemsByKey[Key(name: item.name, index: item.index)]))
    }
    for item in new.items.dropFirst() where itemsByKey[Key(name: item.name, index: item.index)] == nil {
      pairs.append((nil, item))
    }
    let different = pairs.filter { old, new in
      !ignored.contains(old?.name ?? new?.name ?? "") && ComparedLayout.differ(old, new)
    }
    guard let (first, second) = different.first, let item = first ?? second else { return nil }
    var lines = [
      "the new layout of \(root.quotedName) differs from the old in \(different.count) of \(pairs.count) views, first in '\(item.title)'"
    ]
    lines.append(first.map { "- \($0.line)" } ?? "note: only the new layout has '\(item.title)'")
    lines.append(second.map { "+ \($0.line)" } ?? "note: the new layout has no '\(item.title)'")
    if let first, let second {
      for attribute in ComparedLayout.attributes(first, second) {
        lines.append("old: \(explain(first.view, attribute))")
        lines.append("new: \(new.explain(second.view, attribute))")
      }
    }
    return LayoutFailure(message: lines.joined(separator: "\n"), drawing: new.root.drawing)
  }

  private static func differ(_ old: Item?, _ new: Item?) -> Bool {
    guard let old, let new else { return true }
    return old.view.isHidden != new.view.isHidden || !attributes(old, new).isEmpty
  }

  /// The attributes of two views with different values.
  private static func attributes(_ old: Item, _ new: Item) -> [LayoutAttribute] {
    func differ(_ a: Double, _ b: Double) -> Bool { !(abs(a - b) <= 0.005) }
    let (a, b) = (old.frame, new.frame)
    var attributes: [LayoutAttribute] = []
    let isLeftToRight = new.view.effectiveLayoutDirection == .leftToRight
    if isLeftToRight ? differ(a.minX, b.minX) : differ(a.maxX, b.maxX) { attributes.append(.leading) }
    if differ(a.minY, b.minY) { attributes.append(.top) }
    if differ(a.width, b.width) { attributes.append(.width) }
    if differ(a.height, b.height) { attributes.append(.height) }
    return attributes
  }
}

extension ComparedLayout.Item {
  /// The name in sentences, with an index from the second view of that name on.
  fileprivate var title: String { index == 0 ? name : "\(name)[\(index)]" }

  /// The frame as in a table.
  fileprivate var line: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { value in
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
    return "\(title)  \(numbers.joined(separator: "  "))\(view.isHidden ? "  hidden" : "")"
  }
}
