import AnchorageHeadless
import CHarfBuzz

/// Writes the outlines of glyphs as the data of an SVG path.
final class OutlinePen {
  private let scale: Double
  private let origin: LayoutPoint
  /// Where the glyph is on the baseline, in units of the font.
  var x = 0.0
  private(set) var data = ""

  init(scale: Double, origin: LayoutPoint) {
    (self.scale, self.origin) = (scale, origin)
  }

  /// The functions that HarfBuzz calls for each part of an outline. They are made once, and never change.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, pen, _, x, y, _ in OutlinePen.from(pen).add("M", [x, y]) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, pen, _, x, y, _ in OutlinePen.from(pen).add("L", [x, y]) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions, { _, pen, _, cx, cy, x, y, _ in OutlinePen.from(pen).add("Q", [cx, cy, x, y]) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, ax, ay, bx, by, x, y, _ in OutlinePen.from(pen).add("C", [ax, ay, bx, by, x, y]) },
      nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in OutlinePen.from(pen).add("Z", []) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> OutlinePen {
    guard let pointer else { preconditionFailure("HarfBuzz passes the pen that it was given") }
    return Unmanaged<OutlinePen>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Adds a command with coordinates in units of the font, x and y in turns. There y grows upwards.
  private func add(_ command: String, _ coordinates: [Float]) {
    let numbers = coordinates.enumerated().map { index, number in
      index % 2 == 0
        ? svg(origin.x + (x + Double(number)) * scale) : svg(origin.y - Double(number) * scale)
    }
    data += command + numbers.joined(separator: " ")
  }
}
