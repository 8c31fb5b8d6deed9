/// The kind of a symbol, which decides its cost.
enum SymbolKind: UInt8, BitwiseCopyable {
  /// Costs |value|.
  case equality
  /// Costs max(0, −value).
  case inequality
  /// A free variable of the presolved system; costs |value| at a level below all constraints.
  case external
  /// A variable that a required row defines; costs nothing.
  case intermediate
}
