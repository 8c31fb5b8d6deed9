/// A rectangle of terminal cells; its lines run through the cells of all four numbers.
struct TerminalBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
}
