import Anchorage
import Cassowary

// Texts are compared where they are drawn: at the top of their labels, on the leading side. A view that is drawn between
// two labels, and covers all that their texts share, may have a background: then the front one is on an overlay.

extension LayoutEngine {
  /// How many comparisons there are at most for each view and each text, on average. More are needed only where hundreds
  /// of texts are both side by side and below each other.
  private static var mostComparisons: Int { 256 }

  /// Notes labels whose texts lie on each other, those that do together.
  func noteOverlappingTexts(_ found: inout NoteFindings) {
    guard found.axes.count == LayoutAxis.allCases.count else { return }
    let shown = shownRects(found)
    let boxes = textBoxes(found, shown)
    if boxes.count < 2 { return }
    var groups = TextGroups(count: boxes.count)
    let axis = axisOfFewestPairs(boxes)
    // A sweep along one axis: texts that ended before the next one begins are not compared with it.
    var active: [Int] = []
    var left = Self.mostComparisons * (entries.count + boxes.count)
    for next in boxes.map({ $0.rect.origin[axis] }).ascendingIndices where left > 0 {
      let start = boxes[next].rect.origin[axis]
      left -= active.count
      active.removeAll { boxes[$0].rect.origin[axis] + boxes[$0].rect.size[axis] <= start }
      for other in active.reversed() where left > 0 {
        left -= 1
        guard let overlap = boxes[next].overlap(with: boxes[other]) else { continue }
        if groups.areTogether(next, other)
          || !mayBeOverlay(boxes[next].entry, boxes[other].entry, overlap, shown: shown, left: &left)
        {
          groups.join(next, other, overlap.size)
        }
      }
      active.append(next)
    }
    for group in groups.all where found.hasRoom {
      let members = group.boxes.map { boxes[$0].entry }
      let named = members.prefix(LayoutConflict.largestMemberCount)
      found.add(
        .overlappingTexts(group.overlap), at: members.first ?? 0,
        items: named.compactMap { entries[$0].view?.displayName }, omittedCount: members.count - named.count)
    }
  }

  /// Of each entry, the part of its rectangle that the views around it show, in the coordinates of the solver.
  ///
  /// What a scroll view contains is shown wherever it is. `nil` for what is hidden or not determined.
  private func shownRects(_ found: NoteFindings) -> [LayoutRect?] {
    var shown: [LayoutRect?] = []
    shown.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      let isInside = entry.parent >= 0
      let outer = isInside ? shown[Int(entry.parent)] : nil
      guard entry.isAlive, entry.free.isEmpty, !found.isHidden[index], outer != nil || !isInside else {
        shown.append(nil)
        continue
      }
      let rect = LayoutRect(
        x: value(entry.x), y: value(entry.y), width: value(entry.width), height: value(entry.height))
      let isScrolled = isInside && entries[Int(entry.parent)].isScroll
      shown.append(isScrolled ? rect : outer?.intersection(rect) ?? rect)
    }
    return shown
  }

  /// The texts that are shown, in the order of the tree.
  private func textBoxes(_ found: NoteFindings, _ shown: [LayoutRect?]) -> [TextBox] {
    var boxes: [TextBox] = []
    var scrolls: [Int] = []
    scrolls.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      let parent = Int(entry.parent)
      scrolls.append(parent < 0 ? -1 : entries[parent].isScroll ? parent : scrolls[parent])
      guard min(entry.content.width, entry.content.height) > 0, let shown = shown[index],
        let label = entry.view?.asLabel
      else { continue }
      let size = LayoutSize(
        width: min(entry.content.width, value(entry.width)),
        height: min(entry.content.height, value(entry.height)))
      let start = value(entry.x) + (entry.direction == .rightToLeft ? value(entry.width) - size.width : 0)
      let rect = LayoutRect(x: start, y: value(entry.y), width: size.width, height: size.height)
        .intersection(shown)
      guard rect.width > 0, rect.height > 0 else { continue }
      boxes.append(
        TextBox(entry: index, scroll: scrolls[index], rect: rect, lineHeight: label.metrics.lineHeight))
    }
    return boxes
  }

  /// The axis along which fewer texts are beside each other: the vertical one for a list, the horizontal one for a row.
  private func axisOfFewestPairs(_ boxes: [TextBox]) -> LayoutAxis {
    func pairs(along axis: LayoutAxis) -> Int {
      let starts = boxes.map { $0.rect.origin[axis] }
      let ends = boxes.map { $0.rect.origin[axis] + $0.rect.size[axis] }
      let endings = ends.ascendingIndices
      var (pairs, ended) = (0, 0)
      for (begun, next) in starts.ascendingIndices.enumerated() {
        // Ends, because no text ends before the next begins after all have ended.
        while ended < begun, ends[endings[ended]] <= starts[next] { ended += 1 }
        pairs += begun - ended
      }
      return pairs
    }
    return pairs(along: .horizontal) < pairs(along: .vertical) ? .horizontal : .vertical
  }

  /// Whether one label is inside the other, or a view with a background may be between them.
  ///
  /// Stack views and labels have none.
  private func mayBeOverlay(
    _ one: Int, _ other: Int, _ overlap: LayoutRect, shown: [LayoutRect?], left: inout Int
  ) -> Bool {
    let (back, front) = (min(one, other), max(one, other))
    if front < Int(entries[back].end) { return true }
    var index = back + 1
    while index < front {
      left -= 1
      guard shown[index]?.contains(overlap) == true else {
        // Nothing inside shows more, unless it is scrolled, and then both texts would be.
        index = max(index + 1, min(Int(entries[index].end), front))
        continue
      }
      if let view = entries[index].view, view.asLabel == nil, !view.showsNothing { return true }
      index += 1
    }
    return false
  }
}

