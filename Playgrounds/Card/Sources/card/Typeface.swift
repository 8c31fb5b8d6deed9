import AnchorageHeadless
import CHarfBuzz

/// A font file, which HarfBuzz shapes and outlines text with.
final class Typeface {
  /// A letter for the face, which the names of its glyphs begin with.
  private let letter: Character
  private let font: OpaquePointer
  private let unitsPerEm: Double
  private let extents: hb_font_extents_t
  /// The outlines of the glyphs that were drawn, by their numbers in the font.
  private var outlines: [UInt32: String] = [:]

  /// - Returns: `nil` if there is no font at the path.
  init?(path: String, letter: Character) {
    self.letter = letter
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, 0), hb_face_get_glyph_count(face) > 0 else { return nil }
    defer { hb_face_destroy(face) }
    guard let font = hb_font_create(face) else { return nil }
    self.font = font
    unitsPerEm = Double(hb_face_get_upem(face))
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    self.extents = extents
  }

  deinit { hb_font_destroy(font) }

  /// The distance from the baseline to the top of a line.
  func ascender(size: Double) -> Double { Double(extents.ascender) * size / unitsPerEm }

  /// The distance from the top of a line to the top of the next.
  func lineHeight(size: Double) -> Double {
    Double(extents.ascender - extents.descender + extents.line_gap) * size / unitsPerEm
  }

  /// The glyphs of a line, with their places on the baseline in units of the font, and its width.
  private func shape(_ line: some StringProtocol) -> (glyphs: [(index: UInt32, x: Int32)], width: Int32) {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    let bytes = Array(line.utf8)
    bytes.withUnsafeBytes {
      hb_buffer_add_utf8(
        buffer, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 0, Int32(bytes.count)
      )
    }
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return ([], 0) }
    var (glyphs, x): ([(UInt32, Int32)], Int32) = ([], 0)
    for index in 0..<Int(count) {
      glyphs.append((infos[index].codepoint, x + positions[index].x_offset))
      x += positions[index].x_advance
    }
    return (glyphs, x)
  }

  /// The width of a line, kerning included.
  func width(of line: some StringProtocol, size: Double) -> Double {
    Double(shape(line).width) * size / unitsPerEm
  }

  /// Breaks text into lines no wider than a width, between words. If `balances`, or if a word would be left alone in the last
  /// line, the lines are as even as their number allows.
  func lines(of text: String, size: Double, fitting width: Double, limit: Int, balances: Bool = false) -> [String] {
    var lines = wrap(text, size: size, fitting: width)
    if lines.count > 1, width < 1e6, balances || lines.last?.contains(" ") == false {
      var (narrow, wide) = (0.0, width)
      while wide - narrow > 0.5 {
        let middle = (narrow + wide) / 2
        if wrap(text, size: size, fitting: middle).count > lines.count { narrow = middle } else { wide = middle }
      }
      lines = wrap(text, size: size, fitting: wide)
    }
    guard limit > 0 && lines.count > limit else { return lines }
    var last = lines[limit - 1]
    while self.width(of: last + "…", size: size) > width, !last.isEmpty { last.removeLast() }
    while last.last == " " || last.last == "·" { last.removeLast() }
    return lines.prefix(limit - 1) + [last + "…"]
  }

  private func wrap(_ text: String, size: Double, fitting width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      // A width that is a hair short of the line, from rounding, still holds it.
      if !line.isEmpty && self.width(of: longer, size: size) > width + 0.01 {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The elements that draw a line. The outlines of its glyphs are among ``definitions`` afterwards.
  func elements(of line: String, size: Double, at origin: LayoutPoint) -> String {
    var text = "<g transform=\"translate(\(svg(origin.x)) \(svg(origin.y))) scale("
    let scale = ((size / unitsPerEm) * 1e6).rounded() / 1e6
    text += "\(scale) \(-scale))\">"
    for glyph in shape(line).glyphs {
      if outlines[glyph.index] == nil {
        let pen = OutlinePen()
        hb_font_get_glyph_shape(
          font, glyph.index, OutlinePen.functions, Unmanaged.passUnretained(pen).toOpaque())
        outlines[glyph.index] = pen.data
      }
      if outlines[glyph.index] != "" { text += "<use href=\"#\(letter)\(glyph.index)\" x=\"\(glyph.x)\"/>" }
    }
    return text + "</g>\n"
  }

  /// The outlines of the glyphs that were drawn, one element each.
  var definitions: String {
    outlines.sorted { $0.key < $1.key }.filter { $0.value != "" }.map { index, data in
      "<path id=\"\(letter)\(index)\" d=\"\(data)\"/>\n"
    }.joined()
  }
}
