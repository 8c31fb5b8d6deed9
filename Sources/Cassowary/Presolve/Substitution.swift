/// A record that a definition was substituted while something was reduced to free roots.
struct Substitution: BitwiseCopyable {
  /// The user of the definition: the variable that was eliminated then, or the source of a row or a check.
  var user: Int32
  /// The variable whose definition was substituted.
  var definition: Int32
}
