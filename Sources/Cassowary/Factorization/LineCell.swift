/// A coefficient in a line of a matrix; the line is a row or a column, and the position the other of the two.
struct LineCell: BitwiseCopyable {
  var position: Int32
  var value: Double
}
