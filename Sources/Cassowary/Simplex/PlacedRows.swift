/// For each new symbol that belongs to a row, that row.
struct PlacedRows: ~Copyable {
  private var rows = Buffer<Int32>()
  private let firstSymbol: Int32

  init(from firstSymbol: Int32, count: Int32) {
    self.firstSymbol = firstSymbol
    // Only the places of rows are ever read.
    rows.append(count: Int(count)) { _ in }
  }

  @inline(__always)
  subscript(symbol: Int32) -> Int32 {
    get { rows[symbol - firstSymbol] }
    nonmutating set { rows[symbol - firstSymbol] = newValue }
  }
}
