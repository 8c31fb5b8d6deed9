import AnchorageHeadless

extension LayoutBuilder {
  /// How large a view's content is, and why; `nil` if it has none.
  func content(of model: InterfaceView) -> InterfaceContent? {
    let none = LayoutView.noIntrinsicMetric
    var (size, source) = natural(model) ?? (LayoutSize(width: none, height: none), .placeholder)
    if let placeholder = model.placeholderWidth { (size.width, source) = (placeholder.length, .placeholder) }
    if let placeholder = model.placeholderHeight {
      (size.height, source) = (placeholder.length, .placeholder)
    }
    return size.width == none && size.height == none
      ? nil : InterfaceContent(id: model.id, size: size, source: source)
  }

  private func natural(_ model: InterfaceView) -> (LayoutSize, InterfaceContent.Source)? {
    switch model.kind {
    case .imageView(let image):
      // The size of a symbol is that of its drawing, and not the one on the screen.
      if image.catalog != "system", let size = image.size { return (size, .resources) }
      return image.name == nil ? nil : savedSize(model, (true, true))
    case .plain, .contentView, .visualEffect, .container, .web, .unknown:
      return document.designableSizes[model.id].map { ($0, .designable) } ?? emptyArrangedSize(model)
    case .textView(let text): return text.scrolls ? nil : savedSize(model, (true, true))
    // A field of AppKit is as wide as it is made.
    case .textField where document.toolkit == .cocoa: return savedSize(model, (false, true))
    default: return savedSize(model, model.kind.contentAxes)
    }
  }

  private func savedSize(
    _ model: InterfaceView, _ axes: (horizontal: Bool, vertical: Bool)
  ) -> (LayoutSize, InterfaceContent.Source)? {
    guard axes.horizontal || axes.vertical, let rect = geometry.alignmentRect(of: model.id) else {
      return nil
    }
    let none = LayoutView.noIntrinsicMetric
    let size = LayoutSize(
      width: axes.horizontal ? max(0, rect.width) : none, height: axes.vertical ? max(0, rect.height) : none)
    return (size, .savedFrame)
  }

  private func emptyArrangedSize(_ model: InterfaceView) -> (LayoutSize, InterfaceContent.Source)? {
    guard document.toolkit == .cocoaTouch, arrangedIDs.contains(model.id),
      model.subviews(in: traits).isEmpty
    else { return nil }
    return (LayoutSize(width: 240, height: 128), .emptyArrangedView)
  }

  /// Where the baselines of a view's text are.
  ///
  /// Those of a label are the font's, from its top and its bottom; controls have their text in the middle.
  func baselines(of model: InterfaceView, height: Double) -> (first: Double, last: Double, isMeasured: Bool) {
    let font: InterfaceFont?
    var isCentered = true
    switch model.kind {
    case .label(let text), .textView(let text): (font, isCentered) = (text.font, false)
    case .textField(let text): font = text.font
    case .button(let button): font = button.font
    case .appKit:
      let first = measuredBaseline(.firstBaseline, of: model.id)
      let last = measuredBaseline(.lastBaseline, of: model.id)
      return (first ?? 0, last ?? 0, first != nil || last != nil)
    default: return (0, 0, false)
    }
    let standard = InterfaceFont(
      style: nil, type: "system", name: nil, family: nil, weight: nil, pointSize: 17)
    let (ascent, descent) = ((font ?? standard).ascent, (font ?? standard).descent)
    let space = isCentered ? (height - ascent - descent) / 2 : 0
    let first = measuredBaseline(.firstBaseline, of: model.id)
    let last = measuredBaseline(.lastBaseline, of: model.id)
    return (first ?? space + ascent, last ?? space + descent, first != nil || last != nil)
  }

  private func measuredBaseline(_ attribute: LayoutAttribute, of id: String) -> Double? {
    baselines[SavedEquation.Side(id: id, attribute: attribute)]
  }

  /// Finds the baselines that follow from a required equation to an edge and the saved frames: of several, the first counts.
  mutating func measureBaselines() {
    let savedTraits = document.traits
    for constraint in savedConstraints {
      guard constraint.relation == .equal, constraint.multiplier == 1, let second = constraint.second,
        constraint.sides.contains(where: \.attribute.isBaseline),
        constraint.priority(in: savedTraits) == .required
      else { continue }
      let constant = constraint.constant(in: savedTraits)
      measureBaseline(constraint.first, from: second, constant)
      measureBaseline(second, from: constraint.first, -constant)
    }
  }

  private mutating func measureBaseline(
    _ side: InterfaceConstraint.Side, from other: InterfaceConstraint.Side, _ distance: Double
  ) {
    guard side.attribute.isBaseline, case .view(let id) = side.item, !other.isMargin,
      case .view(let otherID) = other.item, let rect = geometry.alignmentRect(of: id),
      let start = geometry.coordinate(of: other.attribute, id: otherID)
    else { return }
    let place = SavedEquation.Side(id: id, attribute: side.attribute)
    guard baselines[place] == nil else { return }
    let coordinate = start + distance
    baselines[place] = side.attribute == .firstBaseline ? coordinate - rect.minY : rect.maxY - coordinate
  }
}

extension LayoutAttribute {
  /// Whether the attribute is about text, so that it depends on a font.
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension InterfaceView.Placeholder {
  /// The length along the axis; ``LayoutView/noIntrinsicMetric`` for no content.
  fileprivate var length: Double {
    switch self {
    case .infinite: LayoutView.noIntrinsicMetric
    case .length(let length): length
    }
  }
}

extension InterfaceFont {
  /// The size in points, for the default text size.
  package var points: Double { pointSize ?? style.flatMap { InterfaceFont.stylePoints[$0] } ?? 17 }

  private static let stylePoints: [String: Double] = [
    "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
    "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
  ]

  // The lines of the system font are 1.193 as high as its size, 0.952 of them above the baseline.
  /// The distance of the first baseline from the top of a line.
  package var ascent: Double { points * 0.952 }

  /// The distance of the baseline from the bottom of a line.
  package var descent: Double { points * 0.241 }
}
