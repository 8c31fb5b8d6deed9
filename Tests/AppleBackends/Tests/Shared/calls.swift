#if FAKE_UIKIT
import UIKit
#else
import AppKit
#endif

/// Calls of `NSLayoutConstraint.activate(_:)` and `deactivate(_:)` while `body` runs, as numbers of
/// constraints.
@MainActor func calls(_ body: () -> Void) -> (activations: [Int], deactivations: [Int]) {
  let log = FakeLog.current
  (log.activations, log.deactivations) = ([], [])
  body()
  return (log.activations, log.deactivations)
}
