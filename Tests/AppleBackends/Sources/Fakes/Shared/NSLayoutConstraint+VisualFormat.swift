// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@testable internal import HeadlessAnchorage

extension NSLayoutConstraint {
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  }

  /// Makes the constraints of a format, which are not active.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { $0 as? any FakeItem }
    let numbers: [String: Double] = (metrics ?? [:]).compactMapValues { metric in
      (metric as? Double) ?? (metric as? CGFloat).map { Double($0) } ?? (metric as? Int).map { Double($0) }
    }
    guard
      var visual = try? VisualFormat(format, .dictionaries(metrics: numbers, views: items.keys.sorted()))
    else {
      FakeExceptions.raise("NSInvalidArgumentException", "Unable to parse constraint format: \(format)")
      return []
    }
    let chosen = LayoutConstraint.FormatOptions(rawValue: options.rawValue)
    visual.direction = chosen.direction
    #if FAKE_UIKIT
    let statements = visual.statements(standardEdge: .margin)
    #else
    let statements = visual.statements(standardEdge: .inset(20))
    #endif
    var made = statements.compactMap(\.equation).map { make($0, items) }
    let named = visual.views.compactMap { $0.item.name.flatMap { items[$0] } }
    for attribute in chosen.alignments {
      let attribute = Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
      for (one, next) in zip(named, named.dropFirst()) {
        made.append(
          make(
            [FakeTerm(item: one, attribute: attribute)], .equal,
            [FakeTerm(item: next, attribute: attribute)]))
      }
    }
    return made
  }

  private class func make(_ equation: FormatEquation, _ items: [String: any FakeItem]) -> NSLayoutConstraint {
    let first = equation.first.item.name.flatMap { items[$0] }
    func terms(_ anchor: FormatEquation.Anchor) -> [FakeTerm] {
      let attribute = Attribute(rawValue: anchor.attribute.rawValue) ?? .notAnAttribute
      if let name = anchor.item.name { return [FakeTerm(item: items[name], attribute: attribute)] }
      // `|` is the superview of the first item.
      let superview = ((first?.headless as? LayoutView)?.superview as? any FakeBox)?.fake
      return [FakeTerm(item: superview, attribute: anchor.isMargin ? attribute.ofMargin : attribute)]
    }
    let constraint = make(
      terms(equation.first), Relation(rawValue: equation.relation.rawValue) ?? .equal,
      equation.second.map(terms) ?? [], equation.multiplier, equation.constant)
    constraint.priority = FakePriority(Float(equation.priority))
    return constraint
  }
}

extension FormatItem {
  fileprivate var name: String? { if case .name(let name) = self { name } else { nil } }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the margins, which only UIKit has.
  fileprivate var ofMargin: Self {
    #if FAKE_UIKIT
    let margins: [Self: Self] = [
      .leading: .leadingMargin, .trailing: .trailingMargin, .top: .topMargin, .bottom: .bottomMargin,
      .left: .leftMargin, .right: .rightMargin,
    ]
    return margins[self] ?? self
    #else
    return self
    #endif
  }
}
