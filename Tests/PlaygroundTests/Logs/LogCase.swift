import Testing

/// A log, and what is printed about it.
struct LogCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let report: String

  init(_ name: String, _ text: String, _ report: String) {
    (testDescription, self.text, self.report) = (name, text, report)
  }
}
