import CRival
import Cassowary

/// Finds results that are wrong, so that nothing wrong is timed.
struct Check {
  /// The largest difference of a frame, in points.
  static let tolerance = 1e-6
  /// The same for engines that compute with 32 bits.
  static let singleTolerance = 1e-2

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let subject: Subject
  private let reference = HandWritten()

  init(_ subject: Subject) {
    self.subject = subject
    reference.take(subject)
    if subject.kind != nil { reference.perform(.build, round: 0) }
  }

  /// Compares the loops written by hand with what the tests expect of the workloads.
  func checkReference() throws {
    guard let workload = subject.workload else { return }
    for round in 0..<subject.sizeCount {
      reference.perform(.resize, round: round)
      try compare(
        reference.frames, with: workload.expectedFrames(step: subject.step(round)), "by hand, resize \(round)"
      )
    }
    reference.perform(.resize, round: 0)
  }

  /// Performs an action in these rounds and compares with the frames by hand; what builds is done already.
  func check(_ contestant: some Contestant, _ action: Action, rounds: [Int]) throws {
    // A growing layout is right only when it is complete.
    if action == .build && subject.missingCount > 0 { return }
    for round in rounds {
      if action != .build && action != .grow {
        contestant.perform(action, round: round)
        reference.perform(action, round: round)
      }
      let place = "\(contestant.name), \(action) \(round)"
      if subject.kind != nil {
        try compare(contestant.frames, with: reference.frames, place)
      } else {
        try checkSystem(contestant.values, size: subject.size(action == .build ? 0 : round), place)
      }
    }
  }

  private func compare(
    _ frames: [Workload.Frame], with expected: [Workload.Frame], _ place: String
  ) throws {
    if frames.count != expected.count {
      throw Failure(description: "\(place): \(frames.count) frames instead of \(expected.count)")
    }
    let tolerance =
      place.hasPrefix("Yoga") || place.hasPrefix("taffy") ? Self.singleTolerance : Self.tolerance
    for (index, (frame, right)) in zip(frames, expected).enumerated() {
      let differences = [
        frame.x - right.x, frame.y - right.y, frame.width - right.width, frame.height - right.height,
      ]
      if differences.contains(where: { !(abs($0) <= tolerance) }) {
        throw Failure(
          description:
            "\(subject.name) \(subject.count), \(place), box \(index): \(frame) instead of \(right)")
      }
    }
  }

  /// A system that has several solutions: all that is required holds, and the size is the one asked for.
  private func checkSystem(
    _ values: [Double], size: (width: Double, height: Double), _ place: String
  ) throws {
    var errors = [abs(values[0] - size.width), abs(values[1] - size.height)]
    for (index, strength) in subject.problem.strengths.enumerated() where strength == .required {
      errors.append(subject.problem.error(of: index, values))
    }
    if errors.contains(where: { !($0 <= Self.tolerance) }) {
      throw Failure(description: "\(subject.name), \(place): a required constraint does not hold")
    }
  }
}

extension Problem {
  /// By how much a constraint does not hold.
  ///
  /// - Parameter constant: The constant that it has by now, unless it is its own.
  func error(of index: Int, _ values: [Double], constant: Double? = nil) -> Double {
    let row = constraints[index]
    var sum = constant ?? row.constant
    for term in terms[Int(row.firstTerm)..<Int(row.firstTerm + row.termCount)] {
      sum += term.coefficient * values[Int(term.variable)]
    }
    return row.relation < 0 ? max(sum, 0) : row.relation > 0 ? max(-sum, 0) : abs(sum)
  }

  /// The sums of the errors of the optional constraints, of the strongest strength first.
  ///
  /// - Parameter constants: The constants that constraints have by now, unless they are their own.
  func errors(_ values: [Double], constants: [Int: Double] = [:]) -> [Double] {
    var sums: [Strength: Double] = [:]
    for (index, strength) in strengths.enumerated() where strength != .required {
      sums[strength, default: 0] += error(of: index, values, constant: constants[index])
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }
}
