import Anchorage

extension LayoutChanges: CustomStringConvertible {
  /// A line for each frame, rounded to hundredths, then the problems.
  public var description: String {
    var lines = frames.map { "\($0.item): \(words(of: $0.before)) becomes \(words(of: $0.after))" }
    if lines.isEmpty { lines.append("no frame changes") }
    return (lines + problems.map { $0.description }).joined(separator: "\n")
  }

  private func words(of frame: LayoutRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { roundedText(of: $0) }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
