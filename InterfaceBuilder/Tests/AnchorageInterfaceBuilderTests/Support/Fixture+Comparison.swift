import AnchorageHeadless
import AnchorageInterfaceBuilder

extension Fixture {
  /// The frames by hand have two digits after the point.
  static let tolerance = 0.01

  /// The views of a document that are not where they were saved, or where a case has them, each with what is wrong.
  ///
  /// - Parameter isCompared: Whether a tree is compared; by default all are.
  func differences(
    in document: InterfaceDocument, tolerance: Double = Fixture.tolerance,
    where isCompared: (InterfaceTree) -> Bool = { _ in true }
  ) -> [String] {
    var found: [String] = []
    for tree in document.trees where isCompared(tree) {
      let layout = tree.layout(in: document)
      layout.root.layoutIfNeeded()
      found += layout.ids.filter { !((layout.distance(of: $0) ?? .infinity) <= tolerance) }
        .map { "\($0) is at \(layout.frames[$0].map { "\($0)" } ?? "no place")" }
      for id in layout.ids {
        guard let size = (layout.views[id] as? LayoutScrollView)?.contentSize else { continue }
        if size != Fixture.contentSizes[id] { found.append("\(id) shows \(size)") }
      }
      for other in cases where other.root == tree.root.id {
        found += differences(of: tree, in: document, other, tolerance)
      }
    }
    return found
  }

  private func differences(
    of tree: InterfaceTree, in document: InterfaceDocument, _ other: Case, _ tolerance: Double
  ) -> [String] {
    let layout = tree.layout(in: document, traits: other.traits)
    layout.root.layoutIfNeeded()
    layout.root.frame.size = other.size
    layout.root.layoutIfNeeded()
    let frames = layout.frames
    let others = Set(layout.ids).symmetricDifference(other.frames.keys).subtracting([other.root]).sorted()
    return others.map { "\($0) is there, or is not" }
      + other.frames.keys.sorted().filter { id in
        !(frames[id].map { $0.distance(to: other.frames[id] ?? $0) <= tolerance } ?? false)
      }.map { "\($0) is at \(frames[$0].map { "\($0)" } ?? "no place") in \(other.size)" }
  }
}

extension LayoutRect {
  /// How far the edge farthest from that of another rectangle is.
  fileprivate func distance(to other: LayoutRect) -> Double {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}
