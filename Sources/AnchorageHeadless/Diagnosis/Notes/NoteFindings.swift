import Anchorage

/// Notes about views, and the facts that further notes are made from.
struct NoteFindings {
  /// An active constraint of the program.
  struct Held {
    let constraint: LayoutConstraint
    /// The index of the entry of the view that holds it.
    let holder: Int
  }

  /// The width or the height of an item.
  struct Extent: Hashable {
    let entry: Int
    let axis: LayoutAxis

    /// Whether the extent comes first in the order of the tree.
    func isBefore(_ other: Extent) -> Bool {
      entry == other.entry ? axis == .horizontal && other.axis == .vertical : entry < other.entry
    }
  }

  /// The maximum number of notes about views, and of notes about constraints: more are never read, and take time.
  static let largestNoteCount = 500

  /// The names of views whose lack of room doesn't matter, if only notes about room are wanted; `nil` if all notes
  /// are.
  let ignored: Set<String>?
  /// Whether each entry is hidden, or inside a hidden view.
  let isHidden: [Bool]
  /// The axes along which the size of the root is above zero. Along the others, no view has its intended position.
  var axes: [LayoutAxis] = []
  /// The constraints of the program, in the order of the tree.
  var constraints: [Held] = []
  /// The first constraint about each entry.
  var subjects: [Int: LayoutConstraint] = [:]
  /// The dimensions with an equality about them.
  var sized: Set<Extent> = []
  /// The entries that are mentioned by constraints of their ancestors.
  var placedFromOutside: Set<Int32> = []
  /// The zero dimensions of views that contain larger views.
  var empty: Set<Extent> = []
  private var notes: [(entry: Int, note: LayoutNote)] = []
  /// The note about the subviews of each superview that reach beyond it.
  private var outside: [Int: Int] = [:]
  /// The views that each of these notes names.
  private var viewsOutside: [Int: [LayoutView]] = [:]

  init(isHidden: [Bool], ignoring ignored: Set<String>? = nil) {
    (self.isHidden, self.ignored) = (isHidden, ignored)
  }
}

extension NoteFindings {
  mutating func add(
    _ reason: LayoutNote.Reason, at entry: Int, items: [String], omittedCount: Int = 0,
    members: [LayoutConflict.Member] = []
  ) {
    let note = LayoutNote(reason: reason, items: items, members: members, omittedCount: omittedCount)
    if ignored != nil && !note.isAboutRoom || ignores(items) && omittedCount == 0 { return }
    notes.append((entry, note))
  }

  /// Whether the lack of room of views matters for none of them.
  func ignores(_ names: [String]) -> Bool { ignored.map { names.allSatisfy($0.contains) } ?? false }

  /// The contents without any room according to a note, in the order of the notes.
  var lostContents: [(entry: Int, axis: LayoutAxis)] {
    notes.compactMap { note in
      switch note.note.reason {
      case .cutText(let axis, _, let available), .compressedContent(let axis, _, let available):
        available < Tolerance.notedPoints ? (note.entry, axis) : nil
      default: nil
      }
    }
  }

  /// Adds constraints to the note about a content along an axis.
  mutating func explain(_ entry: Int, along axis: LayoutAxis, by members: [LayoutConflict.Member]) {
    for index in notes.indices where notes[index].entry == entry {
      switch notes[index].note.reason {
      case .cutText(axis, _, _), .compressedContent(axis, _, _): notes[index].note.members = members
      default: break
      }
    }
  }

  /// Whether there is room for more notes.
  var hasRoom: Bool { notes.count < Self.largestNoteCount }

  /// Notes that a view reaches beyond its superview, in one note for all its siblings that do.
  mutating func addOutside(
    _ view: LayoutView, at entry: Int, _ distances: LayoutInsets, superview: LayoutView, at parent: Int
  ) {
    if ignores([view.displayName]) { return }
    guard let index = outside[parent], case .outside(let name, let farthest) = notes[index].note.reason
    else {
      outside[parent] = notes.count
      viewsOutside[notes.count] = [view]
      return add(
        .outside(superview: superview.displayName, distances), at: entry, items: [view.displayName])
    }
    if notes[index].note.items.count < LayoutConflict.largestMemberCount {
      notes[index].note.items.append(view.displayName)
      viewsOutside[index]?.append(view)
    } else {
      notes[index].note.omittedCount += 1
    }
    notes[index].note.reason = .outside(
      superview: name,
      LayoutInsets(
        top: max(farthest.top, distances.top), leading: max(farthest.leading, distances.leading),
        bottom: max(farthest.bottom, distances.bottom), trailing: max(farthest.trailing, distances.trailing)))
  }

  /// The notes in the order of the items.
  var inOrder: [LayoutNote] { order.map { notes[$0].note } }

  /// The notes in the order of the items, with their entries.
  var entriesInOrder: [(entry: Int, note: LayoutNote)] { order.map { notes[$0] } }

  /// The notes about views that reach beyond their superviews, as indices of ``inOrder``, with the views.
  var outsideInOrder: [(place: Int, views: [LayoutView])] {
    order.enumerated().compactMap { place, index in viewsOutside[index].map { (place, $0) } }
  }

  private var order: [Int] { notes.map { Double($0.entry) }.ascendingIndices }
}
