import Anchorage
import Cassowary

// Texts are compared as they are drawn: at the top of their labels, on the leading side. A view between two labels that
// covers the overlap of their texts may have a background, which would make the front label part of an overlay.

extension LayoutEngine {
  /// The maximum average number of comparisons for each view and each text. Only a grid of hundreds of texts needs more.
  private static var mostComparisons: Int { 256 }

  /// Notes groups of labels whose texts overlap.
  func noteOverlappingTexts(_ found: inout NoteFindings) {
    guard found.axes.count == LayoutAxis.allCases.count else { return }
    let shown = shownRects(found)
    let boxes = textBoxes(found, shown)
    if boxes.count < 2 { return }
    var groups = TextGroups(count: boxes.count)
    let axis = axisOfFewestPairs(boxes)
    // A sweep along one axis: a text is not compared with texts that end before it begins.
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
      let names = members.compactMap { entries[$0].view?.displayName }
      if found.ignores(names) { continue }
      let listed = Array(names.prefix(LayoutConflict.largestMemberCount))
      found.add(
        .overlappingTexts(group.overlap), at: members.first ?? 0,
        items: listed, omittedCount: names.count - listed.count)
    }
  }

  /// The visible part of the rectangle of each entry, in the solver's coordinates; `nil` for hidden and open items.
  ///
  /// The content of a scroll view counts as visible wherever it is.
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

  /// The visible texts, in the order of the tree.
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

  /// The axis along which fewer texts overlap: vertical for a list, horizontal for a row.
  private func axisOfFewestPairs(_ boxes: [TextBox]) -> LayoutAxis {
    func pairs(along axis: LayoutAxis) -> Int {
      let starts = boxes.map { $0.rect.origin[axis] }
      let ends = boxes.map { $0.rect.origin[axis] + $0.rect.size[axis] }
      let endings = ends.ascendingIndices
      var (pairs, ended) = (0, 0)
      for (begun, next) in starts.ascendingIndices.enumerated() {
        // Ends at the number of texts that have begun, because only these can have ended.
        while ended < begun, ends[endings[ended]] <= starts[next] { ended += 1 }
        pairs += begun - ended
      }
      return pairs
    }
    return pairs(along: .horizontal) < pairs(along: .vertical) ? .horizontal : .vertical
  }

  /// Whether one label is inside the other, or a view between them may have a background, which stack views and labels
  /// lack.
  private func mayBeOverlay(
    _ one: Int, _ other: Int, _ overlap: LayoutRect, shown: [LayoutRect?], left: inout Int
  ) -> Bool {
    let (back, front) = (min(one, other), max(one, other))
    if front < Int(entries[back].end) { return true }
    var index = back + 1
    while index < front {
      left -= 1
      guard shown[index]?.contains(overlap) == true else {
        // No view inside shows more, unless it is scrolled, but then the texts would be inside as well.
        index = max(index + 1, min(Int(entries[index].end), front))
        continue
      }
      if let view = entries[index].view, view.asLabel == nil, !view.showsNothing { return true }
      index += 1
    }
    return false
  }
}

/// Groups of labels whose texts overlap.
private struct TextGroups {
  struct Group {
    var boxes: [Int]
    /// The largest width and height of an overlap.
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

  /// Notes that two texts have an overlap of this size.
  mutating func join(_ one: Int, _ other: Int, _ size: LayoutSize) {
    let (first, second) = (group(of: one), group(of: other))
    // The smaller group joins the larger, so few texts move.
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

/// The visible rectangle of the text of a label.
struct TextBox {
  /// The index of the label among the entries.
  let entry: Int
  /// The index of the innermost scroll view that contains the label; negative if there is none. Texts in different scroll
  /// views are not compared, because their positions change.
  let scroll: Int
  let rect: LayoutRect
  let lineHeight: Double
}

extension TextBox {
  /// The overlap of two texts; `nil` if it is negligible or only a corner.
  ///
  /// Lines that touch are adjacent. A badge covers a corner on purpose, while unintended overlaps are between texts in one
  /// line or at one edge: along one axis, they cover more than three quarters of a text.
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
