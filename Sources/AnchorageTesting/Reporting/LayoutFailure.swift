import Anchorage
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

  /// The drawing, small enough for a log, and in ASCII: `swift test` reads the output of tests piece by piece, and loses a
  /// piece that ends within a character of several bytes, of which lines would be made.
  private static func picture(of drawing: LayoutDrawing) -> String? {
    drawing.items.count > 200 ? nil : drawing.terminal(columns: 80, rows: 20, plain: true)
  }
}
