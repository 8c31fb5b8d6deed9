import Anchorage
import Cassowary

/// The open numbers of a report, and the wishes that compete for them.
struct OpeningSubject {
  var numbers: [LayoutEngine.FrameNumber] = []
  /// The values that each number can have, as the anchor that it is called by; `nil` where they are not known.
  var ranges: [ClosedRange<Double>?] = []
  /// The wishes that tie, in the order of the tree; none where constraints are missing.
  var wishes: [ConstraintID] = []
  /// The priority of the wishes.
  var priority: Double = 0
  /// By how many points they are missed in all.
  var amount: Double = 0

  /// Whether wishes tie; otherwise constraints are missing.
  var isTie: Bool { priority > 0 }
}
