/// The direction in which lines are read, which decides where leading and trailing are.
///
///     root.layoutDirection = .rightToLeft
///     card.effectiveLayoutDirection  // .rightToLeft
public enum LayoutDirection: Hashable, Sendable, BitwiseCopyable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
