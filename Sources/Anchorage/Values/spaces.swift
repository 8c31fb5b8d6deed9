/// Returns a string of spaces, to line up the columns of a table.
func spaces(_ count: Int) -> String {
  String(repeating: " ", count: max(0, count))
}
