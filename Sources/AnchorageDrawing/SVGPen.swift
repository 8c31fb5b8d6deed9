import AnchorageHeadless

/// Draws items, then constraints, and then names that fit.
struct SVGPen {
  private let look: LayoutDrawing.Look
  private let scale: SVGScale
  private let items: [LayoutDrawing.Item]
  private let problems: [LayoutDiagnostic]
  /// The prefix of identifiers, which keeps several drawings in a page apart.
  private let prefix: String
  private var captions: SVGCaptions
  private var windows: [LayoutRect] = []
  private var definitions: [SVGElement] = []
  private var shapes: [SVGElement] = []
  private var names: [SVGElement] = []
  private var lines: [SVGElement] = []
  private var distances: [SVGElement] = []

  /// The maximum number of names: more would be illegible, and finding room for them slow.
  private static let mostNames = 500

  init(
    _ look: LayoutDrawing.Look, scale: SVGScale, items: [LayoutDrawing.Item], problems: [LayoutDiagnostic],
    prefix: String
  ) {
    self.look = look
    self.scale = scale
    self.items = items
    self.problems = problems
    self.prefix = prefix
    captions = SVGCaptions(
      boxes: items.map { item in
        item.visibleFrame.flatMap { $0.isDrawable ? scale.rect($0) : nil }
      },
      covers: items.map { !$0.isGuide },
      canvas: LayoutRect(origin: .zero, size: scale.size))
  }

  /// The layers of the drawing, from the bottom up; names and numbers are above lines.
  var layers: [SVGElement] { definitions + shapes + lines + distances + names }

  // MARK: - Items

  mutating func drawItems() {
    let wrong = names { $0.isError }
    let tied = names { !$0.isError }
    var hues = SVGHues()
    for (index, item) in items.enumerated() where item.frame.isDrawable {
      // An app has no guides to look at.
      if look == .shown, item.isGuide { continue }
      var style = "item \(index == 0 ? "root" : item.styleClass)"
      if look == .shown, index > 0 { style += item.shownClass(in: items, &hues) }
      if wrong.contains(item.name) {
        style += " wrong"
      } else if tied.contains(item.name) {
        style += " tied"
      }
      var group = SVGElement("g", class: style)
      group.add("data-item", item.name)
      if let window = item.window { group.add("clip-path", "url(#\(clip(window)))") }
      group.add(
        .title(
          "\(item.name)  \(item.sizeText) at \(roundedText(of: item.frame.minX)), \(roundedText(of: item.frame.minY))"
        ))
      let box = scale.rect(item.frame)
      var shape = SVGElement.rect(box, class: "box")
      if look == .shown {
        let side = Swift.min(item.frame.width, item.frame.height)
        shape.add("rx", Swift.min(10, side / 4) * scale.factor)
      }
      group.add(shape)
      for baseline in item.baselines where look == .measured && baseline.magnitude < 1e6 {
        let y = scale.y(item.frame.minY + baseline)
        group.add(
          .line(LayoutPoint(x: box.minX, y: y), LayoutPoint(x: box.maxX, y: y), class: "baseline"))
      }
      if case .label(let lines, let metrics) = item.kind { addText(lines, metrics, of: item, to: &group) }
      shapes.append(group)
    }
  }

  private func names(of isIncluded: (LayoutDiagnostic) -> Bool) -> [String] {
    LayoutDrawing(items: items).names(in: problems, isIncluded)
  }

  /// The identifier of the clip path of a scroll view.
  private mutating func clip(_ window: LayoutRect) -> String {
    if let known = windows.firstIndex(of: window) { return "\(prefix)window\(known)" }
    let name = "\(prefix)window\(windows.count)"
    windows.append(window)
    var clip = SVGElement("clipPath")
    clip.add("id", name)
    // The lines at the edges are drawn whole.
    let rect = scale.rect(window)
    clip.add(
      .rect(
        LayoutRect(x: rect.minX - 1, y: rect.minY - 1, width: rect.width + 2, height: rect.height + 2),
        class: ""))
    definitions.append(clip)
    return name
  }

  /// Adds the lines of a label at their positions and with their widths in the layout.
  private mutating func addText(
    _ lines: [String], _ metrics: LayoutTextMetrics, of item: LayoutDrawing.Item, to group: inout SVGElement
  ) {
    // The width of a monospaced character is 0.6 times the font size; the other font's size is known.
    // The characters of a shown text have half its size on average, and a little space between them.
    let isSpaced = look == .shown && metrics.font == nil
    let size =
      isSpaced
      ? metrics.characterWidth * 1.8
      : metrics.font == nil ? metrics.characterWidth / 0.6 : metrics.characterWidth * 2
    // The direction decides where the text is cut; its position follows the item's direction.
    let isRightToLeft = item.runsRightToLeft(lines)
    for (index, line) in lines.prefix(1000).enumerated() {
      let top = item.frame.minY + Double(index) * metrics.lineHeight
      guard !line.isEmpty, top < (item.window?.maxY ?? .infinity) else { continue }
      let width = metrics.size(of: [line]).width
      let left = item.isRightToLeft ? item.frame.maxX - width : item.frame.minX
      let rect = scale.rect(LayoutRect(x: left, y: top, width: width, height: metrics.lineHeight))
      captions.take(rect)
      var text = SVGElement.text(
        line, x: isRightToLeft ? rect.maxX : rect.minX, y: scale.y(top + metrics.baseline),
        class: metrics.font == nil ? "text" : "text sans")
      text.add("style", "font-size:\(roundedText(of: size * scale.factor))px")
      if isRightToLeft { text.add("direction", "rtl") }
      // Even if the reader has a different font, or one with wider characters.
      text.add("textLength", rect.width)
      text.add("lengthAdjust", isSpaced && line.count > 1 ? "spacing" : "spacingAndGlyphs")
      group.add(text)
    }
  }

