/// One way of computing frames.
protocol Contestant: AnyObject {
  var name: String { get }
  func supports(_ action: Action, of subject: Subject) -> Bool
  /// Takes on another subject and forgets the last.
  func take(_ subject: Subject)
  /// Frees what was built.
  func discard()
  /// Does what is timed. `round` counts how often, so that each time something changes.
  func perform(_ action: Action, round: Int)
  /// All frames as last read, in the coordinates of the root.
  var frames: [Workload.Frame] { get }
  /// The values of the problem's variables as last read; empty for what has no variables.
  var values: [Double] { get }
}

extension Contestant {
  func supports(_ action: Action, of subject: Subject) -> Bool { action.applies(to: subject) }
  var values: [Double] { [] }
}
