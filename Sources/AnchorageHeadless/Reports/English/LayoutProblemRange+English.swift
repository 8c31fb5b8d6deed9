import Anchorage

extension LayoutProblemRange: CustomStringConvertible {
  /// The range in words, the size that the report is about, and the report.
  public var description: String {
    "\(range)\(asked.lowerBound < asked.upperBound ? ", here at \(roundedText(of: size))" : ""):\n\(text)"
  }

  private var text: String {
    switch report {
    case .problem(let problem): problem.description
    case .note(let note): note.description
    }
  }

  /// The sizes in words: `below 332 points of width`.
  public var range: String {
    let (low, high) = (roundedText(of: sizes.lowerBound), roundedText(of: sizes.upperBound))
    let extent = "points of \(axis.extent)"
    switch (sizes.lowerBound == asked.lowerBound, sizes.upperBound == asked.upperBound) {
    case (true, true): return low == high ? "at \(low) \(extent)" : "from \(low) to \(high) \(extent)"
    case (true, false): return "below \(high) \(extent)"
    case (false, true): return "above \(low) \(extent)"
    case (false, false): return "between \(low) and \(high) \(extent)"
    }
  }
}