/// Labels whose texts lie on each other.
private struct TextGroups {
  struct Group {
    var boxes: [Int]
    /// The largest width and height of what is covered.
    var overlap = LayoutSize.zero
  }

  /// The number of the group of each text; negative for a text alone.
  private var numbers: [Int]
  private var groups: [Group] = []

  init(count: Int) { numbers = Array(repeating: -1, count: count) }

  /// The groups of more than one text; each has its texts in order.
  var all: [Group] {
    var groups = groups
    for group in groups.indices { groups[group].boxes = [] }
    for (box, group) in numbers.enumerated() where group >= 0 { groups[group].boxes.append(box) }
    return groups.filter { $0.boxes.count > 1 }
  }

  func areTogether(_ one: Int, _ other: Int) -> Bool { numbers[one] >= 0 && numbers[one] == numbers[other] }

  /// Notes that two texts share a part of this size.
  mutating func join(_ one: Int, _ other: Int, _ size: LayoutSize) {
    let (first, second) = (group(of: one), group(of: other))
    // The smaller joins the larger, so that a text seldom moves.
    let (kept, gone) =
      groups[first].boxes.count < groups[second].boxes.count ? (second, first) : (first, second)
    var overlap = size
    for known in [groups[kept].overlap, groups[gone].overlap] {
      overlap.width = max(overlap.width, known.width)
      overlap.height = max(overlap.height, known.height)
    }
    if kept != gone {
      for box in groups[gone].boxes { numbers[box] = kept }
      groups[kept].boxes += groups[gone].boxes
      groups[gone].boxes = []
    }
    groups[kept].overlap = overlap
  }

  private mutating func group(of box: Int) -> Int {
    if numbers[box] < 0 {
      numbers[box] = groups.count
      groups.append(Group(boxes: [box]))
    }
    return numbers[box]
  }
}

/// Where the text of a label is, as far as the views around it show it.
struct TextBox {
  /// The index of the label among the entries.
  let entry: Int
  /// The index of the innermost scroll view around the label; negative if there is none. What another one scrolls may
  /// be anywhere.
  let scroll: Int
  let rect: LayoutRect
  let lineHeight: Double
}

extension TextBox {
  /// The part that two texts share; `nil` if it is next to nothing, or a corner.
  ///
  /// Lines that touch lie next to each other. A badge lies on a corner of what it is about; texts that nobody meant to put
  /// on each other are in one line, or begin at one edge: along one axis, more than three quarters of one are covered.
  func overlap(with other: TextBox) -> LayoutRect? {
    guard scroll == other.scroll else { return nil }
    let overlap = rect.intersection(other.rect)
    let sliver = min(lineHeight, other.lineHeight) / 4
    guard overlap.width > sliver, overlap.height > sliver,
      overlap.width > min(rect.width, other.rect.width) * 0.75
        || overlap.height > min(rect.height, other.rect.height) * 0.75
    else { return nil }
    return overlap
  }
}
