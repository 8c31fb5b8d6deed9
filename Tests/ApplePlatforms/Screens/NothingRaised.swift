import Testing

/// A mark without an effect: on real platforms an exception ends the process.
struct NothingRaised: SuiteTrait, TestTrait {
  var isRecursive: Bool { true }
}

extension Trait where Self == NothingRaised {
  /// Marks tests that leave no exceptions behind.
  static var nothingRaised: NothingRaised { NothingRaised() }
}
