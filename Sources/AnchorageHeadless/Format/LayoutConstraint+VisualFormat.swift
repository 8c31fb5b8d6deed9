import Anchorage

extension LayoutConstraint {
  /// Makes the constraints of a line in Apple's visual format language.
  ///
  ///     let views = ["icon": icon, "title": title]
  ///     try LayoutConstraint.constraints(visualFormat: "H:|-16-[icon(44)]-gap-[title(>=80)]", metrics: ["gap": 12], views: views)
  ///     // [icon.leading == root.leading + 16, icon.width == 44, title.leading == icon.trailing + 12, title.width >= 80]
  ///
  /// `H:`, which can be left out, begins a row, and `V:` a column; `|` is the superview of the adjacent view.
  /// A single `-` is 8 points between views, or the layout margin of the superview. A space or a size can
  /// have several bounds, `(>=8,<=20@750)`, and a negative space is in parentheses. A name is looked up among
  /// the metrics, then among the views. A format has no spaces, and unlike the DSL can't express multipliers,
  /// centres or ratios.
  ///
  /// Like those of any statement, the constraints are active at once or belong to the running `batch`; UIKit
  /// returns inactive ones. A format with a mistake makes none.
  ///
  /// - Parameters:
  ///   - format: The line.
  ///   - metrics: Numbers by name.
  ///   - views: Views and layout guides by their names in the line.
  ///   - options: The attributes to align, the direction, and the kind of the spaces.
  /// - Returns: The constraints: for each view, those of the space before it and of its size; then those of
  ///     the space after the last view, and those of the alignments.
  /// - Throws: A mistake with its column.
  /// - Complexity: O(*n*) for *n* characters and constraints.
  @discardableResult
  public static func constraints(
    visualFormat format: String, metrics: [String: Double] = [:], views: [String: HeadlessItem],
    options: FormatOptions = []
  ) throws(LayoutConstraint.FormatMistake) -> [LayoutConstraint] {
    let visual: VisualFormat
    let items: [HeadlessItem]
    do throws(FormatFailure) {
      visual = try VisualFormat(format, metrics: metrics, views: views.keys.sorted(), options)
      items = try visual.items(of: views, in: format)
    } catch {
      throw LayoutConstraint.FormatMistake(error, in: format)
    }
    let equations = visual.statements(standardEdge: .margin).compactMap { $0.equation }
    var made = equations.map { HeadlessBackend.install(LayoutEquation($0, views)) }
    for attribute in options.alignments {
      for (one, next) in zip(items, items.dropFirst()) {
        made.append(
          HeadlessBackend.install(
            one, next, _LayoutStatement(attribute, .equal, attribute, priority: .required)))
      }
    }
    return made
  }
}

extension VisualFormat {
  fileprivate init(
    _ format: String, metrics: [String: Double], views: [String],
    _ options: LayoutConstraint.FormatOptions
  ) throws(FormatFailure) {
    try self.init(format, .dictionaries(metrics: metrics, views: views))
    direction = options.direction
    spansBaselines = options.contains(.spacingBaselineToBaseline)
    let name = axis == .horizontal ? "horizontal" : "vertical"
    if spansBaselines, axis == .horizontal {
      throw FormatFailure(offset: 0, reason: "a horizontal format has no space from baseline to baseline")
    }
    for attribute in options.alignments where attribute.axis == axis || attribute.isDimension {
      throw FormatFailure(offset: 0, reason: "a \(name) format cannot align '\(attribute)'")
    }
  }

  /// The items of the format, in its order.
  fileprivate func items(
    of views: [String: HeadlessItem], in format: String
  ) throws(FormatFailure) -> [HeadlessItem] {
    let items = self.views.compactMap { view in view.item.name.flatMap { views[$0] } }
    let bars = format.utf8.enumerated().filter { $0.element == UInt8(ascii: "|") }.map { $0.offset }
    for (connection, item, offset) in [(opening, items.first, bars.first), (closing, items.last, bars.last)] {
      guard connection != nil, let item, let offset, item.container == nil else { continue }
      throw FormatFailure(offset: offset, reason: "'\(item.displayName)' has no superview")
    }
    return items
  }
}

extension LayoutEquation where Backend == HeadlessBackend {
  fileprivate init(_ equation: FormatEquation, _ views: [String: HeadlessItem]) {
    self.init(equation) { anchor in
      guard let view = equation.first.item.name.flatMap({ views[$0] }) else { return LayoutView() }
      if let name = anchor.item.name { return views[name] ?? view }
      // `|` is adjacent to the first item of its equation.
      guard let superview = view.container else { return view }
      return anchor.isMargin ? superview.margins : superview
    }
  }
}

extension FormatItem {
  fileprivate var name: String? { if case .name(let name) = self { name } else { nil } }
}

extension LayoutConstraint {
  /// Makes an inactive constraint from an equation of a format or a log.
  ///
  /// - Parameter item: Finds the item of an anchor.
  package convenience init(_ equation: FormatEquation, item: (FormatEquation.Anchor) -> HeadlessItem) {
    self.init(LayoutEquation(equation, item: item))
  }
}

extension LayoutEquation where Backend == HeadlessBackend {
  /// Creates an equation from an equation of a format or a log.
  ///
  /// - Parameter item: Finds the item of an anchor.
  init(_ equation: FormatEquation, item: (FormatEquation.Anchor) -> HeadlessItem) {
    let first = equation.first
    var left = _LayoutSum<HeadlessBackend>(_LayoutTerm(1, item(first), first.attribute))
    if let origin = equation.origin {
      let attribute = first.attribute.origin
      left.add(_LayoutTerm(-1, item(FormatEquation.Anchor(item: origin, attribute: attribute)), attribute))
    }
    let second = equation.second.map {
      _LayoutTerm<HeadlessBackend>(equation.multiplier, item($0), $0.attribute)
    }
    let right = _LayoutSum(second, [], constant: equation.constant)
    self.init(left, equation.relation, right, priority: LayoutPriority(Float(equation.priority)))
  }
}

extension LayoutAttribute {
  /// The edge from which a coordinate is measured.
  fileprivate var origin: LayoutAttribute {
    switch self {
    case .leading, .trailing: .leading
    case .left, .right, .centerX: .left
    default: .top
    }
  }
}
