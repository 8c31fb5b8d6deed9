import Anchorage

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
