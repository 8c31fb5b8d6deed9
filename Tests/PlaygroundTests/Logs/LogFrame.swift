import Testing

@testable import playground

/// The text that UIKit and AppKit write around the constraints of a report.
enum LogFrame {
  /// A report of UIKit's; the constraints begin in line 7, or in line 8 if one of them is about a mask.
  static func iOS(_ constraints: String..., breaking broken: Int? = nil) -> String {
    let hasMask = constraints.contains { $0.hasPrefix("<NSAutoresizing") }
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \(hasMask ? Self.note + "\n" : "")(
      \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\u{20}
      \(broken.map { constraints[$0] } ?? "")

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

      """
  }

  private static let note =
    "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "

  /// A report of AppKit's; the constraints begin in line 3.
  static func macOS(_ constraints: String..., breaking broken: Int) -> String {
    """
    Unable to simultaneously satisfy constraints:
    (
    \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint\u{20}
    \(constraints[broken])

    Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger.

    """
  }
}

/// The output of the command for a log, without the line break at its end.
func explained(_ log: String, chunks size: Int = 1000) -> String {
  var explanation = LogExplanation(file: "app.log")
  let bytes = Array(log.utf8)
  for start in stride(from: 0, to: bytes.count, by: size) {
    explanation.read(Array(bytes[start..<min(start + size, bytes.count)]))
  }
  explanation.finish()
  return explanation.text
}

/// A log, and what is printed about it.
struct LogCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let report: String

  init(_ name: String, _ text: String, _ report: String) {
    (testDescription, self.text, self.report) = (name, text, report)
  }
}
