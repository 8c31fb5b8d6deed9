import AnchorageHeadless
import Screens

extension InteractiveScreen {
  /// The frame of a view after each step that is to be looked at, a line each.
  func sweep(_ name: String) -> [String] {
    var lines: [String] = []
    play { step in
      if step.isMoment { lines.append("\(step.caption): \(frames(of: [name]).joined())") }
    }
    return lines
  }

  /// The frames of views as `x y width height`, rounded as tables are.
  func frames(of names: [String]) -> [String] {
    names.map { name in
      guard let frame = view(named: name)?.frame else { return "no '\(name)'" }
      return [frame.minX, frame.minY, frame.width, frame.height].map { number in
        let rounded = (number * 100).rounded() / 100
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
      }.joined(separator: " ")
    }
  }
}
