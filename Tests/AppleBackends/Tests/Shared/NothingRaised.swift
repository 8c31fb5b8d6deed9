import Testing

#if FAKE_UIKIT
import UIKit
#else
import AppKit
#endif

/// Gives each test its own log of the fakes, in which nothing may be left at the end.
///
/// A test that expects an exception takes it with `FakeExceptions.take()`.
struct NothingRaised: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = FakeLog()
    try await FakeLog.$current.withValue(log) { try await function() }
    #expect(log.exceptions == [])
  }
}

extension Trait where Self == NothingRaised {
  /// Fails tests that leave exceptions behind.
  static var nothingRaised: NothingRaised { NothingRaised() }
}

/// Calls of `NSLayoutConstraint.activate(_:)` and `deactivate(_:)` while `body` runs, as numbers of
/// constraints.
@MainActor func calls(_ body: () -> Void) -> (activations: [Int], deactivations: [Int]) {
  let log = FakeLog.current
  (log.activations, log.deactivations) = ([], [])
  body()
  return (log.activations, log.deactivations)
}
