import Anchorage

// Names and operators from elsewhere, and what the compiler says about each; see Scripts/check-diagnostics.

func isStrict(a: LayoutView, b: LayoutView, rows: [LayoutView], gap: Double) {
  // expect-error: conformance of 'LayoutMisuse.Strict' to 'LayoutMeaningful' is unavailable: a constraint cannot be strict: write '<=' or '>=', as in 'a.width >= 40'
  a.width > 40
  // expect-error: conformance of 'LayoutMisuse.Strict' to 'LayoutMeaningful' is unavailable: a constraint cannot be strict: write '<=' or '>=', as in 'a.width >= 40'
  a.width > gap * 2 ~ .high
  // expect-error: conformance of 'LayoutMisuse.Strict' to 'LayoutMeaningful' is unavailable: a constraint cannot be strict: write '<=' or '>=', as in 'a.width >= 40'
  a.leading < b.trailing - 8 * gap
  // expect-error: conformance of 'LayoutMisuse.Strict' to 'LayoutMeaningful' is unavailable: a constraint cannot be strict: write '<=' or '>=', as in 'a.width >= 40'
  40 < a.width
  // expect-error: conformance of 'LayoutMisuse.Strict' to 'LayoutMeaningful' is unavailable: a constraint cannot be strict: write '<=' or '>=', as in 'a.width >= 40'
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
  // expect-error: 'hugging' is unavailable: for an array, write 'setContentHuggingPriority(251, for: .horizontal)'
  rows.hugging.horizontal = 251
  // expect-error: 'compressionResistance' is unavailable: for an array, write 'setContentCompressionResistancePriority(751, for: .horizontal)'
  rows.compressionResistance.vertical = 751
  // expect-error: 'explain' is unavailable: explain one anchor, for example 'explain(card.width)'
  _ = root.explain(a)
}
