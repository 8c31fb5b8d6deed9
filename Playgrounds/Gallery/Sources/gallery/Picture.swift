import AnchorageHeadless
import AnchorageDrawing

/// The parts of a drawing, as `LayoutDrawing.svg` writes it, for a document with several drawings.
struct Picture {
  /// The size of the drawing, in units.
  let size: LayoutSize
  /// The text of the style sheet.
  let style: String
  /// The elements, a line each, without tooltips and without the ground below them.
  let elements: [String]

  /// Takes a drawing apart.
  ///
  /// - Parameters:
  ///   - svg: The document.
  ///   - prefix: The prefix of identifiers, so that no two drawings share an identifier.
  /// - Returns: `nil` if the text is not a drawing of `LayoutDrawing`.
  init?(_ svg: String, prefix: String) {
    let parts = svg.split(separator: "<style>", maxSplits: 1)
    let rest = parts.last?.split(separator: "</style>\n", maxSplits: 1) ?? []
    guard parts.count == 2, rest.count == 2,
      let width = Self.number("width", in: parts[0]), let height = Self.number("height", in: parts[0])
    else { return nil }
    size = LayoutSize(width: width, height: height)
    style = String(rest[0])
    let body = rest[1].replacing("id=\"window", with: "id=\"\(prefix)window")
      .replacing("url(#window", with: "url(#\(prefix)window")
      // A tooltip would change while it is read.
      .replacing(/<title>[^<]*<\/title>/, with: "")
    // The first line is the ground, the last one the end of the document.
    elements = Array(body.split(separator: "\n").dropFirst().dropLast().map(String.init))
  }

  /// The number that an attribute of the first element has.
  private static func number(_ attribute: String, in element: Substring) -> Double? {
    element.split(separator: " \(attribute)=\"", maxSplits: 1).dropFirst().first?
      .split(separator: "\"").first.flatMap { Double($0) }
  }
}

extension LayoutSize {
  /// The units in a point of a picture of this size.
  ///
  /// At 1.5, names fit into more of the boxes than at 1. A side of more than 480 points has fewer, so that it fits into a window.
  var pictureScale: Double { max(1, min(1.5, 720 / max(width, height))) }
}

extension LayoutDrawing {
  /// Collects what a screen shows: nothing of what lies outside of it.
  init(onScreen root: LayoutView) {
    self.init(of: root)
    for index in items.indices.dropFirst() where items[index].window == nil {
      items[index].window = root.frame
      // Items inside are not cut.
      if items[index].visibleFrame == items[index].frame { items[index].window = nil }
    }
  }
}
