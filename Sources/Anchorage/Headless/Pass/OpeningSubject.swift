import Cassowary

/// The open numbers of a report, and the wishes that compete for them.
struct OpeningSubject {
  var numbers: [LayoutEngine.FrameNumber] = []
  /// The wishes that tie, in the order of the report; none where constraints are missing.
  var wishes: [ConstraintID] = []
  /// The priority of the wishes.
  var priority: Double = 0
}
