/// What was printed since the last text that was compared.
nonisolated(unsafe) private var printedLines: [String] = []

/// Keeps a line, which a text below the example is compared with.
nonisolated func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printedLines.append(items.map { "\($0)" }.joined(separator: separator))
}

/// Hands what was printed to the script.
nonisolated func printed(_ place: String) {
  Swift.print("\u{1}\(place)\u{2}\(printedLines.joined(separator: "\n"))", terminator: "")
  printedLines = []
}

/// Runs an example; expectations that fail print what they say. A page has to show whatever is printed.
func run(_ place: String, isOfPage: Bool = true, _ example: () throws -> Void) {
  Swift.print("\u{1}\(place):\u{2}", terminator: "")
  printedLines = []
  withKnownIssue(isIntermittent: true) {
    do { try example() } catch { Swift.print("\u{1}\(place)\u{2}throws \(error)", terminator: "") }
  } matching: { issue in
    print(issue.comments.first?.rawValue ?? "\(issue)")
    return true
  }
  if isOfPage && !printedLines.isEmpty { printed("\(place) ends") }
}

/// Expects a condition of the line before.
func expect(_ condition: Bool, file: String = #filePath, line: Int = #line) {
  if !condition { Swift.print("\u{1}\(file):\(line)\u{2}is false", terminator: "") }
}

/// Expects a drawing to be a picture of the page, or writes it where `RECORD_PICTURES` is in the environment.
func expectPicture(_ drawing: String, _ name: String, page: String = #filePath, line: Int = #line) {
  let path = "\(page.prefix(through: page.lastIndex(of: "/") ?? page.startIndex))Resources/\(name).svg"
  let file = URL(filePath: "../../" + path)
  if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
    try? drawing.write(to: file, atomically: true, encoding: .utf8)
  }
  let picture = try? String(contentsOf: file, encoding: .utf8)
  Swift.print("\u{1}\(path)\u{2}", terminator: "")
  if picture != drawing {
    Swift.print("\u{1}\(page):\(line)\u{2}another picture: RECORD_PICTURES=1 writes it", terminator: "")
  }
}

/// Expects a drawing to be two pictures of the page: in light and in dark colors, whatever the reader's system prefers.
func expectPictures(_ drawing: String, _ name: String, page: String = #filePath, line: Int = #line) {
  let query = "@media(prefers-color-scheme:dark){"
  let lines = drawing.components(separatedBy: "\n")
  let light = lines.filter { !$0.hasPrefix(query) }
  let dark = lines.map { $0.hasPrefix(query) ? String($0.dropFirst(query.count).dropLast()) : $0 }
  expectPicture(light.joined(separator: "\n"), name + "-light", page: page, line: line)
  expectPicture(dark.joined(separator: "\n"), name + "-dark", page: page, line: line)
}

/// Hands a result to the script.
func showResult<Value>(_ place: String, _ value: Value) {
  Swift.print("\u{1}\(place)\u{2}\(text(of: value))", terminator: "")
}

/// Hands a result to the script: the right side of a relation to an extent.
func showResult(_ place: String, _ expression: LayoutExpression<LayoutDimension, HeadlessBackend>) {
  let extent = LayoutView(name: "extent")
  let relation = batch(active: false) { extent.width == expression }
  showResult(place, relation.description.dropFirst("extent.width == ".count))
}

private func text<Value>(of value: Value) -> String {
  switch value {
  case let group as ConstraintGroup<HeadlessBackend>: group.map { $0.description }.joined(separator: ", ")
  case let rectangle as LayoutRect:
    "(\(rectangle.minX), \(rectangle.minY), \(rectangle.width), \(rectangle.height))"
  case let size as LayoutSize: "\(size.width) × \(size.height)"
  case let point as LayoutPoint: "(\(point.x), \(point.y))"
  case let string as String: string
  default: Mirror(reflecting: value).displayStyle == .optional ? unwrapped(value) : "\(value)"
  }
}

private func unwrapped<Value>(_ optional: Value) -> String {
  Mirror(reflecting: optional).children.first.map { text(of: $0.value) } ?? "nil"
}
