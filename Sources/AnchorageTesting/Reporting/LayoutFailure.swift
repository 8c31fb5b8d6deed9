import AnchorageHeadless
import AnchorageDrawing

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// The report of an expectation that failed.
struct LayoutFailure {
  /// The sentence and its evidence.
  var message: String
  /// The layout, which is drawn below the message.
  var drawing: LayoutDrawing?
  /// The problems that the drawing shows.
  var problems: [LayoutDiagnostic] = []

  /// The message with the drawing.
  var text: String {
    guard let drawing, let picture = Self.picture(of: drawing), !picture.isEmpty else { return message }
    return "\(message)\n\(picture)"
  }

  /// Reports the failure to the running test of either library.
  func report(at call: CallSite) {
    #if canImport(Testing)
    let location = SourceLocation(
      fileID: "\(call.fileID)", filePath: "\(call.filePath)", line: Int(call.line), column: Int(call.column))
    if Test.current != nil, let drawing {
      let document = drawing.svg(constraints: true, problems: problems)
      Attachment.record(document, named: "layout.svg", sourceLocation: location)
    }
    // XCTest ignores this. A detached task has no current test, but the run records the issue.
    Issue.record(Comment(rawValue: text), sourceLocation: location)
    if Test.current != nil { return }
    #endif
    #if canImport(XCTest)
    // Outside XCTest this has no effect.
    XCTFail(text, file: call.filePath, line: call.line)
    #endif
  }

  /// The drawing for a log, in ASCII: `swift test` reads the output of tests in chunks, and loses a chunk
  /// that ends within a multi-byte character, such as a box-drawing line.
  ///
  /// It has a row for each 16 points, the height of a line, and a column for each 8, the width of a letter,
  /// so texts are legible. A small view has more, and 54 rows are enough for a phone of 844 points.
  private static func picture(of drawing: LayoutDrawing) -> String? {
    guard drawing.items.count <= 200, let height = drawing.items.first?.frame.height else { return nil }
    let rows = Int(min(max(height / 16 + 1, 20), 54))
    return drawing.terminal(columns: 78, rows: rows, plain: true)
  }
}

extension LayoutView {
  /// The name in the sentences of failures.
  final var quotedName: String { name.isEmpty ? "the view" : "'\(name)'" }

  final var drawing: LayoutDrawing { LayoutDrawing(of: self) }
}

/// The source location of an expectation.
struct CallSite {
  var fileID: StaticString
  var filePath: StaticString
  /// Lines and columns count from 1, columns in bytes. They are the position of the parenthesis after the
  /// function's name.
  var line: UInt
  var column: UInt
}
