import AnchorageHeadless
import AnchorageDrawing
import Screens

/// An SVG document that shows layouts one after the other.
///
/// Readers who prefer reduced motion, and programs without animations, see the last layout that is one to look at.
struct AnimatedDrawing {
  /// The title of the document, for screen readers.
  let title: String
  /// The prefix of the names of animations and identifiers.
  let name: String
  private var frames: [Frame] = []

  /// A drawing with the time that it is shown.
  private struct Frame {
    let step: InteractionStep
    let picture: Picture
  }

  /// The height of the captions, in units; they are above the drawings, which begin at zero.
  private static let captionHeight = 28.0

  init(title: String, name: String) {
    self.title = title
    self.name = name
  }

  /// Adds a drawing.
  ///
  /// - Parameters:
  ///   - step: The step that the drawing shows, and for how long.
  ///   - scale: The units in a point.
  mutating func add(_ drawing: LayoutDrawing, _ step: InteractionStep, scale: Double) {
    guard let picture = Picture(drawing.svg(.shown, scale: scale), prefix: "\(name)-\(frames.count)-") else {
      preconditionFailure("drawings have another form than 'Picture' takes apart")
    }
    frames.append(Frame(step: step, picture: picture))
  }

  /// The document, which ends in a line break.
  var svg: String {
    var size = LayoutSize.zero
    for picture in frames.map(\.picture) {
      size.width = max(size.width, picture.size.width)
      size.height = max(size.height, picture.size.height)
    }
    let top = -Self.captionHeight
    size.height -= top
    var text = """
      <svg class="anchorage shown" xmlns="http://www.w3.org/2000/svg" viewBox="0 \(units(top)) \(units(size.width)) \(units(size.height))" \
      width="\(units(size.width))" height="\(units(size.height))" role="img" xml:space="preserve" \
      aria-label="\(title.escaped)"><style>\(frames.first?.picture.style ?? "")
      \(style)</style>
      <rect x="0" y="\(units(top))" width="\(units(size.width))" height="\(units(size.height))" class="ground"/>

      """
    for (index, frame) in frames.enumerated() {
      text += """
        <g class="frame" id="\(name)-\(index)">
        <text x="20" y="-4" class="step" style="font-size:13px">\(frame.step.caption.escaped)</text>
        \(frame.picture.elements.joined(separator: "\n"))
        </g>

        """
    }
    return text + "</svg>\n"
  }

  /// Shows one drawing, and where motion is welcome one after the other.
  private var style: String {
    let still = frames.lastIndex { $0.step.isMoment } ?? 0
    let duration = frames.reduce(0) { $0 + $1.step.seconds }
    var text = """
      .anchorage .frame{visibility:hidden}
      .anchorage #\(name)-\(still){visibility:visible}
      @media(prefers-reduced-motion:no-preference){

      """
    var start = 0.0
    for (index, frame) in frames.enumerated() {
      let end = start + frame.step.seconds
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
