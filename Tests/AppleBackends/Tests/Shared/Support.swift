import AnchorageHeadless
import Testing

#if FAKE_UIKIT
@_exported import UIKit
#else
@_exported import AppKit
#endif

extension FakeView {
  /// Creates a view with a name for tables and texts, which constraints place.
  convenience init(name: String, in superview: FakeView? = nil) {
    self.init(frame: .zero)
    self.name(name)
    translatesAutoresizingMaskIntoConstraints = false
    superview?.addSubview(self)
  }

  func name(_ name: String) {
    #if FAKE_UIKIT
    accessibilityIdentifier = name
    #else
    setAccessibilityIdentifier(name)
    #endif
  }

  func layOut() {
    #if REAL_PLATFORM
    enterWindow()
    #endif
    #if FAKE_UIKIT
    layoutIfNeeded()
    #else
    layoutSubtreeIfNeeded()
    #endif
  }

  /// Says that the view has to lay out again.
  func markLayout() {
    #if FAKE_UIKIT
    setNeedsLayout()
    #else
    needsLayout = true
    #endif
  }

  /// Turns the direction round, for the view alone as on both platforms.
  func readFromRightToLeft() {
    #if FAKE_UIKIT
    semanticContentAttribute = .forceRightToLeft
    #else
    userInterfaceLayoutDirection = .rightToLeft
    #endif
  }
}

extension NSLayoutConstraint {
  /// Gives the constraint a priority, as one would like to write it.
  func with(_ priority: Float) -> NSLayoutConstraint {
    self.priority = FakePriority(priority)
    return self
  }
}

/// The root of the examples: 400 × 300 at (0, 0).
@MainActor func makeRoot(width: CGFloat = 400, height: CGFloat = 300) -> FakeView {
  let root = FakeView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.name("root")
  return root
}

/// Lays out a tree and compares its table; y grows downwards on both platforms.
@MainActor func expectTable(
  _ root: FakeView, _ table: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  root.layOut()
  expectSameTable(root.fakeTable, table, sourceLocation: sourceLocation)
}

/// Compares two tables; on the real platform, frames may lie on the next pixel.
func expectSameTable(
  _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #if REAL_PLATFORM
  let message: Comment = "\(actual)\nis not\n\(expected)"
  #expect(isSameTable(actual, expected), message, sourceLocation: sourceLocation)
  #else
  #expect(actual == expected, sourceLocation: sourceLocation)
  #endif
}

#if FAKE_UIKIT
typealias FakeLabel = UILabel
#else
typealias FakeLabel = NSTextField
#endif

extension FakeLabel {
  /// Creates a label with a name; one of several lines wraps at the width that it gets.
  convenience init(name: String, text: String, wraps: Bool = false) {
    #if FAKE_UIKIT
    self.init(frame: .zero)
    numberOfLines = wraps ? 0 : 1
    #else
    if wraps { self.init(wrappingLabelWithString: text) } else { self.init(labelWithString: text) }
    #endif
    show(text)
    self.name(name)
  }

  func show(_ text: String) {
    #if FAKE_UIKIT
    self.text = text
    #else
    stringValue = text
    #endif
  }
}

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
