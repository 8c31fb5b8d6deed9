import Testing

@testable import Anchorage
@testable import AnchorageHeadless

#if FAKE_UIKIT
@_exported import UIKit
#else
@_exported import AppKit
#endif

// The names that the tests of the DSL have for headless views and constraints, for the platform's: its fakes,
// or the real platform, for which `REAL_PLATFORM` is defined (Tests/ApplePlatforms).

/// The mistakes that the backend refused; a headless view would report them in its next pass.
private var mistakes: [LayoutMistake] = []

/// A view of the platform under the name that the tests use.
class LayoutView: FakeView {
  init(name: String = "", frame: CGRect = .zero) {
    super.init(frame: frame)
    Backend.onMistake = { if !mistakes.contains($0) { mistakes.append($0) } }
    self.name = name
  }

  required init?(coder: NSCoder) { nil }

  #if !FAKE_UIKIT
  override var isFlipped: Bool { true }

  func layoutIfNeeded() {
    #if REAL_PLATFORM
    enterWindow()
    #endif
    layoutSubtreeIfNeeded()
  }
  #endif

  var name: String {
    get { layoutIdentifier }
    set {
      #if FAKE_UIKIT
      accessibilityIdentifier = newValue
      #else
      setAccessibilityIdentifier(newValue)
      #endif
    }
  }

  /// The direction; unlike that of a headless view, it does not go down the tree.
  var layoutDirection = LayoutDirection.leftToRight {
    didSet {
      #if FAKE_UIKIT
      semanticContentAttribute = layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      #else
      userInterfaceLayoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      #endif
    }
  }

  /// Says how far a window or a controller covers the view, from left to right.
  func cover(_ insets: LayoutInsets) {
    #if FAKE_UIKIT
    fakeSafeAreaInsets = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    #else
    additionalSafeAreaInsets = NSEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    #endif
  }

  /// The problems of the layout, and the mistakes that were refused since the last call.
  var diagnostics: [String] {
    defer { mistakes = [] }
    return mistakes.map { "\($0)" } + fakeProblems
  }
}

typealias LayoutGuide = FakeGuide

extension FakeGuide {
  #if !FAKE_UIKIT
  var layoutFrame: CGRect { frame }
  #endif

  convenience init(name: String) {
    self.init()
    #if FAKE_UIKIT
    identifier = name
    #else
    identifier = NSUserInterfaceItemIdentifier(name)
    #endif
  }
}

/// A view whose content has the size it is told.
final class ContentView: LayoutView {
  var content: LayoutSize

  init(_ name: String, _ width: Double = -1, _ height: Double = -1) {
    content = LayoutSize(width: width, height: height)
    super.init(name: name)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: content.width, height: content.height)
  }
}

typealias LayoutRect = CGRect
typealias LayoutConstraint = NSLayoutConstraint

#if REAL_PLATFORM
extension FakePriority: @retroactive ExpressibleByIntegerLiteral {}
#else
extension FakePriority: ExpressibleByIntegerLiteral {}
#endif

extension FakePriority {
  /// Creates a priority from a literal.
  public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
}

extension NSLayoutConstraint {
  /// Where the constraint was written: its identifier, if it has no other.
  var location: LayoutSourceLocation? {
    let parts = (identifier ?? "").split(separator: ":")
    guard parts.count == 2, let line = Int(parts[1]) else { return nil }
    return LayoutSourceLocation(fileID: String(parts[0]), line: line)
  }
}

/// A root of 400 × 300 points, as the worked examples have it.
func makeRoot(_ width: Double = 400, _ height: Double = 300) -> LayoutView {
  LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: width, height: height))
}

/// Adds views to another one, in order.
func add(_ views: LayoutView..., to parent: LayoutView) {
  for view in views { parent.addSubview(view) }
}

/// Expects the texts of constraints, in order.
func expectConstraints(
  _ group: ConstraintGroup<LayoutView.Backend>, _ texts: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(group.map { $0.layoutDescription } == texts, sourceLocation: sourceLocation)
}

func expectLayout(
  _ view: LayoutView, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  view.layoutIfNeeded()
  expectLines(view.fakeTable, expected, sourceLocation: sourceLocation)
}

func expectLines(
  _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #if REAL_PLATFORM
  let message: Comment = "\(actual)\nis not\n\(expected)"
  #expect(isSameTable(actual, expected), message, sourceLocation: sourceLocation)
  #else
  func words(of text: String) -> [[Substring]] {
    text.split(separator: "\n").map { $0.split(separator: " ") }
  }
  #expect(words(of: actual) == words(of: expected), sourceLocation: sourceLocation)
  #endif
}

func problems(of root: LayoutView) -> String {
  root.layoutIfNeeded()
  return root.diagnostics.joined(separator: "\n")
}
