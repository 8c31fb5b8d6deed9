import AnchorageHeadless

// Names and operators from elsewhere, and what the compiler says about each; see Scripts/check-diagnostics.

func isStrict(a: LayoutView, b: LayoutView, rows: [LayoutView], gap: Double) {
  // expect-error: conformance of '_No.Strict' to '_OK' is unavailable: a constraint cannot be strict: write '<=' or '>=', as in 'a.width >= 40'
  a.width > 40
  // expect-error: conformance of '_No.Strict' to '_OK' is unavailable: a constraint cannot be strict: write '<=' or '>=', as in 'a.width >= 40'
  a.width > gap * 2 ~ .high
  // expect-error: conformance of '_No.Strict' to '_OK' is unavailable: a constraint cannot be strict: write '<=' or '>=', as in 'a.width >= 40'
  a.leading < b.trailing - 8 * gap
  // expect-error: conformance of '_No.Strict' to '_OK' is unavailable: a constraint cannot be strict: write '<=' or '>=', as in 'a.width >= 40'
  40 < a.width
  // expect-error: conformance of '_No.Strict' to '_OK' is unavailable: a constraint cannot be strict: write '<=' or '>=', as in 'a.width >= 40'
  rows.height > 44
}

func movesEdgesByOtherNames(a: LayoutView, root: LayoutView, rows: [LayoutView]) {
  // expect-error: 'inset' has been renamed to 'inset(by:)'
  a.edges == root.edges.inset(8)
  // expect-error: 'insetBy' has been renamed to 'inset(by:)'
  a.edges == root.edges.insetBy(8)
  // expect-error: 'inset' has been renamed to 'inset(by:)'
  rows.edges == root.edges.inset(LayoutInsets(8))
  // expect-error: 'init(top:left:bottom:right:)' has been renamed to 'init(top:leading:bottom:trailing:)'
  a.edges == root.edges.inset(by: .init(top: 1, left: 2, bottom: 3, right: 4))
  // expect-error: 'init(top:left:bottom:right:)' has been renamed to 'init(top:leading:bottom:trailing:)'
  _ = LayoutInsets(left: 2, right: 4)
  // expect-error: 'init(top:bottom:right:)' has been renamed to 'init(top:leading:bottom:trailing:)'
  _ = LayoutInsets(right: 4)
}

func namesAsUIKit(a: LayoutView, root: LayoutView, rows: [LayoutView], guide: LayoutGuide) {
  // expect-error: 'leadingAnchor' has been renamed to 'leading'
  a.leadingAnchor == root.leading
  // expect-error: 'topAnchor' has been renamed to 'top'
  a.top == guide.topAnchor + 8
  // expect-error: 'widthAnchor' has been renamed to 'width'
  a.widthAnchor == 8
  // expect-error: 'safeAreaLayoutGuide' has been renamed to 'safeArea'
  a.top == root.safeAreaLayoutGuide.top
  // expect-error: 'layoutMarginsGuide' has been renamed to 'margins'
  a.top == root.layoutMarginsGuide.top
  // expect-error: 'readableContentGuide' has been renamed to 'readableContent'
  a.edges == root.readableContentGuide.edges
  // expect-error: 'systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)' has been renamed to 'systemLayoutSizeFitting(_:horizontal:vertical:)'
  _ = a.systemLayoutSizeFitting(
    .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .low)
  // expect-error: 'leadingMargin' is unavailable: write 'margins.leading'
  a.leading == root.leadingMargin
  // expect-error: 'bottomMargin' is unavailable: write 'margins.bottom'
  a.bottom == root.bottomMargin - 8
  // expect-error: 'hugging' is unavailable: for an array, write 'setContentHuggingPriority(251, for: .horizontal)'
  rows.hugging.horizontal = 251
  // expect-error: 'compressionResistance' is unavailable: for an array, write 'setContentCompressionResistancePriority(751, for: .horizontal)'
  rows.compressionResistance.vertical = 751
}

func asksWithRelations(a: LayoutView, b: LayoutView) {
  // expect-error: '==' is unavailable: a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own
  if a.width == 10 { print("ten") }
  // expect-error: '==' is unavailable: a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own
  guard a.leading == b.leading else { return }
  // expect-error: '>=' is unavailable: a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own
  while a.width >= b.width {}
  // expect-error: '<=' is unavailable: a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own
  if a.width <= 320 { print("narrow") }
  // expect-error: '==' is unavailable: a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own
  assert(a.width == 100)
  // expect-error: '==' is unavailable: a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own
  _ = a.width == 10 && a.height == 10
  // expect-error: '==' is unavailable: a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own
  precondition(a.leading == b.leading + 8 && b.top == a.top, "side by side")
  // expect-error: '>=' is unavailable: a constraint is not a condition: compare the numbers of 'frame', or write each constraint as a statement of its own
  let isWide: Bool = a.width >= b.width
  print(isWide)
}

func writesValuesOfOtherTypes(a: LayoutView, root: LayoutView, rows: [LayoutView]) {
  // expect-error: '==' is unavailable: a size of numbers has names: write 'LayoutSize(width: 100, height: 50)'
  a.size == (100, 50)
  // expect-error: 'init(arrayLiteral:)' is unavailable: lengths that are to each other as 1 to 2 are written '.proportional([1, 2])'
  rows.distribute(.horizontal, spacing: 8, sizes: [1, 2], in: root)
  // expect-error: 'grid(columns:spacing:rowSpacing:sizes:in:insets:)' is unavailable: columns of a grid are equally wide: to make its rows equally tall, write 'rowHeights: .equal'
  rows.grid(columns: 3, spacing: 8, sizes: .equal, in: root)
}

/// Names of anchors, of guides and of UIKit's anchors are free for properties of one's own.
final class Card: LayoutView {
  let leadingMargin = 8.0
  let margins = 8.0
  let center = LayoutView()
  let width = 8.0
  let name = LayoutLabel()
}
