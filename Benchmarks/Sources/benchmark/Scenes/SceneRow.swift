import AnchorageHeadless

/// A scene of the playground written in Swift, statement by statement.
struct SceneRow: Sendable {
  /// The name of the scene's file.
  let name: String
  /// Adds the scene's views and constraints to a row.
  let fill: @Sendable (_ row: LayoutView) -> Void

  init(_ name: String, fill: @escaping @Sendable (_ row: LayoutView) -> Void) {
    self.name = name
    self.fill = fill
  }

  static let all = [feedCell, chat, login, profile]

  /// How many constraints a row has, two of them for each length that a content wants, as the cells have.
  var constraintCount: Int {
    let row = LayoutView()
    let group: ConstraintGroup<HeadlessBackend> = batch { fill(row) }
    return group.count + 2 * Self.contentLengthCount(in: row)
  }

  private static func contentLengthCount(in view: LayoutView) -> Int {
    let size = view.intrinsicContentSize, none = LayoutView.noIntrinsicMetric
    return (size.width == none ? 0 : 1) + (size.height == none ? 0 : 1)
      + view.subviews.reduce(0) { $0 + contentLengthCount(in: $1) }
  }
}

// MARK: - Parts

extension SceneRow {
  /// A label whose text wraps.
  static func text(_ name: String, _ words: String) -> LayoutLabel {
    let label = LayoutLabel(name: name, text: words)
    label.numberOfLines = 0
    return label
  }

  /// A view whose content has a size.
  static func content(
    _ name: String, _ width: Double = LayoutView.noIntrinsicMetric, _ height: Double
  ) -> ContentView {
    let view = ContentView(name: name)
    view.content = LayoutSize(width: width, height: height)
    return view
  }

  static func add(_ views: [LayoutView], to parent: LayoutView) {
    for view in views { parent.addSubview(view) }
  }
}
