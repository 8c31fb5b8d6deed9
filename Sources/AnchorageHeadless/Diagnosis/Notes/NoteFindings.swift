import Anchorage

/// Notes, and the facts about constraints and views that they are made from.
struct NoteFindings {
  /// An active constraint of the user's.
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

  /// How many notes there are at most, for views and for constraints. Nobody reads more, and their texts take time.
  static let largestNoteCount = 500

  /// Of each entry, whether it is hidden, or inside a view that is.
  let isHidden: [Bool]
  /// The axes along which the root has an extent. Along another one nothing has its place.
  var axes: [LayoutAxis] = []
  /// The constraints of users in the order of the tree.
  var constraints: [Held] = []
  /// Of each entry, the first constraint that is about it.
  var subjects: [Int: LayoutConstraint] = [:]
  /// The extents that an equality is about.
  var sized: Set<Extent> = []
  /// The entries that constraints mention which views around them hold.
  var placedFromOutside: Set<Int32> = []
  /// The extents that are zero, of views that contain others that are larger.
  var empty: Set<Extent> = []
  private var notes: [(entry: Int, note: LayoutNote)] = []
  /// Of each superview, the note about what reaches beyond it.
  private var outside: [Int: Int] = [:]
  /// Of each of these notes, the views that it is about, but for those it does not name.
  private var viewsOutside: [Int: [LayoutView]] = [:]

  init(isHidden: [Bool]) { self.isHidden = isHidden }
}

extension NoteFindings {
  mutating func add(
    _ reason: LayoutNote.Reason, at entry: Int, items: [String], omittedCount: Int = 0,
    members: [LayoutConflict.Member] = []
  ) {
    let note = LayoutNote(reason: reason, items: items, members: members, omittedCount: omittedCount)
    notes.append((entry, note))
  }

  /// The contents of which a note says that they have no room at all, in the order of the notes.
  var lostContents: [(entry: Int, axis: LayoutAxis)] {
    notes.compactMap { note in
      switch note.note.reason {
      case .cutText(let axis, _, let available), .compressedContent(let axis, _, let available):
        available < Tolerance.notedPoints ? (note.entry, axis) : nil
      default: nil
      }
    }
  }

  /// Adds evidence to the note about a content along an axis.
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

  /// Notes that a view reaches beyond its superview, together with its siblings that do.
  mutating func addOutside(
    _ view: LayoutView, at entry: Int, _ distances: LayoutInsets, superview: LayoutView, at parent: Int
  ) {
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

  /// The same, with the entries that they are about.
  var entriesInOrder: [(entry: Int, note: LayoutNote)] { order.map { notes[$0] } }

  /// The notes about views that reach beyond their superviews, by their places among those ``inOrder``, with the views.
  var outsideInOrder: [(place: Int, views: [LayoutView])] {
    order.enumerated().compactMap { place, index in viewsOutside[index].map { (place, $0) } }
  }

  private var order: [Int] { notes.map { Double($0.entry) }.ascendingIndices }
}
