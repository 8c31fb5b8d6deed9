import Foundation
import Testing

/// A test whose expectations fail on purpose: ``failures(of:)`` tells what they say, and the run has no issue.
///
///     @Test(.failsOnPurpose) func `a frame that differs fails`() {
///       expectFailure("the layout of 'card' is not as expected") { expectLayout(card, table) }
///     }
///
/// An issue that the test does not ask for fails it, as it would without the trait.
public struct FailsOnPurpose: TestTrait, TestScoping {
  @TaskLocal fileprivate static var log: FailureLog?

  /// Collects the issues of a test, and records those that it did not ask for.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = FailureLog()
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      log.append(ExpectedFailure(issue))
      return nil
    }
    try await Self.$log.withValue(log) {
      try await handler.provideScope(for: test, testCase: testCase, performing: function)
    }
    for failure in log.take(from: 0) {
      Issue.record(Comment(rawValue: failure.text), sourceLocation: failure.location ?? test.sourceLocation)
    }
  }
}

extension Trait where Self == FailsOnPurpose {
  /// The issues of the test go to ``failures(of:)``.
  public static var failsOnPurpose: FailsOnPurpose { FailsOnPurpose() }
}

/// What an expectation that failed says, and where.
public struct ExpectedFailure: Sendable {
  /// The first comment of the issue, which is the message.
  public let text: String
  /// Where the call was written.
  public let location: SourceLocation?

  fileprivate init(_ issue: Issue) {
    text = issue.comments.first?.rawValue ?? "\(issue)"
    location = issue.sourceLocation
  }
}

/// The issues that a body records, in a test with ``FailsOnPurpose``; none without the trait.
public func failures(of body: () -> Void) -> [ExpectedFailure] {
  guard let log = FailsOnPurpose.log else {
    body()
    return []
  }
  let earlier = log.count
  body()
  return log.take(from: earlier)
}

/// Expects a body to record one issue, whose text begins as given.
public func expectFailure(
  _ beginning: String, sourceLocation: SourceLocation = #_sourceLocation, of body: () -> Void
) {
  let texts = failures(of: body).map { $0.text }
  #expect(texts.count == 1 && texts[0].hasPrefix(beginning), sourceLocation: sourceLocation)
}

// Unchecked, yet safe: every access holds the lock. `Mutex` would need macOS 15.
private final class FailureLog: @unchecked Sendable {
  private let lock = NSLock()
  private var failures: [ExpectedFailure] = []

  var count: Int { lock.withLock { failures.count } }

  func append(_ failure: ExpectedFailure) {
    lock.withLock { failures.append(failure) }
  }

  /// Removes the failures from an index on, and returns them.
  func take(from index: Int) -> [ExpectedFailure] {
    lock.withLock {
      defer { failures.removeSubrange(index...) }
      return Array(failures[index...])
    }
  }
}
