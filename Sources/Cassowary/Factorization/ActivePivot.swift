/// A cell of the active matrix to eliminate its column with.
struct ActivePivot: BitwiseCopyable {
  var row: Int32
  var column: Int32
  var value: Double
}
