/// Which required constraints give way in a conflict: those of a later case first.
///
/// Among equals it is those that were added later.
package enum Precedence: UInt8, BitwiseCopyable, CaseIterable {
  /// States where something *is*, not a request. It is left out only if there is no other.
  case placement
  /// States a request.
  case ordinary
  /// An inequality that gives way to all others. It is not left out then, but becomes the strongest wish, so
  /// that it holds as nearly as the others let it.
  case yielding
}
