import Foundation

/// The numbers of the random cases of a test: a twelfth of them in `swift test`, and all where `LONG_TESTS` is set, as in
/// the steps `invariants` and `laws` of `.ci/run`.
func randomCases(_ count: Int) -> Range<Int> {
  let isLong = ProcessInfo.processInfo.environment["LONG_TESTS"] != nil
  return 0..<(isLong ? count : (count + 11) / 12)
}
