import CHarfBuzz

/// Writes the outline of a glyph as the data of an SVG path, in units of the font.
final class OutlinePen {
  private(set) var data = ""

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

  /// Adds a command with coordinates, x and y in turns, which grow to the right and upwards.
  private func add(_ command: String, _ coordinates: [Float]) {
    data += command + coordinates.map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }
}