  // MARK: - Names

  mutating func drawCaptions() {
    // A name shows which view a report is about.
    let reported = look == .shown ? names { _ in true } : []
    for (index, item) in items.prefix(Self.mostNames).enumerated() where !item.name.isEmpty {
      if look == .shown, !reported.contains(item.name) { continue }
      let name = item.name.terminalText(fitting: 32)
      let texts = ["\(name) \(item.sizeText)", name]
      guard
        let (number, rect) = captions.takeRoom(for: texts, of: index, isRightToLeft: item.isRightToLeft)
      else { continue }
      var caption = SVGElement.text(
        name, x: rect.minX, y: rect.maxY - 3, class: "caption \(index == 0 ? "root" : item.styleClass)")
      if number == 0 {
        var size = SVGElement("tspan", class: "size")
        size.add(text: " \(item.sizeText)")
        caption.add(size)
      }
      names.append(caption)
    }
  }

  // MARK: - Constraints

  /// Draws constraints: all of them, or those in conflicts.
  mutating func draw(_ constraints: [LayoutDrawing.Constraint], all: Bool) {
    let errors = problems.filter { $0.isError }
    let wrong = errors.flatMap { $0.constraints }
    let broken = errors.flatMap { $0.broken }
    // First all lines, for the texts to avoid.
    var drawn: [(constraint: LayoutDrawing.Constraint, style: String)] = []
    for constraint in constraints {
      let isWrong = wrong.contains(constraint.text)
      guard all || isWrong, LayoutRect(origin: constraint.start, size: .zero).isDrawable,
        LayoutRect(origin: constraint.end, size: .zero).isDrawable
      else { continue }
      let isBroken = broken.contains(constraint.text)
      drawn.append((constraint, isBroken ? " wrong broken" : isWrong ? " wrong" : ""))
    }
    for (constraint, style) in drawn { drawLine(of: constraint, style: style) }
    for (constraint, style) in drawn { drawDistance(of: constraint, style: style) }
  }

  /// The ends of a constraint's line, in units.
  private func ends(of constraint: LayoutDrawing.Constraint) -> (start: LayoutPoint, end: LayoutPoint) {
    (
      LayoutPoint(x: scale.x(constraint.start.x), y: scale.y(constraint.start.y)),
      LayoutPoint(x: scale.x(constraint.end.x), y: scale.y(constraint.end.y))
    )
  }

  private mutating func drawLine(of constraint: LayoutDrawing.Constraint, style: String) {
    let (start, end) = ends(of: constraint)
    captions.avoid(
      LayoutRect(
        x: Swift.min(start.x, end.x), y: Swift.min(start.y, end.y), width: (end.x - start.x).magnitude,
        height: (end.y - start.y).magnitude))
    var group = SVGElement("g", class: "constraint" + style)
    group.add(.title(constraint.text))
    group.add(.line(start, end, class: "measure"))
    if !constraint.distance.isEmpty {
      // Ticks at the ends, as in an engineering drawing.
      let (dx, dy) = start.y == end.y ? (0.0, 3.0) : (3.0, 0.0)
      for point in [start, end] {
        group.add(
          .line(
            LayoutPoint(x: point.x - dx, y: point.y - dy), LayoutPoint(x: point.x + dx, y: point.y + dy),
            class: "tick"))
      }
    }
    lines.append(group)
  }

  private mutating func drawDistance(of constraint: LayoutDrawing.Constraint, style: String) {
    let (start, end) = ends(of: constraint)
    let size = SVGCaptions.size(of: constraint.distance)
    guard !constraint.distance.isEmpty,
      let rect = captions.takeBest(of: size, at: Self.places(beside: start, end, size))
    else { return }
    var group = SVGElement("g", class: "constraint" + style)
    group.add(.title(constraint.text))
    group.add(.text(constraint.distance, x: rect.minX, y: rect.maxY - 3, class: "distance"))
    distances.append(group)
  }

  /// The possible positions of a line's text: beside its middle, or closer to its ends.
  private static func places(beside start: LayoutPoint, _ end: LayoutPoint, _ size: LayoutSize)
    -> [LayoutPoint]
  {
    var places: [LayoutPoint] = []
    for part in [0.5, 0.25, 0.75, 0, 1] {
      let (x, y) = (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      if start.y == end.y {
        let left = x - size.width / 2
        places += [LayoutPoint(x: left, y: y - size.height - 1), LayoutPoint(x: left, y: y + 2)]
      } else {
        let top = y - size.height / 2
        places += [LayoutPoint(x: x + 4, y: top), LayoutPoint(x: x - 4 - size.width, y: top)]
      }
    }
    return places
  }
}
