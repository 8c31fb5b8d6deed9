import Foundation
import Testing

/// Expects a drawing to be a picture of a library's pages, letter by letter.
///
///     expectPicture(LayoutDrawing(of: root).svg(), "Anchorage", "first-layout")
///
/// The picture is `Sources/Anchorage/Anchorage.docc/Resources/first-layout.svg`. With `RECORD_PICTURES=1` in the
/// environment it is written instead; then look at it.
func expectPicture(
  _ svg: String, _ module: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = DocumentationPage.root.appending(path: "Sources/\(module)/\(module).docc/Resources/\(name).svg")
  do {
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    let picture = try String(contentsOf: file, encoding: .utf8)
    #expect(
      picture == svg, "\(name).svg is another: run with RECORD_PICTURES=1, and look",
      sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(name).svg: \(error); run with RECORD_PICTURES=1", sourceLocation: sourceLocation)
  }
}
