/// The output of the code of a page.
///
///     private let printed = PrintedText()
///     private func print(_ items: Any...) { printed.print(items) }
///
/// A class, because tests are values.
final class PrintedText {
  /// The lines.
  private(set) var lines: [String] = []

  /// The lines, one below the other.
  var text: String { lines.joined(separator: "\n") }

  func print(_ items: [Any]) {
    lines.append(items.map { "\($0)" }.joined(separator: " "))
  }

  func removeAll() { lines = [] }
}
