import Anchorage
import Cassowary

/// A problem or a note without its numbers, which layouts of a tree at several sizes may share.
enum ProblemKey: Hashable {
  /// Problems of items with the same name have the same identity, and differ in the occurrence.
  case problem(LayoutDiagnostic.Identity, occurrence: Int)
  case note(kind: String, axis: LayoutAxis?, items: [String], entry: Int)

  /// - Parameter entry: The index of the entry that the note is about.
  init(_ note: LayoutNote, at entry: Int) {
    var axis: LayoutAxis?
    switch note.reason {
    case .cutText(let along, _, _), .compressedContent(let along, _, _): axis = along
    default: break
    }
    self = .note(kind: note.kind, axis: axis, items: note.items, entry: entry)
  }
}

/// The input of a solve, except the size of the root.
///
/// Between two sizes with the same state, only the solver's optimum can change.
struct SystemState: Equatable {
  private var numbers: [Double] = []
  private var constraints: [ObjectIdentifier] = []

  init() {}

  init(of engine: LayoutEngine) {
    for entry in engine.entries {
      numbers += [
        entry.content.width, entry.content.height, Double(entry.free.rawValue), Double(entry.tied.rawValue),
      ]
      if let guide = entry.guide { add(guide) }
      guard let view = entry.view else { continue }
      if view.translatesMask, view.autoresizing == nil, entry.parent >= 0 {
        let frame = view.exactFrame
        numbers += [frame.minX, frame.minY, frame.width, frame.height]
      }
      view.held.forEach { constraint in
        constraints.append(ObjectIdentifier(constraint))
        numbers += [
          constraint.storedConstant, constraint.storedMultiplier, Double(constraint.storedPriority.rawValue),
        ]
      }
    }
  }

  private mutating func add(_ guide: LayoutGuide) {
    let distances = guide.distances
    numbers += [distances.left, distances.top, distances.right, distances.bottom]
    numbers.append(guide.isNarrowed ? 1 : 0)
  }
}

extension LayoutEngine {
  /// The problems and notes of the last pass that depend on the size of the root.
  func problemKeys() -> [ProblemKey] { keys(of: reports()) + keysOfRoomNotes() }

  func keys(of problems: [LayoutDiagnostic]) -> [ProblemKey] {
    var counts: [LayoutDiagnostic.Identity: Int] = [:]
    return problems.map { problem in
      let identity = problem.identity
      let occurrence = counts[identity] ?? 0
      counts[identity] = occurrence + 1
      return .problem(identity, occurrence: occurrence)
    }
  }

  /// The notes on content without enough room, in the order of ``LayoutView/notes()``.
  func keysOfRoomNotes() -> [ProblemKey] {
    findNotes(askingSolver: false).entriesInOrder.filter { $0.note.isAboutRoom }
      .map { ProblemKey($0.note, at: $0.entry) }
  }

  /// The sizes of the root along an axis between which all frames of the last pass are linear.
  func criticalRegion(along axis: LayoutAxis) -> ClosedInterval {
    let root = entries[0]
    var region = solver.criticalRegion(
      of: Variable(index: axis == .horizontal ? root.width : root.height))
    // The solver has the size of the alignment rectangle.
    let segment = root.segment(along: axis)
    region.low += segment.near + segment.far
    region.high += segment.near + segment.far
    return region
  }
}
