/// The system's record of a variable.
struct VariableRecord: BitwiseCopyable {
  /// 0 for an unknown, 1 or 2 for a parameter.
  var parameter: Int8 = 0
  var isAlive = true
  var isNonNegative = false
  /// Whether the variable is a follower: only the equations that define it mention it.
  var isFollower = false
}
