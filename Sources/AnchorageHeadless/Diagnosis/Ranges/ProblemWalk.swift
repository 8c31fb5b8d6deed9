import Anchorage
import Cassowary

/// Finds the problems of a tree in a range of sizes of its root.
///
/// Positions count fractions of a point from the start of the range. The tree is laid out every 16 points. Nothing is left
/// to find between two layouts if they have the same problems, and are either a point apart or *steady*: they have the same
/// system, and the solver's critical region of one reaches the other, so every frame changes linearly between them.
/// Otherwise, the part in between is split.
///
///     200             216             232       width
///      ├───────────────┼───────────────┤
///      no problem      │   ┊┊┊         the text is cut: split, down to 1/64 point
///              steady ─┘
///
/// Content that has the same size at two widths is assumed to have it in between, and likewise the layouts that switches
/// select.
struct ProblemWalk {
  private static let unitsInPoint = 64
  private static let unitsInStep = 16 * unitsInPoint
  /// The longest range, in points, in which every whole number of points may be laid out.
  private static let longestRange = 16384.0

  private let root: LayoutView
  private let axis: LayoutAxis
  private let range: ClosedRange<Double>
  private let unit: Double
  /// The position of the end of the range.
  private let end: Int
  /// The positions at which the tree was laid out, in ascending order, with the numbers of their problems.
  private var found: [(position: Int, problems: [Int])] = []
  /// All problems, by number.
  private var known: [ProblemKey] = []
  private var numbers: [ProblemKey: Int] = [:]

  /// Creates a walk over a range; fails if the range has no possible sizes, or if the tree is busy.
  init?(_ root: LayoutView, along axis: LayoutAxis, _ asked: ClosedRange<Double>) {
    guard asked.lowerBound <= Solver.largestNumber, asked.upperBound >= 0, root.openQuestionCount == 0,
      root.engine?.isIdle ?? true
    else { return nil }
    self.root = root
    self.axis = axis
    range = max(0, asked.lowerBound)...min(asked.upperBound, Solver.largestNumber)
    let length = range.upperBound - range.lowerBound
    unit = max(1, length / Self.longestRange) / Double(Self.unitsInPoint)
    let whole = Int(length / unit)
    end = Double(whole) * unit < length ? whole + 1 : whole
  }

  /// Lays out the tree along the range, and finally at its own size.
  func findProblems() -> [LayoutProblemRange] {
    var walk = self
    let frame = root.frame
    walk.layOutRange()
    let problems = walk.reportProblems()
    root.frame = frame
    root.layoutIfNeeded()
    return problems
  }
}

// MARK: - Walking

extension ProblemWalk {
  /// A layout of the tree.
  private struct Sample {
    let position: Int
    let problems: [Int]
    let system: SystemState
    /// The sizes between which all frames are linear; `nil` if they are unknown.
    let region: ClosedInterval?
  }

  private mutating func layOutRange() {
    var last = sample(at: 0)
    note(last)
    for start in stride(from: 0, to: end, by: Self.unitsInStep) {
      let next = sample(at: min(start + Self.unitsInStep, end))
      layOut(between: last, and: next)
      last = next
    }
  }

  /// Lays out the tree between two layouts as often as needed, and notes all layouts but the first.
  private mutating func layOut(between first: Sample, and last: Sample) {
    var (first, waiting) = (first, [last])
    while let last = waiting.last {
      guard let position = split(first, last) else {
        note(last)
        first = last
        waiting.removeLast()
        continue
      }
      waiting.append(sample(at: position))
    }
  }

  /// The next position to lay out between two layouts; `nil` if nothing is left to find there.
  private func split(_ first: Sample, _ last: Sample) -> Int? {
    let gap = last.position - first.position
    if gap <= 1 { return nil }
    if first.problems == last.problems, gap <= Self.unitsInPoint || isSteady(first, last) { return nil }
    // Whole points come first.
    if gap > Self.unitsInPoint {
      return first.position + max(1, gap / 2 / Self.unitsInPoint) * Self.unitsInPoint
    }
    return breakpoint(first, last) ?? first.position + gap / 2
  }

  private func isSteady(_ first: Sample, _ last: Sample) -> Bool {
    first.system == last.system
      && (first.region?.reaches(size(at: last.position), within: unit) == true
        || last.region?.reaches(size(at: first.position), within: unit) == true)
  }

