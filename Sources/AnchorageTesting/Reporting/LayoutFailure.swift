import AnchorageHeadless
import AnchorageDrawing

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// The report of an expectation on a layout that is not as expected.
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

  /// Reports the failure to the test that runs, whichever library it is written for.
  func report(at call: CallSite) {
    #if canImport(Testing)
    let location = SourceLocation(
      fileID: "\(call.fileID)", filePath: "\(call.filePath)", line: Int(call.line), column: Int(call.column))
    if Test.current != nil, let drawing {
      let document = drawing.svg(constraints: true, problems: problems)
      Attachment.record(document, named: "layout.svg", sourceLocation: location)
    }
    // A test of XCTest does not hear of it. A detached task knows no test, but the run does.
    Issue.record(Comment(rawValue: text), sourceLocation: location)
    if Test.current != nil { return }
    #endif
    #if canImport(XCTest)
    // Outside of XCTest nobody hears of it.
    XCTFail(text, file: call.filePath, line: call.line)
    #endif
  }

  /// The drawing, for a log, and in ASCII: `swift test` reads the output of tests piece by piece, and loses a piece that ends
  /// within a character of several bytes, as the lines of boxes are.
  ///
  /// It has a row for each 16 points, the height of a line, and so a column for each 8, the width of a letter: texts can be read
  /// where they are. A small view has more of them, and 54 rows are enough for a phone of 844 points.
  private static func picture(of drawing: LayoutDrawing) -> String? {
    guard drawing.items.count <= 200, let height = drawing.items.first?.frame.height else { return nil }
    let rows = Int(min(max(height / 16 + 1, 20), 54))
    return drawing.terminal(columns: 78, rows: rows, plain: true)
  }
}
