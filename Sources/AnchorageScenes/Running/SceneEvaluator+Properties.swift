import Anchorage

extension SceneEvaluator {
  /// The properties of views, guides and arrays of them.
  private static let anchors = [
    "leading", "trailing", "left", "right", "centerX", "top", "bottom", "centerY", "firstBaseline",
    "lastBaseline",
    "width", "height", "edges", "horizontalEdges", "verticalEdges", "size", "centerXY",
    "topLeading", "topTrailing", "bottomLeading", "bottomTrailing", "topLeft", "topRight", "bottomLeft",
    "bottomRight",
  ]
  /// The guides of views.
  private static let guides = ["margins", "safeArea"]

  /// The value of a property.
  func property(_ name: SceneName, of value: SceneValue) throws(SceneFailure) -> SceneValue {
    var words: [String] = []
    switch value {
    case .item(let item):
      if let result = Self.anchor(name.text, of: item) { return result }
      words = Self.anchors
      if let view = item as? LayoutView {
        if let guide = Self.guide(name.text, of: view) { return .item(guide) }
        words += Self.guides
      }
    case .items(let items):
      if let result = Self.anchors(name.text, of: items) { return result }
      words = Self.anchors
    case .edges(let edges):
      if name.text == "absolute" { return .edges(edges.absolute) }
      words = ["absolute"]
    case .edgesList(let edges):
      if name.text == "absolute" { return .edgesList(edges.absolute) }
      words = ["absolute"]
    default: break
    }
    if Self.methods(of: value).contains(name.text) {
      throw SceneFailure(.methodWithoutCall(name.text), at: name.location)
    }
    throw SceneFailure(
      .unknownMember(name.text, of: value.kindName, nearest: nearestWord(to: name.text, in: words)),
      at: name.location)
  }

  private static func guide(_ name: String, of view: LayoutView) -> LayoutGuide? {
    switch name {
    case "margins": view.margins
    case "safeArea": view.safeArea
    default: nil
    }
  }

  private static func anchor(_ name: String, of item: HeadlessItem) -> SceneValue? {
    switch name {
    case "leading": .x(item.leading)
    case "trailing": .x(item.trailing)
    case "left": .x(item.left)
    case "right": .x(item.right)
    case "centerX": .x(item.centerX)
    case "top": .y(item.top)
    case "bottom": .y(item.bottom)
    case "centerY": .y(item.centerY)
    case "firstBaseline": .y(item.firstBaseline)
    case "lastBaseline": .y(item.lastBaseline)
    case "width": .dimension(item.width)
    case "height": .dimension(item.height)
    case "edges": .edges(item.edges)
    case "horizontalEdges": .edges(item.horizontalEdges)
    case "verticalEdges": .edges(item.verticalEdges)
    case "size": .size(item.size)
    case "centerXY": .point(item.centerXY)
    case "topLeading": .point(item.topLeading)
    case "topTrailing": .point(item.topTrailing)
    case "bottomLeading": .point(item.bottomLeading)
    case "bottomTrailing": .point(item.bottomTrailing)
    case "topLeft": .point(item.topLeft)
    case "topRight": .point(item.topRight)
    case "bottomLeft": .point(item.bottomLeft)
    case "bottomRight": .point(item.bottomRight)
    default: nil
    }
  }

  private static func anchors(_ name: String, of items: [HeadlessItem]) -> SceneValue? {
    switch name {
    case "leading": .xs(items.leading)
    case "trailing": .xs(items.trailing)
    case "left": .xs(items.left)
    case "right": .xs(items.right)
    case "centerX": .xs(items.centerX)
    case "top": .ys(items.top)
    case "bottom": .ys(items.bottom)
    case "centerY": .ys(items.centerY)
    case "firstBaseline": .ys(items.firstBaseline)
    case "lastBaseline": .ys(items.lastBaseline)
    case "width": .dimensions(items.width)
    case "height": .dimensions(items.height)
    case "edges": .edgesList(items.edges)
    case "horizontalEdges": .edgesList(items.horizontalEdges)
    case "verticalEdges": .edgesList(items.verticalEdges)
    case "size": .sizes(items.size)
    case "centerXY": .points(items.centerXY)
    case "topLeading": .points(items.topLeading)
    case "topTrailing": .points(items.topTrailing)
    case "bottomLeading": .points(items.bottomLeading)
    case "bottomTrailing": .points(items.bottomTrailing)
    case "topLeft": .points(items.topLeft)
    case "topRight": .points(items.topRight)
    case "bottomLeft": .points(items.bottomLeft)
    case "bottomRight": .points(items.bottomRight)
    default: nil
    }
  }
}