  /// The position between two layouts where the solver leaves the basis of either.
  private func breakpoint(_ first: Sample, _ last: Sample) -> Int? {
    guard first.system == last.system else { return nil }
    for size in [first.region?.high, last.region?.low] {
      guard let size, range.contains(size) else { continue }
      let position = Int(withoutFraction((size - range.lowerBound) / unit + 0.5))
      if position > first.position, position < last.position { return position }
      if position == first.position { return position + 1 }
      if position == last.position { return position - 1 }
    }
    return nil
  }

  private func size(at position: Int) -> Double {
    position == end ? range.upperBound : range.lowerBound + Double(position) * unit
  }

  private func layOut(at position: Int) {
    if axis == .horizontal {
      root.frame.size.width = size(at: position)
    } else {
      root.frame.size.height = size(at: position)
    }
    root.layoutIfNeeded()
  }

  private mutating func sample(at position: Int) -> Sample {
    layOut(at: position)
    guard let engine = root.engine else {
      return Sample(position: position, problems: [], system: SystemState(), region: nil)
    }
    var problems: [Int] = []
    for key in engine.problemKeys() {
      let number = number(of: key)
      if !problems.contains(number) { problems.append(number) }
    }
    return Sample(
      position: position, problems: problems.sorted(), system: SystemState(of: engine),
      region: engine.criticalRegion(along: axis))
  }

  private mutating func number(of key: ProblemKey) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = known.count
    known.append(key)
    return known.count - 1
  }

  private mutating func note(_ sample: Sample) { found.append((sample.position, sample.problems)) }
}

extension ClosedInterval {
  fileprivate func reaches(_ number: Double, within distance: Double) -> Bool {
    number >= low - distance && number <= high + distance
  }
}

// MARK: - Reporting

extension ProblemWalk {
  /// Consecutive layouts with a problem, as indices of ``found``.
  private struct Run {
    let problem: Int
    let first: Int
    var last: Int
  }

  /// Lays out the tree once at each position at which problems are reported, and makes the reports.
  private func reportProblems() -> [LayoutProblemRange] {
    var texts: [Int: [ProblemKey: LayoutProblemRange.Report]] = [:]
    var problems: [LayoutProblemRange] = []
    for run in runs() {
      let position = position(toReport: run)
      if texts[position] == nil { texts[position] = reports(at: position) }
      guard let report = texts[position]?[known[run.problem]] else { continue }
      problems.append(
        LayoutProblemRange(
          axis: axis, sizes: bounds(of: run), asked: range, report: report, size: size(at: position)))
    }
    return problems
  }

  /// The runs in order of their first layouts.
  private func runs() -> [Run] {
    var runs: [Run] = []
    var open: [Int: Int] = [:]
    for (index, layout) in found.enumerated() {
      var still: [Int: Int] = [:]
      for problem in layout.problems {
        if let run = open[problem] {
          runs[run].last = index
          still[problem] = run
        } else {
          still[problem] = runs.count
          runs.append(Run(problem: problem, first: index, last: index))
        }
      }
      open = still
    }
    return runs
  }

  /// The position at which the problem is probably worst: at the end of the range, or in the middle of the run.
  private func position(toReport run: Run) -> Int {
    if run.first == 0 { return found[0].position }
    if run.last == found.count - 1 { return found[run.last].position }
    let middle = (found[run.first].position + found[run.last].position) / 2
    let index = (run.first...run.last).first { found[$0].position >= middle }
    return found[index ?? run.last].position
  }

  private func bounds(of run: Run) -> ClosedRange<Double> {
    let low = run.first == 0 ? range.lowerBound : change(before: run.first)
    let high = run.last == found.count - 1 ? range.upperBound : change(before: run.last + 1)
    return min(low, high)...max(low, high)
  }

  /// The size at which problems change between a layout and the previous one: the rounder of their sizes.
  private func change(before index: Int) -> Double {
    let sizes = (size(at: found[index - 1].position), size(at: found[index].position))
    var scale = 1.0
    while scale < Double(Self.unitsInPoint) {
      for size in [sizes.0, sizes.1] where withoutFraction(size * scale) == size * scale { return size }
      scale *= 2
    }
    return sizes.1
  }

  private func reports(at position: Int) -> [ProblemKey: LayoutProblemRange.Report] {
    layOut(at: position)
    var reports: [ProblemKey: LayoutProblemRange.Report] = [:]
    guard let engine = root.engine else { return reports }
    let problems = root.diagnostics
    for (key, problem) in zip(engine.keys(of: problems), problems) { reports[key] = .problem(problem) }
    let notes = root.notes().filter { $0.isAboutRoom }
    for (key, note) in zip(engine.keysOfRoomNotes(), notes) where reports[key] == nil {
      reports[key] = .note(note)
    }
    return reports
  }
}
