#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Constraints made without the DSL, as statements of a batch.

extension ConstraintBuilder {
  /// Adds a constraint to the batch, however it was made, and records the location of the statement.
  ///
  ///     let layout = batch {
  ///       title.top == root.top + 8
  ///       title.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2)
  ///     }
  ///     layout.count  // 2, both active
  @preconcurrency @MainActor public static func buildExpression(
    _ constraint: NSLayoutConstraint, fileID: String = #fileID, line: Int = #line
  ) -> Statements<NSLayoutConstraint.Backend> {
    _PlatformBackend._setLocation(LayoutSourceLocation(fileID: fileID, line: line), of: constraint)
    _PlatformBackend._runningBatch?.adopt(constraint)
    return Statements()
  }

  /// Adds constraints to the batch, however they were made, and records the location of the statement.
  @preconcurrency @MainActor public static func buildExpression(
    _ constraints: [NSLayoutConstraint], fileID: String = #fileID, line: Int = #line
  ) -> Statements<NSLayoutConstraint.Backend> {
    for constraint in constraints { _ = buildExpression(constraint, fileID: fileID, line: line) }
    return Statements()
  }
}

extension _LayoutBatch where Backend == _PlatformBackend {
  /// Adds a constraint, unless it is in the batch already because the DSL made it.
  @MainActor fileprivate func adopt(_ constraint: NSLayoutConstraint) {
    guard isCollecting, !hasCollected(constraint) else { return }
    earlier?.keep(constraint)
    append(constraint)
  }
}
#endif
