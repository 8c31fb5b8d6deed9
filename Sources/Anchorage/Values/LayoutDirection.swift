/// The direction of reading, which decides whether leading is left or right.
///
///     root.layoutDirection = .rightToLeft
///     card.effectiveLayoutDirection  // .rightToLeft
public enum LayoutDirection: Hashable, Sendable, BitwiseCopyable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
