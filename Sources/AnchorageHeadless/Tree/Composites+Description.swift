import Anchorage

// Edges, sizes, points and lists as the DSL writes them, so that `print(card.edges)` shows what was written.

extension EdgeAnchors: CustomStringConvertible where Backend == HeadlessBackend {
  /// The edges as the DSL writes them.
  ///
  ///     print(card.edges.inset(by: 8))                       // card.edges.inset(by: 8)
  ///     print(card.edges.excluding(.bottom) ~ .high)         // card.edges.excluding(.bottom) ~ .high
  public var description: String {
    "\(items.text).\(name)\(isAbsolute ? ".absolute" : "")\(movement)\(text(of: priority))"
  }

  private var name: String {
    switch edges {
    case .all: return "edges"
    case .horizontal: return "horizontalEdges"
    case .vertical: return "verticalEdges"
    default:
      let names: [(LayoutEdges, String)] = [
        (.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"), (.trailing, ".trailing"),
      ]
      let others = names.filter { !edges.contains($0.0) }.map { $0.1 }
      return "edges.excluding(\(others.joined(separator: ", ")))"
    }
  }

  /// How the edges were moved, as a call.
  private var movement: String {
    let insets = LayoutInsets(top: top, leading: leading, bottom: -bottom, trailing: -trailing)
    if insets == .zero { return "" }
    if insets == LayoutInsets(insets.top) {
      return insets.top < 0
        ? ".outset(by: \(text(of: -insets.top)))" : ".inset(by: \(text(of: insets.top)))"
    }
    if insets == LayoutInsets(horizontal: insets.leading, vertical: insets.top) {
      return ".inset(\(arguments([("horizontal", insets.leading), ("vertical", insets.top)])))"
    }
    if top == bottom && leading == trailing { return ".offset(\(arguments([("x", leading), ("y", top)])))" }
    let numbers: [(label: String, number: Double)] = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    return ".inset(by: LayoutInsets(\(arguments(numbers))))"
  }
}

extension SizeAnchors: CustomStringConvertible where Backend == HeadlessBackend {
  /// The size as the DSL writes it.
  ///
  ///     print(photo.size * 0.5)  // photo.size * 0.5
  public var description: String {
    if case .numbers = items { return constantText + text(of: priority) }
    let sum =
      constant == .zero
      ? "" : constant.width < 0 && isEven ? " - " + text(of: -constant.width) : " + " + constantText
    return "\(items.text).size\(factorText(of: multiplier))\(sum)\(text(of: priority))"
  }

  private var isEven: Bool { constant.width == constant.height }

  private var constantText: String {
    isEven
      ? text(of: constant.width)
      : "LayoutSize(width: \(text(of: constant.width)), height: \(text(of: constant.height)))"
  }
}

extension PointAnchors: CustomStringConvertible where Backend == HeadlessBackend {
  /// The point as the DSL writes it.
  ///
  ///     print(photo.topTrailing.offset(x: -4, y: 4))  // photo.topTrailing.offset(x: -4, y: 4)
  public var description: String {
    let corner: String? =
      switch x {
      case .leading: "Leading"
      case .trailing: "Trailing"
      case .left: "Left"
      case .right: "Right"
      default: nil
      }
    let name = corner.map { "\(y)\($0)" } ?? "centerXY"
    let movement = offset == .zero ? "" : ".offset(\(arguments([("x", offset.x), ("y", offset.y)])))"
    return "\(items.text).\(name)\(movement)\(text(of: priority))"
  }
}

extension AnchorList: CustomStringConvertible where Backend == HeadlessBackend {
  /// The anchors as the DSL writes them.
  ///
  ///     print([title, badge].leading)  // [title, badge].leading
  public var description: String {
    switch members {
    case .items(let items, let attribute): "\(CompositeItems<Backend>.several(items).text).\(attribute)"
    case .expressions(let expressions):
      "[\(expressions.map { $0.description }.joined(separator: ", "))]"
    }
  }
}

extension CompositeItems where Backend == HeadlessBackend {
  /// The name of the item, or of those of an array.
  fileprivate var text: String {
    switch self {
    case .numbers: ""
    case .one(let item): item.displayName
    case .several(let items): "[\(items.map { $0.displayName }.joined(separator: ", "))]"
    }
  }
}

/// The arguments of a call, without those that are zero.
private func arguments(_ values: [(label: String, number: Double)]) -> String {
  values.filter { $0.number != 0 }.map { "\($0.label): \(text(of: $0.number))" }.joined(separator: ", ")
}

private func text(of priority: LayoutPriority?) -> String { priority.map { " ~ \($0)" } ?? "" }
