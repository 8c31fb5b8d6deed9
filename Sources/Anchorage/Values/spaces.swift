/// Returns a string of spaces, to line up the columns of a table.
///
/// Tables of deep trees have lines that are as long. So many spaces are filled into memory: a string that is repeated is
/// appended time and again.
package func spaces(_ count: Int) -> String {
  // The rule, which needs no memory.
  if count <= 15 { return String(repeating: " ", count: max(0, count)) }
  return String(decoding: [UInt8](repeating: UInt8(ascii: " "), count: count), as: UTF8.self)
}
