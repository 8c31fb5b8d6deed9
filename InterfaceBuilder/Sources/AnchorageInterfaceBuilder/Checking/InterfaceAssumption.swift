/// A number that a layout takes from the saved frames. Comparing the layout with those frames cannot prove it.
package enum InterfaceAssumption: Hashable, Sendable {
  /// An inset that follows from the only equation that uses it.
  case inset(InterfaceInset, lines: [Int])
  /// A baseline that is where the only equation about it has it.
  case baseline(of: String, line: Int)
  /// The sizes of texts and controls, which the file does not say.
  case contents(count: Int)
  /// The alignment rectangles of AppKit's controls, of which the known ones that fit best are taken.
  case alignments(count: Int)
}

extension InterfaceAssumption: CustomStringConvertible {
  package var description: String {
    switch self {
    case .inset(let inset, let lines):
      let place =
        "the \(inset.edge) inset of the \(inset.area.words) of '\(inset.view)', \(inset.distance.shortText)"
      guard let line = lines.first else { return "\(place), follows from the views inside it" }
      return "\(place), follows from the equation in line \(line) alone"
    case .baseline(let id, let line):
      return "the baseline of '\(id)' (line \(line)) is where an equation has it"
    case .alignments(let count):
      return count == 1
        ? "the alignment rectangle of one view is the known one that fits best"
        : "the alignment rectangles of \(count) views are the known ones that fit best"
    case .contents(let count):
      return count == 1
        ? "the content size of one view is the saved one"
        : "the content sizes of \(count) views are the saved ones"
    }
  }
}

extension InterfaceInset.Area {
  fileprivate var words: String {
    switch self {
    case .safeArea: "safe area"
    case .margins: "margins"
    case .readableContent: "readable content"
    case .keyboard: "keyboard"
    case .controllerTop: "top layout guide"
    case .controllerBottom: "bottom layout guide"
    case .alignment: "alignment rectangle"
    }
  }
}
