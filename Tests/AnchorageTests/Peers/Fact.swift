import AnchorageHeadless
import Testing

/// A fact of another library's test suite: how our constraints for it read, and the numbers that come out.
///
/// The numbers are theirs or follow from theirs by hand.
struct Fact: Sendable, CustomTestStringConvertible {
  /// The constraints as they print, in order, between commas.
  let text: String
  /// The numbers that are measured afterwards.
  let numbers: [Double]
  /// Constrains a view to its superview.
  let constrain: @Sendable (LayoutView, LayoutView) -> Void

  init(
    _ text: String, _ numbers: Double..., constrain: @escaping @Sendable (LayoutView, LayoutView) -> Void
  ) {
    self.text = text
    self.numbers = numbers
    self.constrain = constrain
  }

  var testDescription: String { text }
}

extension Fact {
  /// Expects what the fact says of a view in a window of 400 × 400.
  ///
  /// - Parameters:
  ///   - extent: The width and the height of the view, if they are fixed.
  ///   - measure: The numbers to look at, in the window's coordinates.
  func expect(
    extent: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ measure: (LayoutRect) -> [Double]
  ) {
    let window = LayoutView(name: "window", frame: LayoutRect(x: 0, y: 0, width: 400, height: 400))
    let view = LayoutView(name: "view")
    window.addSubview(view)
    let margins = LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    window.layoutMargins = margins
    view.layoutMargins = margins
    if let extent { view.size == extent }
    let group = batch(of: HeadlessBackend.self) { constrain(view, window) }
    #expect(group.map { $0.description } == lines, sourceLocation: sourceLocation)
    window.layoutIfNeeded()
    #expect(measure(view.frame) == numbers, sourceLocation: sourceLocation)
    // Two inequalities that pin a view leave nothing open; what is not related at all is.
    #expect(window.diagnostics.allSatisfy { $0.kind == "ambiguity" }, sourceLocation: sourceLocation)
  }

  private var lines: [String] {
    text.split(separator: ",").map { String($0.trimmingPrefix { $0.isWhitespace }) }
  }
}
