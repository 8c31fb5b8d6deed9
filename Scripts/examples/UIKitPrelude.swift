/// Runs an example that uses UIKit's fakes, which raise no exception.
func runOnFakes(_ place: String, _ example: () throws -> Void) {
  run(place, example)
  for exception in FakeExceptions.take() { Swift.print("\u{1}\(place)\u{2}\(exception)", terminator: "") }
}

/// Hands a constraint to the script.
func showResult(_ place: String, _ constraint: NSLayoutConstraint) {
  showResult(place, constraint.layoutDescription)
}
