#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
// With two backends, a block without a relation of its own doesn't determine which one it uses. The compiler
// refuses it with our message; see `_No`.

/// The block of a batch that doesn't determine its backend.
///
///     batch { declareHeading() }
///     // error: conformance of '_No.UndecidedBatch' to '_OK' is unavailable:
///     // this block does not say whose constraints it makes
@_documentation(visibility: internal)
public protocol _LayoutBlock {
  /// The verdict on a batch that names no backend.
  associatedtype _Undecided
}

/// Refuses a block that doesn't determine its backend, such as `batch { declareHeading() }`.
@_documentation(visibility: internal)
@discardableResult
public func batch<Block: _LayoutBlock>(
  active: Bool = true, priority: LayoutPriority = .required, identifier: String? = nil,
  @ConstraintBuilder _ body: () -> Block
) -> Block where Block._Undecided: _LayoutVerdict {
  body()
}

extension ConstraintBuilder._Nothing: _LayoutBlock {}

// Unavailable so that it may name a refusal.
@available(*, unavailable)
extension ConstraintBuilder._Nothing {
  /// Blocks that don't determine their backend are refused.
  public typealias _Undecided = _LayoutRefusal<_No.UndecidedBatch>
}
#endif
