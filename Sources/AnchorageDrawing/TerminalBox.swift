/// A rectangle of terminal cells; its lines run through its outermost cells.
struct TerminalBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
}
