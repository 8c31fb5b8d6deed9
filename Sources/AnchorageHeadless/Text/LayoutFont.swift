import Anchorage

/// The widths of a font's characters, and the distance between its lines.
///
///     let font = LayoutFont(
///       unitsPerEm: 1000, ascender: 800, descender: -200,
///       advances: [("0", [600, 600, 600, 600, 600, 600, 600, 600, 600, 600]), ("i", [250])])
///     let metrics = LayoutTextMetrics(font: font, size: 20)
///     metrics.size(of: ["1i"])  // 17 × 20
///
/// Every font file has these numbers in its tables. A character always has the same width: kerning and
/// ligatures are ignored. If text has to be exact to the point, measure it with the library that draws it, in
/// a view that overrides ``LayoutView/sizeThatFits(_:)``.
///
/// Characters without an advance also have a width: an em for wide East Asian characters and emoji, zero for
/// invisible characters, and the ``LayoutTextMetrics/characterWidth`` of the metrics for all others. A letter
/// with combining marks is as wide as the letter.
///
/// A class, which keeps labels small.
public final class LayoutFont: Sendable {
  /// A row of characters with one advance each; 0 means that the font lacks the character.
  public typealias Advances = (first: Unicode.Scalar, advances: [UInt16])

  /// The number of units in the size of the font, often 1000 or 2048.
  public let unitsPerEm: Double
  /// The distance from the baseline up to the top of a line, in units.
  public let ascender: Double
  /// The distance from the baseline to the bottom of a line, in units; negative for a bottom below the
  /// baseline.
  public let descender: Double
  /// The gap between two lines, in units.
  public let leading: Double
  /// The first and the last character of each row, and the index of its first advance.
  private let rows: ContiguousArray<(first: UInt32, last: UInt32, start: Int)>
  private let advances: ContiguousArray<UInt16>

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - unitsPerEm: The number of units in the size of the font; above 0.
  ///   - ascender: The distance from the baseline up to the top of a line, in units.
  ///   - descender: The distance from the baseline to the bottom of a line, in units; usually negative.
  ///   - leading: The gap between two lines, in units.
  ///   - advances: Rows of characters with their widths, in units. Earlier rows have precedence.
  public init(
    unitsPerEm: Double, ascender: Double, descender: Double, leading: Double = 0, advances: [Advances]
  ) {
    self.unitsPerEm = unitsPerEm
    (self.ascender, self.descender, self.leading) = (ascender, descender, leading)
    var (rows, all): (ContiguousArray<(first: UInt32, last: UInt32, start: Int)>, ContiguousArray<UInt16>) =
      ([], [])
    for row in advances where !row.advances.isEmpty {
      let last = row.first.value + UInt32(truncatingIfNeeded: row.advances.count - 1)
      rows.append((row.first.value, last, all.count))
      all += row.advances
    }
    (self.rows, self.advances) = (rows, all)
  }
}

extension LayoutFont {
  /// The advance of a character in units; `nil` if the font lacks it.
  func advance(of scalar: UInt32) -> UInt16? {
    for row in rows where scalar >= row.first && scalar <= row.last {
      let advance = advances[row.start + Int(scalar - row.first)]
      if advance != 0 { return advance }
    }
    return nil
  }

  /// The width of a character in units.
  ///
  /// - Parameter missing: The width of a character that the font lacks.
  func width(of character: Character, missing: UInt16) -> UInt16 {
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.isWide { return unitsPerEm < 65535 ? UInt16(max(1, unitsPerEm)) : 65535 }
    if let known = advance(of: first.value) { return known }
    switch first.value {
    // Soft hyphens, zero-width spaces and joiners, direction marks, byte order marks.
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: return 0
    default: return missing
    }
  }
}

extension LayoutFont: Hashable {
  /// Whether two fonts have the same advances and lines.
  public static func == (a: LayoutFont, b: LayoutFont) -> Bool {
    if a === b { return true }
    guard
      a.unitsPerEm == b.unitsPerEm, a.ascender == b.ascender, a.descender == b.descender,
      a.leading == b.leading, a.advances == b.advances, a.rows.count == b.rows.count
    else { return false }
    return a.rows.indices.allSatisfy { a.rows[$0] == b.rows[$0] }
  }

  /// Hashes the advances.
  ///
  ///     var hasher = Hasher()
  ///     LayoutFont.sansSerif.hash(into: &hasher)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(unitsPerEm)
    hasher.combine(advances)
  }
}
