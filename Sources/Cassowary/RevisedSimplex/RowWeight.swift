/// A row and its multiplier in a sum of rows.
struct RowWeight: BitwiseCopyable {
  var row: Int32
  var weight: Double
}
