import AnchorageHeadless
import AnchorageInterfaceBuilder
import Foundation
import Testing

/// A document of this folder, written by hand. Its saved frames follow from the rules of Auto Layout; the arithmetic is
/// in its comments.
struct Fixture: CustomTestStringConvertible {
  /// Frames under other circumstances than those of the saved ones, also by hand.
  struct Case {
    /// The identifier of the tree's root.
    let root: String
    let size: LayoutSize
    let traits: InterfaceTraits?
    /// The frames by object identifiers, in the root.
    let frames: [String: LayoutRect]
  }

  let name: String
  let text: String
  var cases: [Case] = []

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// All fixtures, by name.
  static var all: [Fixture] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { try Fixture($0) }
    }
  }

  init(_ name: String) throws {
    self.name = name
    text = try String(contentsOf: Fixture.folder.appending(path: name), encoding: .utf8)
    cases = Fixture.cases[name] ?? []
  }

  func document() throws -> InterfaceDocument { try InterfaceDocument(Array(text.utf8), file: name) }

  /// The sizes of what scroll views show, which are in no saved frame.
  static let contentSizes = [
    "scroll": LayoutSize(width: 375, height: 900), "pages": LayoutSize(width: 636, height: 200),
  ]

  // MARK: Other circumstances

  private static let cases: [String: [Case]] = [
    "Frames.xib": [
      // The root grows by 160 and by 30; the flexible parts share that in proportion to their lengths 160, 80 and 80.
      Case(
        root: "masks", size: LayoutSize(width: 480, height: 130), traits: nil,
        frames: [
          "k-none": rect(160, 0, 80, 10), "k-width": rect(160, 10, 240, 10), "k-left": rect(320, 20, 80, 10),
          "k-left-width": rect(160 + 160 * 160 / 240.0, 30, 80 + 160 * 80 / 240.0, 10),
          "k-sides": rect(160 + 160 * 160 / 240.0, 40, 80, 10), "k-right-width": rect(160, 50, 160, 10),
          "k-all": rect(240, 60, 120, 10), "k-tall": rect(0, 70, 40, 50), "k-low": rect(60, 100, 40, 20),
        ])
    ],
    "Window.xib": [
      // The root grows by 60 and by 50; the frames count from the top.
      Case(
        root: "sails", size: LayoutSize(width: 360, height: 150), traits: nil,
        frames: [
          "s-low": rect(10, 120, 40, 20), "s-high": rect(60, 10, 40, 20), "s-tall": rect(110, 10, 40, 130),
          "s-wide": rect(160, 10, 180, 20),
        ])
    ],
    "SizeClasses.storyboard": [
      Case(
        root: "switching", size: LayoutSize(width: 667, height: 375),
        traits: InterfaceTraits(width: .compact, height: .compact),
        frames: ["picture": rect(20, 24, 150, 120), "words": rect(182, 24, 465, 100)]),
      Case(
        root: "switching", size: LayoutSize(width: 896, height: 414),
        traits: InterfaceTraits(width: .regular, height: .compact),
        frames: ["picture": rect(20, 24, 150, 130), "words": rect(182, 24, 694, 100)]),
    ],
  ]

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }
}

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
