import Anchorage

/// The saved frames of a tree, in the root.
struct SavedGeometry {
  /// The frames by object identifiers; views without a saved frame, and what is inside them, have none.
  private(set) var frames: [String: LayoutRect] = [:]
  /// How far the alignment rectangles are inside the frames.
  private(set) var alignmentInsets: [String: LayoutInsets] = [:]

  init(of root: InterfaceView, toolsVersion: String?) {
    guard let frame = root.frame else { return }
    add(root, LayoutRect(origin: LayoutPoint(x: 0, y: 0), size: frame.size), toolsVersion)
  }

  private mutating func add(_ view: InterfaceView, _ frame: LayoutRect, _ toolsVersion: String?) {
    frames[view.id] = frame
    let insets = view.kind.alignmentInsets(toolsVersion: toolsVersion)
    if insets != .zero { alignmentInsets[view.id] = insets }
    for subview in view.subviews {
      guard var inner = subview.frame else { continue }
      inner.origin.x += frame.minX
      inner.origin.y += frame.minY
      add(subview, inner, toolsVersion)
    }
  }

  /// The alignment rectangle of a view.
  func alignmentRect(of id: String) -> LayoutRect? {
    guard let frame = frames[id] else { return nil }
    let insets = alignmentInsets[id] ?? .zero
    return LayoutRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: frame.width - insets.leading - insets.trailing, height: frame.height - insets.top - insets.bottom
    )
  }

  /// Where an edge or centre of a view was saved, or `nil` for what is no coordinate, or depends on texts.
  func coordinate(of attribute: LayoutAttribute, id: String) -> Double? {
    guard let rect = alignmentRect(of: id) else { return nil }
    return switch attribute {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .width, .height, .firstBaseline, .lastBaseline, .notAnAttribute: nil
    }
  }
}
