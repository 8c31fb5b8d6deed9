@testable import Anchorage
@testable import AnchorageHeadless

/// Something that a view says about itself.
enum ModelProperty {
  case margins(LayoutInsets)
  case safeArea(LayoutInsets)
  case marginsBeginInSafeArea(Bool)
  case keepsOuterMargins(Bool)
  case alignmentInsets(LayoutInsets)
  case direction(LayoutDirection?)
  case hugging(LayoutPriority)
  case compression(LayoutPriority)
  case displayScale(Double?)
  case isHidden(Bool)
  // Of a view with content.
  case content(LayoutSize)
  case baselines(first: Double, last: Double)
  // Of a label.
  case text(String)
  case lineLimit(Int)
  case preferredWidth(Double)
  // Of a view of tiles.
  case tileCount(Int)
  // Of a stack view.
  case axis(LayoutAxis)
  case distribution(LayoutStackView.Distribution)
  case alignment(LayoutStackView.Alignment)
  case spacing(Double)
  case isInsideMargins(Bool)
  case isFromBaselines(Bool)
  // Of a scroll view.
  case offset(LayoutPoint)
  case inset(LayoutInsets)
}

extension ModelProperty {
  /// Whether a view of this kind has the property.
  func isPossible(for item: TreePlan.Item) -> Bool {
    switch self {
    case .content, .baselines: item.hasOwnContent
    case .text, .lineLimit, .preferredWidth: item.text != nil
    case .tileCount: item.tileCount != nil
    case .axis, .distribution, .alignment, .spacing, .isInsideMargins, .isFromBaselines: item.stack != nil
    case .offset, .inset: item.scrolling != nil
    default: true
    }
  }

  /// Changes the property in a plan.
  func change(_ item: inout TreePlan.Item) {
    switch self {
    case .margins(let insets): item.margins = insets
    case .safeArea(let insets): item.safeArea = insets
    case .marginsBeginInSafeArea(let begin): item.marginsBeginInSafeArea = begin
    case .keepsOuterMargins(let keeps): item.keepsOuterMargins = keeps
    case .alignmentInsets(let insets): item.alignment = insets
    case .direction(let direction): item.direction = direction
    case .hugging(let priority): item.hugging = priority
    case .compression(let priority): item.compression = priority
    case .displayScale(let scale): item.displayScale = scale
    case .isHidden(let isHidden): item.isHidden = isHidden
    case .content(let size): item.content = size
    case .baselines(let first, let last): (item.firstBaseline, item.lastBaseline) = (first, last)
    case .text(let text): item.text = text
    case .lineLimit(let limit): item.lineLimit = limit
    case .preferredWidth(let width): item.preferredWidth = width
    case .tileCount(let count): item.tileCount = count
    case .axis(let axis): item.stack?.axis = axis
    case .distribution(let distribution): item.stack?.distribution = distribution
    case .alignment(let alignment): item.stack?.alignment = alignment
    case .spacing(let points): item.stack?.spacing = points
    case .isInsideMargins(let isInside): item.stack?.isInsideMargins = isInside
    case .isFromBaselines(let isFrom): item.stack?.isFromBaselines = isFrom
    case .offset(let point): item.scrolling?.offset = point
    case .inset(let insets): item.scrolling?.inset = insets
    }
  }

  /// Changes the property of a view, which must have it.
  func change(_ view: LayoutView) {
    switch self {
    case .margins(let insets): view.layoutMargins = insets
    case .safeArea(let insets): view.safeAreaInsets = insets
    case .marginsBeginInSafeArea(let begin): view.insetsLayoutMarginsFromSafeArea = begin
    case .keepsOuterMargins(let keeps): view.preservesSuperviewLayoutMargins = keeps
    case .alignmentInsets(let insets): view.alignmentRectInsets = insets
    case .direction(let direction): view.layoutDirection = direction
    case .hugging(let priority): view.hugging = LayoutContentPriorities(priority)
    case .compression(let priority): view.compressionResistance = LayoutContentPriorities(priority)
    case .displayScale(let scale): view.displayScale = scale
    case .isHidden(let isHidden): view.isHidden = isHidden
    case .content, .baselines, .tileCount:
      changeContent(of: view)
      view.invalidateIntrinsicContentSize()
    default: changeContent(of: view)
    }
  }

