/// A row that cannot hold together with earlier rows: a weighted sum of it and of others is a negative
/// number.
struct LeftOutRow {
  var row: Int32
  /// Its weight in the sum, 1 or −1.
  var weight: Double
  /// The others, in order; none where there is a ``sum``.
  var others: [RowWeight] = []
  /// The sum, where it follows from ``ExternalBounds``.
  var sum: Affine?
}
