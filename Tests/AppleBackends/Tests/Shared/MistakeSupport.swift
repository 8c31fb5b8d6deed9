import AnchorageHeadless

/// The reports of the platform's backend while `body` runs, one after another.
@MainActor func reports(_ body: () -> Void) -> String {
  typealias Backend = FakeView.Backend
  let handler = Backend.onMistake
  defer { Backend.onMistake = handler }
  var reports: [String] = []
  Backend.onMistake = { reports.append("\($0)") }
  body()
  return reports.joined(separator: "\n")
}
