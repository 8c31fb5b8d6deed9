import AnchorageHeadless

extension LayoutDrawing {
  /// Draws the layout as an SVG document.
  ///
  ///     let file = LayoutDrawing(of: root).svg(constraints: true, problems: root.diagnostics)
  ///     // begins with <svg class="anchorage" xmlns="http://www.w3.org/2000/svg"
  ///
  /// Every item has a tooltip with its name and size, and labels show their text as laid out. The ``Look`` decides
  /// the rest. The items of errors are red, with the constraints of a conflict as lines; the reports are beside the
  /// drawing.
  ///
  /// The document is self-contained and has no scripts. Names and texts are escaped. It follows the reader's
  /// preference for light or dark; a page can set the variables of `.anchorage`, such as `--ground` and
  /// `--ink`, and hide its classes, such as `.own-guide` and `.baseline`. An item has its name in
  /// `data-item`; `data-x`, `data-y` and `data-scale` of the document are the position of the root's corner
  /// and the number of units in a point.
  ///
  /// - Parameters:
  ///   - look: How views and texts look.
  ///   - constraints: Whether to draw the constraints as lines with their distances.
  ///   - problems: The problems to show.
  ///   - scale: The number of units in a point; `nil` for a number that suits the size.
  /// - Returns: The document, which ends in a line break; empty if there is nothing to draw.
  public func svg(
    _ look: Look = .measured, constraints: Bool = false, problems: [LayoutDiagnostic] = [],
    scale: Double? = nil
  ) -> String {
    svg(look, constraints: constraints, problems: problems, scale: scale, page: nil)
  }

  /// - Parameter page: The number of the drawing in a page, which has the style sheet; `nil` for a document of its own.
  func svg(_ look: Look, constraints: Bool, problems: [LayoutDiagnostic], scale: Double?, page: Int?)
    -> String
  {
    guard let area else { return "" }
    let scale = SVGScale(
      fitting: area, scale: scale.flatMap { $0.isFinite && $0 > 0 && $0 <= 100 ? $0 : nil })
    var pen = SVGPen(
      look, scale: scale, items: items, problems: problems, prefix: page.map { "p\($0)-" } ?? "")
    pen.drawItems()
    pen.drawCaptions()
    pen.draw(self.constraints, all: constraints)
    let report = SVGReport(problems, beside: scale.size)
    var document = SVGElement("svg", class: look == .shown ? "anchorage shown" : "anchorage")
    document.add("xmlns", "http://www.w3.org/2000/svg")
    document.add(
      "viewBox", "0 0 \(roundedText(of: report.size.width)) \(roundedText(of: report.size.height))")
    document.add("width", report.size.width)
    document.add("height", report.size.height)
    document.add("role", "img")
    document.add("data-x", scale.x(0))
    document.add("data-y", scale.y(0))
    // Not rounded, because positions are computed with it.
    document.add("data-scale", scale.factor == 1 ? "1" : "\(scale.factor)")
    document.add("xml:space", "preserve")
    if let root = items.first {
      document.add("aria-label", "Layout of \(root.name), \(root.sizeText)")
    }
    if page == nil {
      var style = SVGElement("style")
      style.add(verbatim: SVGStyle.text(look))
      document.add(style)
    }
    document.add(verbatim: "\n")
    document.add(.rect(LayoutRect(origin: .zero, size: report.size), class: "ground"))
    for layer in pen.layers + report.lines {
      document.add(verbatim: "\n")
      document.add(layer)
    }
    document.add(verbatim: "\n")
    return document.text + "\n"
  }
}

extension LayoutDrawing.Item {
  /// The size as captions write it: `96 × 16`.
  var sizeText: String { "\(roundedText(of: frame.width)) × \(roundedText(of: frame.height))" }

  /// The class of the item in style sheets.
  var styleClass: String {
    switch kind {
    case .view: "view"
    case .label: "label"
    case .guide: "guide"
    case .ownGuide: "own-guide"
    }
  }
}

/// The mapping from points to the units of an SVG document.
struct SVGScale {
  /// The point that is drawn at the top left, inside the padding.
  let origin: LayoutPoint
  /// The number of units in a point.
  let factor: Double
  /// The size of the drawing, with padding.
  let size: LayoutSize

  /// The space around the drawing, for names beside the outermost items.
  static let padding = 20.0

  init(fitting area: LayoutRect, scale: Double?) {
    factor = scale ?? Self.factor(for: area.size)
    origin = area.origin
    size = LayoutSize(
      width: Self.bounded(area.width * factor) + 2 * Self.padding,
      height: Self.bounded(area.height * factor) + 2 * Self.padding)
  }

  /// Large enough to leave room for names, but not larger than a screen; 1 if that satisfies both.
  static func factor(for size: LayoutSize) -> Double {
    func units(_ width: Double, _ height: Double) -> Double {
      Swift.min(width / Swift.max(size.width, 1e-6), height / Swift.max(size.height, 1e-6))
    }
    return Swift.max(Swift.min(2, units(1000, 1400)), Swift.min(1, units(2000, 2000)))
  }

  /// A rectangle in units. Coordinates far outside are clamped to a range that renderers can handle.
  func rect(_ frame: LayoutRect) -> LayoutRect {
    let (left, top) = (x(frame.minX), y(frame.minY))
    return LayoutRect(x: left, y: top, width: x(frame.maxX) - left, height: y(frame.maxY) - top)
  }

  func x(_ x: Double) -> Double { Self.bounded((x - origin.x) * factor) + Self.padding }
  func y(_ y: Double) -> Double { Self.bounded((y - origin.y) * factor) + Self.padding }

  private static func bounded(_ number: Double) -> Double {
    number == number ? Swift.min(Swift.max(number, -1e5), 1e5) : 0
  }
}
