#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// Constraints that the platform's own calls make, as statements of a batch.

extension ConstraintBuilder {
  /// Takes a constraint into the batch, whoever made it, and notes where that was written.
  ///
  ///     let layout = batch {
  ///       title.top == root.top + 8
  ///       title.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2)
  ///     }
  ///     layout.count  // 2, both active
  @MainActor public static func buildExpression(
    _ constraint: NSLayoutConstraint, fileID: String = #fileID, line: Int = #line
  ) -> Statements<NSLayoutConstraint.Backend> {
    PlatformBackend.setLocation(LayoutSourceLocation(fileID: fileID, line: line), of: constraint)
    PlatformBackend.runningBatch?.adopt(constraint)
    return Statements()
  }

  /// Takes constraints into the batch, whoever made them, and notes where that was written.
  @MainActor public static func buildExpression(
    _ constraints: [NSLayoutConstraint], fileID: String = #fileID, line: Int = #line
  ) -> Statements<NSLayoutConstraint.Backend> {
    for constraint in constraints { _ = buildExpression(constraint, fileID: fileID, line: line) }
    return Statements()
  }
}

extension LayoutBatch where Backend == PlatformBackend {
  /// Takes a constraint, unless it was made by the DSL and so is here already.
  @MainActor fileprivate func adopt(_ constraint: NSLayoutConstraint) {
    guard isCollecting, !hasCollected(constraint) else { return }
    earlier?.keep(constraint)
    append(constraint)
  }
}
#endif
