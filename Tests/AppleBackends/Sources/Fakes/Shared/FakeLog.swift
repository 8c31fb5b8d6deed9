// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// The notes of the fakes for tests, because a fake cannot raise exceptions.
///
/// A test has its own if it runs inside `FakeLog.$current.withValue(FakeLog()) { … }`. Without one,
/// exceptions stop the program, as those of Apple's frameworks do.
public final class FakeLog: @unchecked Sendable {
  @TaskLocal public static var current = FakeLog(stops: true)

  /// The exceptions that would have been raised, `Name: reason`, in order.
  public var exceptions: [String] = []
  /// The number of constraints in each call of `NSLayoutConstraint.activate(_:)`.
  public var activations: [Int] = []
  /// The number of constraints in each call of `NSLayoutConstraint.deactivate(_:)`.
  public var deactivations: [Int] = []

  private let stops: Bool

  public init() { stops = false }

  private init(stops: Bool) { self.stops = stops }

  func note(_ exception: String) {
    precondition(!stops, exception)
    exceptions.append(exception)
  }
}

/// The exceptions that Apple's frameworks would have raised.
public enum FakeExceptions {
  /// Hands over what was noted since the last call.
  public static func take() -> [String] {
    let log = FakeLog.current
    defer { log.exceptions = [] }
    return log.exceptions
  }

  static func raise(_ name: String, _ reason: String) {
    FakeLog.current.note("\(name): \(reason)")
  }

  /// The checks of a priority, whoever gets it.
  static func accepts(_ priority: FakePriority) -> Bool {
    if priority.rawValue > 0 && priority.rawValue <= 1000 { return true }
    raise(
      "NSInternalInconsistencyException",
      "It's illegal to set priority:\(numberText(Double(priority.rawValue))).  Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    return false
  }
}

/// A number as `%g` prints it.
func numberText(_ number: Double) -> String {
  String(format: "%g", number)
}