  private func changeContent(of view: LayoutView) {
    switch (self, view) {
    case (.content(let size), let view as ContentView): view.content = size
    case (.baselines(let first, let last), let view as ContentView): (view.first, view.last) = (first, last)
    case (.text(let text), let label as LayoutLabel): label.text = text
    case (.lineLimit(let limit), let label as LayoutLabel): label.numberOfLines = limit
    case (.preferredWidth(let width), let label as LayoutLabel): label.preferredMaxLayoutWidth = width
    case (.tileCount(let count), let view as TileView): view.tileCount = count
    case (.axis(let axis), let stack as LayoutStackView): stack.axis = axis
    case (.distribution(let distribution), let stack as LayoutStackView): stack.distribution = distribution
    case (.alignment(let alignment), let stack as LayoutStackView): stack.alignment = alignment
    case (.spacing(let points), let stack as LayoutStackView): stack.spacing = points
    case (.isInsideMargins(let isInside), let stack as LayoutStackView):
      stack.isLayoutMarginsRelativeArrangement = isInside
    case (.isFromBaselines(let isFrom), let stack as LayoutStackView):
      stack.isBaselineRelativeArrangement = isFrom
    case (.offset(let point), let view as LayoutScrollView): view.contentOffset = point
    case (.inset(let insets), let view as LayoutScrollView): view.contentInset = insets
    default: preconditionFailure("\(view) has no \(self)")
    }
  }
}

// MARK: - All properties of an item

extension TreePlan.Item {
  /// Whether the size of the content is a property of the view.
  var hasOwnContent: Bool {
    kind == .view && text == nil && tileCount == nil && stack == nil && scrolling == nil
  }

  /// The same item with the properties of a new view, where it is now.
  var bare: TreePlan.Item {
    var item = TreePlan.Item(kind: kind, parent: parent)
    (item.frame, item.mask) = (frame, mask)
    item.text = text.map { _ in "" }
    item.tileCount = tileCount.map { _ in 0 }
    item.stack = stack.map { _ in TreePlan.Stack() }
    item.scrolling = scrolling.map { _ in TreePlan.Scrolling() }
    return item
  }

  /// The properties that a new view does not have.
  var properties: [ModelProperty] {
    let new = bare
    return ModelProperty.list([
      (.margins(margins), margins != new.margins),
      (.safeArea(safeArea), safeArea != new.safeArea),
      (.marginsBeginInSafeArea(false), !marginsBeginInSafeArea),
      (.keepsOuterMargins(true), keepsOuterMargins),
      (.alignmentInsets(alignment), alignment != new.alignment),
      (.direction(direction), direction != nil),
      (.hugging(hugging), hugging != new.hugging),
      (.compression(compression), compression != new.compression),
      (.displayScale(displayScale), displayScale != nil),
      (.isHidden(true), isHidden),
      (.content(content), hasOwnContent && content != new.content),
      (
        .baselines(first: firstBaseline, last: lastBaseline),
        hasOwnContent && firstBaseline + lastBaseline != 0
      ),
      (.text(text ?? ""), text != new.text),
      (.lineLimit(lineLimit), text != nil && lineLimit != new.lineLimit),
      (.preferredWidth(preferredWidth), text != nil && preferredWidth != 0),
      (.tileCount(tileCount ?? 0), tileCount != new.tileCount),
    ]) + (stack?.properties ?? []) + (scrolling?.properties ?? [])
  }
}

extension TreePlan.Stack {
  fileprivate var properties: [ModelProperty] {
    ModelProperty.list([
      (.axis(axis), axis != .horizontal),
      (.distribution(distribution), distribution != .fill),
      (.alignment(alignment), alignment != .fill),
      (.spacing(spacing), spacing != 0),
      (.isInsideMargins(true), isInsideMargins),
      (.isFromBaselines(true), isFromBaselines),
    ])
  }
}

extension TreePlan.Scrolling {
  fileprivate var properties: [ModelProperty] {
    ModelProperty.list([(.offset(offset), offset != .zero), (.inset(inset), inset != .zero)])
  }
}

extension ModelProperty {
  /// The properties that differ from those of a new view.
  fileprivate static func list(_ properties: [(ModelProperty, isDifferent: Bool)]) -> [ModelProperty] {
    properties.filter { $0.isDifferent }.map { $0.0 }
  }
}
