import Anchorage
import AnchorageHeadless

/// Finds points of an item that follow points of another: `badge.centerXY == avatar.topTrailing.offset(x: -4)`.
enum PointComposite {
  private struct Key: Hashable {
    let first: CodeItem
    let second: CodeItem
    let relation: LayoutRelation
    let priority: LayoutPriority
  }

  static func find(in pool: inout EquationPool, _ language: CodeLanguage) -> [CodeStatement] {
    var statements: [CodeStatement] = []
    let groups = pool.groups { equation -> Key? in
      guard equation.isPlain, let second = equation.second else { return nil }
      return Key(
        first: equation.first.item, second: second.item, relation: equation.relation,
        priority: equation.priority)
    }
    for (key, members) in groups {
      let across = members.filter { $0.first.attribute.isPlaceAcross }
      var down = members.filter { $0.first.attribute.isPlaceDown }
      for x in across {
        guard
          let place = down.firstIndex(where: {
            name($0, x, { $0.first.attribute }) != nil && target($0, x) != nil
          }),
          let property = name(down[place], x, { $0.first.attribute }), let target = target(down[place], x)
        else { continue }
        let y = down.remove(at: place)
        statements.append(
          CodeStatement(
            subjects: [key.first], property: property,
            rest: "\(key.relation.sign) \(language.property(target, of: key.second))"
              + offset(x.constant, y.constant) + CodeLanguage.priority(key.priority), equations: [x, y]))
        pool.take([x, y])
      }
    }
    pool.settle()
    return statements
  }

  private static func target(_ y: CodeEquation, _ x: CodeEquation) -> String? {
    guard let across = x.second?.attribute, let down = y.second?.attribute else { return nil }
    return name(across, down)
  }

  private static func name(
    _ y: CodeEquation, _ x: CodeEquation, _ attribute: (CodeEquation) -> LayoutAttribute
  ) -> String? {
    name(attribute(x), attribute(y))
  }

  /// The name of a point by its two attributes.
  private static func name(_ x: LayoutAttribute, _ y: LayoutAttribute) -> String? {
    switch (x, y) {
    case (.centerX, .centerY): "centerXY"
    case (.leading, .top): "topLeading"
    case (.trailing, .top): "topTrailing"
    case (.leading, .bottom): "bottomLeading"
    case (.trailing, .bottom): "bottomTrailing"
    case (.left, .top): "topLeft"
    case (.right, .top): "topRight"
    case (.left, .bottom): "bottomLeft"
    case (.right, .bottom): "bottomRight"
    default: nil
    }
  }

  private static func offset(_ x: Double, _ y: Double) -> String {
    let parts = [
      x == 0 ? nil : "x: \(CodeLanguage.number(x))", y == 0 ? nil : "y: \(CodeLanguage.number(y))",
    ].compactMap { $0 }
    return parts.isEmpty ? "" : ".offset(\(parts.joined(separator: ", ")))"
  }
}

extension LayoutAttribute {
  /// Whether the attribute is a place along x.
  var isPlaceAcross: Bool { axis == .horizontal && self != .width }

  /// Whether the attribute is a place along y.
  var isPlaceDown: Bool { axis == .vertical && self != .height }
}
