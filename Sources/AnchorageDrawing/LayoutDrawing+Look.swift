import AnchorageHeadless

extension LayoutDrawing {
  /// How a drawing looks: as the screen that it stands for, or as a plan of it.
  ///
  ///     let screen = LayoutDrawing(of: root).svg(.shown)
  ///     let plan = LayoutDrawing(of: root).svg(.measured, constraints: true)
  public enum Look: Sendable {
    /// A plan: outlines with names and sizes where there is room, text of one pitch, dotted baselines, dashed guides.
    case measured
    /// A screen: filled and rounded views, each in a hue that it shares with views of like names, and proportional
    /// text. Views that hold others are pale, and stacks cannot be seen; guides, baselines and names are left out.
    case shown
  }
}

extension LayoutDrawing.Item {
  /// The classes of an item below the root in a shown drawing, with a space before each.
  func shownClass(in items: [LayoutDrawing.Item], _ hues: inout SVGHues) -> String {
    if case .label(_, let metrics) = kind { return metrics.lineHeight > 20 ? " large" : "" }
    if isStack { return " stack" }
    // A view around one text is a button or a badge.
    let isLeaf = contents.views == 0 && contents.labels <= 1
    return (isLeaf ? " leaf" : " container") + " hue\(hues.hue(of: name))"
  }
}

/// Gives views their hues, in the order of their first appearance: `row1` and `row2` share one.
struct SVGHues {
  /// A hash of each name without its number; names that share one by accident share a hue.
  private var stems: [UInt64] = []
  private var count = 0
  /// The maximum number of names that are compared: with more, each view has the next hue.
  private static let most = 64

  mutating func hue(of name: String) -> Int {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var stem = name.utf8[...]
    while let last = stem.last, digits.contains(last) { stem.removeLast() }
    let hash = stem.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    if let known = stems.firstIndex(of: hash) { return known % SVGStyle.hues }
    count += 1
    if stems.count < Self.most { stems.append(hash) }
    return (count - 1) % SVGStyle.hues
  }
}
