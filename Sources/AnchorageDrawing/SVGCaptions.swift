import AnchorageHeadless

/// Finds positions for names near their items, where no text covers another.
struct SVGCaptions {
  /// The width of a character and the height of a line of a caption, in units.
  static let characterWidth = 6.1
  static let lineHeight = 12.0

  /// The boxes of all items, in units; `nil` for those that are not drawn.
  private let boxes: [LayoutRect?]
  /// Whether the item at the same index covers items below it.
  private let covers: [Bool]
  private let canvas: LayoutRect
  private var taken: [LayoutRect] = []
  /// The lines that aren't edges of boxes, as rectangles without width or height.
  private var lines: [LayoutRect] = []

  init(boxes: [LayoutRect?], covers: [Bool], canvas: LayoutRect) {
    self.boxes = boxes
    self.covers = covers
    self.canvas = canvas
  }

  /// The size of a text.
  static func size(of text: String) -> LayoutSize {
    LayoutSize(width: Double(text.terminalWidth) * characterWidth, height: lineHeight)
  }

  /// Keeps other texts away from a rectangle.
  mutating func take(_ rect: LayoutRect) { taken.append(rect) }

  /// Makes texts avoid a line if they have an alternative.
  mutating func avoid(_ line: LayoutRect) { lines.append(line) }

  /// Reserves the first free rectangle with the fewest lines in it, among those at the given origins.
  mutating func takeBest(of size: LayoutSize, at origins: [LayoutPoint]) -> LayoutRect? {
    var best: (lines: Int, rect: LayoutRect)?
    for origin in origins {
      let rect = LayoutRect(origin: origin, size: size)
      guard isFree(rect) else { continue }
      let count = lineCount(in: rect)
      if count < best?.lines ?? .max { best = (count, rect) }
      if count == 0 { break }
    }
    if let best { take(best.rect) }
    return best?.rect
  }

  /// The number of boxes and other lines that cross a rectangle.
  private func lineCount(in rect: LayoutRect) -> Int {
    var count = 0
    for box in boxes {
      if let box, box.intersects(rect), !box.contains(rect) { count += 1 }
    }
    for line in lines where line.intersects(rect) { count += 1 }
    return count
  }

  /// Reserves room for the first text that fits in or beside the box of an item.
  ///
  /// - Returns: The index of the text and its position; `nil` if there is no room.
  mutating func takeRoom(for texts: [String], of index: Int, isRightToLeft: Bool)
    -> (text: Int, rect: LayoutRect)?
  {
    guard let box = boxes[index] else { return nil }
    // A name inside is preferred to a name and a size beside the box. The root's edges are often those of a
    // view.
    for side in index == 0 ? [Self.beside, Self.inside] : [Self.inside, Self.beside] {
      for (number, text) in texts.enumerated() {
        let size = Self.size(of: text)
        for origin in side(box, size, isRightToLeft) {
          let rect = LayoutRect(origin: origin, size: size)
          guard isFree(rect), !isMisleading(rect, for: index, box) else { continue }
          take(rect)
          return (number, rect)
        }
      }
    }
    // As a last resort, across lines.
    guard let name = texts.last else { return nil }
    let size = Self.size(of: name)
    return takeBest(of: size, at: Self.inside(box, size, isRightToLeft)).map { (texts.count - 1, $0) }
  }

  private func isFree(_ rect: LayoutRect) -> Bool {
    canvas.contains(rect) && !taken.contains { $0.intersects(rect) }
  }

  /// Whether the text would cross lines, or seem to belong to another item.
  private func isMisleading(_ rect: LayoutRect, for index: Int, _ own: LayoutRect) -> Bool {
    let isInside = own.contains(rect)
    // A name directly above another box reads as its title, and a name below two boxes is ambiguous.
    var reach = rect
    if !isInside { reach.size.height += Self.lineHeight / 2 }
    if rect.minY >= own.maxY {
      reach.origin.y -= Self.lineHeight / 2
      reach.size.height += Self.lineHeight / 2
    }
    for (other, box) in boxes.enumerated() {
      guard let box, box.intersects(rect) || box.intersects(reach) && !own.contains(box) else { continue }
      if !box.contains(rect) { return true }
      if other == index || !covers[other] { continue }
      if isInside ? other > index : !box.contains(own) { return true }
    }
    return false
  }

  /// The corners inside a box, if it has room.
  private static func inside(_ box: LayoutRect, _ size: LayoutSize, _ isRightToLeft: Bool) -> [LayoutPoint] {
    guard size.width + 6 <= box.width, size.height + 2 <= box.height else { return [] }
    let (left, right) = (box.minX + 4, box.maxX - 4 - size.width)
    let (top, bottom) = (box.minY + 2, box.maxY - 1 - size.height)
    let (first, second) = isRightToLeft ? (right, left) : (left, right)
    return [
      LayoutPoint(x: first, y: top), LayoutPoint(x: second, y: top), LayoutPoint(x: first, y: bottom),
      LayoutPoint(x: second, y: bottom),
    ]
  }

  /// The positions above, below and at the sides of a box.
  private static func beside(_ box: LayoutRect, _ size: LayoutSize, _ isRightToLeft: Bool) -> [LayoutPoint] {
    let (above, below) = (box.minY - 1 - size.height, box.maxY + 1)
    let (left, right) = (box.minX, box.maxX - size.width)
    let middle = box.midY - size.height / 2
    let (first, second) = isRightToLeft ? (right, left) : (left, right)
    return [
      LayoutPoint(x: first, y: above), LayoutPoint(x: first, y: below), LayoutPoint(x: second, y: above),
      LayoutPoint(x: second, y: below), LayoutPoint(x: box.maxX + 4, y: middle),
      LayoutPoint(x: box.minX - 4 - size.width, y: middle),
    ]
  }
}

extension LayoutRect {
  /// Whether the rectangles share more than an edge.
  fileprivate func intersects(_ other: LayoutRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the other rectangle lies inside.
  fileprivate func contains(_ other: LayoutRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}
