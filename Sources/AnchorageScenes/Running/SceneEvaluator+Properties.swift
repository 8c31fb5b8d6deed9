import AnchorageHeadless

extension SceneEvaluator {
  /// The value of a property.
  func property(_ name: SceneName, of value: SceneValue) throws(SceneFailure) -> SceneValue {
    var words: [String] = []
    switch value {
    case .item(let item):
      if let anchor = Self.anchor(name.text) { return anchor.ofItem(item) }
      words = Self.anchorNames
      if let view = item as? LayoutView {
        if let guide = Self.guide(name.text, of: view) { return .item(guide) }
        words += Self.guides + (view is LayoutScrollView ? Self.scrollGuides : [])
      }
    case .items(let items):
      if let anchor = Self.anchor(name.text) { return anchor.ofItems(items) }
      words = Self.anchorNames
    case .edges(let edges):
      if name.text == "absolute" { return .edges(edges.absolute) }
      words = ["absolute"]
    default: break
    }
    if Self.methods(of: value).contains(name.text) {
      throw SceneFailure(.methodWithoutCall(name.text), at: name.location)
    }
    let nearest = Self.renamed(name.text, of: value) ?? nearestWord(to: name.text, in: words)
    throw SceneFailure(.unknownMember(name.text, of: value.kindName, nearest: nearest), at: name.location)
  }

  /// The names of the guides that views have.
  static let guides = ["margins", "safeArea", "readableContent"]
  /// The names of the guides that scroll views have, too.
  static let scrollGuides = ["contentLayoutGuide", "frameLayoutGuide"]

  static func guide(_ name: String, of view: LayoutView) -> LayoutGuide? {
    switch name {
    case "margins": view.margins
    case "safeArea": view.safeArea
    case "readableContent": view.readableContent
    case "contentLayoutGuide": (view as? LayoutScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? LayoutScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}

// MARK: - Anchors

extension SceneEvaluator {
  /// An anchor by name, with its value for an item and for an array of items.
  private struct Anchor: Sendable {
    let name: String
    let ofItem: @Sendable (HeadlessItem) -> SceneValue
    let ofItems: @Sendable ([HeadlessItem]) -> SceneValue

    init(
      _ name: String, _ ofItem: @escaping @Sendable (HeadlessItem) -> SceneValue,
      _ ofItems: @escaping @Sendable ([HeadlessItem]) -> SceneValue
    ) {
      self.name = name
      self.ofItem = ofItem
      self.ofItems = ofItems
    }
  }

  /// The names of the anchors.
  static var anchorNames: [String] { anchors.map { $0.name } }

  static func isAnchor(_ name: String) -> Bool { anchor(name) != nil }

  private static func anchor(_ name: String) -> Anchor? {
    anchors.first { $0.name == name }
  }

  /// The anchors of items. The first of two equally near names is suggested.
  private static let anchors: [Anchor] = [
    Anchor("leading", { .x($0.leading) }, { .xs($0.leading) }),
    Anchor("trailing", { .x($0.trailing) }, { .xs($0.trailing) }),
    Anchor("left", { .x($0.left) }, { .xs($0.left) }),
    Anchor("right", { .x($0.right) }, { .xs($0.right) }),
    Anchor("centerX", { .x($0.centerX) }, { .xs($0.centerX) }),
    Anchor("top", { .y($0.top) }, { .ys($0.top) }),
    Anchor("bottom", { .y($0.bottom) }, { .ys($0.bottom) }),
    Anchor("centerY", { .y($0.centerY) }, { .ys($0.centerY) }),
    Anchor("firstBaseline", { .y($0.firstBaseline) }, { .ys($0.firstBaseline) }),
    Anchor("lastBaseline", { .y($0.lastBaseline) }, { .ys($0.lastBaseline) }),
    Anchor("width", { .dimension($0.width) }, { .dimensions($0.width) }),
    Anchor("height", { .dimension($0.height) }, { .dimensions($0.height) }),
    Anchor("edges", { .edges($0.edges) }, { .edges($0.edges) }),
    Anchor("horizontalEdges", { .edges($0.horizontalEdges) }, { .edges($0.horizontalEdges) }),
    Anchor("verticalEdges", { .edges($0.verticalEdges) }, { .edges($0.verticalEdges) }),
    Anchor("size", { .size($0.size) }, { .size($0.size) }),
    Anchor("centerXY", { .point($0.centerXY) }, { .point($0.centerXY) }),
    Anchor("topLeading", { .point($0.topLeading) }, { .point($0.topLeading) }),
    Anchor("topTrailing", { .point($0.topTrailing) }, { .point($0.topTrailing) }),
    Anchor("bottomLeading", { .point($0.bottomLeading) }, { .point($0.bottomLeading) }),
    Anchor("bottomTrailing", { .point($0.bottomTrailing) }, { .point($0.bottomTrailing) }),
    Anchor("topLeft", { .point($0.topLeft) }, { .point($0.topLeft) }),
    Anchor("topRight", { .point($0.topRight) }, { .point($0.topRight) }),
    Anchor("bottomLeft", { .point($0.bottomLeft) }, { .point($0.bottomLeft) }),
    Anchor("bottomRight", { .point($0.bottomRight) }, { .point($0.bottomRight) }),
  ]
}
