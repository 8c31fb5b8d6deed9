import Anchorage
import AnchorageDrawing

/// An SVG document that shows layouts one after the other.
///
/// All drawings have one scale, and the roots one corner. Readers who prefer reduced motion, and programs without
/// animations, show the first drawing.
struct AnimatedDrawing {
  /// What the document shows, for screen readers.
  let title: String
  /// What the names of animations and identifiers begin with.
  let name: String
  private var frames: [Frame] = []

  /// A drawing with the time that it is shown.
  private struct Frame {
    let caption: String
    let seconds: Double
    let picture: Picture
  }

  /// The height of the captions, in units.
  private static let captionHeight = 28.0

  init(title: String, name: String) {
    self.title = title
    self.name = name
  }

  /// Adds the layout that a tree has at present.
  mutating func add(_ root: LayoutView, caption: String, seconds: Double) {
    let svg = LayoutDrawing(of: root).svg(scale: root.frame.size.pictureScale)
    guard let picture = Picture(svg, prefix: "\(name)-\(frames.count)-") else { return }
    frames.append(Frame(caption: caption, seconds: seconds, picture: picture))
  }

  /// The document, which ends in a line break.
  var svg: String {
    let origin = LayoutPoint(
      x: frames.map(\.picture.origin.x).max() ?? 0, y: frames.map(\.picture.origin.y).max() ?? 0)
    var size = LayoutSize.zero
    for picture in frames.map(\.picture) {
      size.width = max(size.width, origin.x - picture.origin.x + picture.size.width)
      size.height = max(size.height, origin.y - picture.origin.y + picture.size.height)
    }
    size.height += Self.captionHeight
    var text = """
      <svg class="anchorage" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(units(size.width)) \(units(size.height))" \
      width="\(units(size.width))" height="\(units(size.height))" role="img" xml:space="preserve" \
      aria-label="\(title.escaped)"><style>\(frames.first?.picture.style ?? "")
      \(style)</style>
      <rect x="0" y="0" width="\(units(size.width))" height="\(units(size.height))" class="ground"/>

      """
    for (index, frame) in frames.enumerated() {
      let x = origin.x - frame.picture.origin.x
      let y = origin.y - frame.picture.origin.y + Self.captionHeight
      text += """
        <g class="frame" id="\(name)-\(index)">
        <text x="20" y="24" class="step" style="font-size:13px">\(frame.caption.escaped)</text>
        <g transform="translate(\(units(x)) \(units(y)))">
        \(frame.picture.elements.joined(separator: "\n"))
        </g>
        </g>

        """
    }
    return text + "</svg>\n"
  }

  /// Shows the first drawing, and where motion is welcome one after the other.
  private var style: String {
    let duration = frames.reduce(0) { $0 + $1.seconds }
    var text = """
      .anchorage .frame{visibility:hidden}
      .anchorage #\(name)-0{visibility:visible}
      @media(prefers-reduced-motion:no-preference){

      """
    var start = 0.0
    for (index, frame) in frames.enumerated() {
      let end = start + frame.seconds
      var keys = "\(units(start / duration * 100))%{visibility:visible}"
      if index > 0 { keys = "0%{visibility:hidden}" + keys }
      if index < frames.count - 1 { keys += "\(units(end / duration * 100))%{visibility:hidden}" }
      text +=
        ".anchorage #\(name)-\(index){animation:\(name)-\(index) \(units(duration))s step-end infinite}\n"
      text += "@keyframes \(name)-\(index){\(keys)}\n"
      start = end
    }
    return text + "}"
  }
}

/// A number with at most three decimals.
private func units(_ number: Double) -> String {
  let rounded = (number * 1000).rounded() / 1000
  return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
}

extension String {
  /// The text where XML and HTML expect characters.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
