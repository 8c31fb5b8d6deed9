import AnchorageHeadless
import Testing

/// A view of the platform has the reports that a headless tree of the same lines has.
@MainActor @Suite(.nothingRaised)
struct LayoutProblemTests {
  @Test(arguments: 0..<problemCaseCount, [false, true])
  func `the same lines give the same reports on the platform and in a headless tree`(
    index: Int, isRightToLeft: Bool
  ) {
    let headless = HeadlessScreen()
    if isRightToLeft { headless.views.forEach { $0.layoutDirection = .rightToLeft } }
    problemCases[index].lines.layOut(headless.screen)
    headless.root.layoutIfNeeded()
    let expected = headless.root.diagnostics

    let platform = PlatformScreen()
    if isRightToLeft { platform.views.forEach { $0.readFromRightToLeft() } }
    problemCases[index].lines.layOut(platform.screen)
    platform.root.layOut()
    #expect(platform.root.layoutProblems().map(\.description) == expected.map(\.description))
    #expect(Set(expected.map(\.kind)) == problemCases[index].kinds)
  }

  @Test
  func `a mask that was left on is in conflict, like that of a headless view`() {
    let (headless, platform) = (HeadlessScreen(), PlatformScreen())
    headless.panel.frame = LayoutRect(x: 10, y: 20, width: 50, height: 60)
    platform.panel.frame = CGRect(x: 10, y: 20, width: 50, height: 60)
    headless.panel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    #if FAKE_UIKIT
    platform.panel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    #else
    platform.panel.autoresizingMask = [.width, .minYMargin]
    #endif
    headless.panel.edges == headless.root.edges.inset(by: 30)
    platform.panel.edges == platform.root.edges.inset(by: 30)
    headless.panel.translatesAutoresizingMaskIntoConstraints = true
    platform.panel.translatesAutoresizingMaskIntoConstraints = true
    headless.root.layoutIfNeeded()
    #expect(headless.root.diagnostics.count > 1)
    #expect(platform.root.layoutProblems() == headless.root.diagnostics)
  }

  @Test
  func `a mask that was left on is told with the frame`() {
    let root = makeFlippedRoot()
    let card = FakeView(name: "card", in: root)
    card.frame = CGRect(x: 10, y: 20, width: 50, height: 60)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.widthAnchor.constraint(equalToConstant: 80).isActive = true
    #expect(
      root.layoutProblems().map(\.description) == [
        """
        error: required constraints conflict on the x-axis of 'card'
            card.width == 50      (its frame)
            card.width == 80      gives way
        note: wrap the statements in 'batch { }' to see their lines
        help: let its constraints place it: 'card.translatesAutoresizingMaskIntoConstraints = false', \
        'card.leading == root.leading + 10', 'card.top == root.top + 20' and 'card.height == 60'
        """
      ])
  }

  @Test
  func `what is hidden counts as it does in a headless tree`() {
    let (headless, platform) = (HeadlessScreen(), PlatformScreen())
    headless.panel.isHidden = true
    platform.panel.isHidden = true
    Openings.layOut(headless.screen)
    Openings.layOut(platform.screen)
    headless.root.layoutIfNeeded()
    platform.root.layOut()
    #expect(platform.root.layoutProblems().map(\.description) == headless.root.diagnostics.map(\.description))
    #expect(!platform.root.layoutProblems().flatMap(\.items).contains("inside"))
  }

  @Test
  func `text wraps as in a headless tree`() {
    let headless = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 80, height: 40))
    let text = LayoutLabel(name: "text", text: "Ada, Countess of Lovelace")
    text.numberOfLines = 0
    headless.addSubview(text)
    text.edges == headless.edges
    text.compressionResistance = .required

    let platform = makeFlippedRoot()
    platform.frame.size = CGSize(width: 80, height: 40)
    let label = FakeLabel(name: "text", text: "Ada, Countess of Lovelace", wraps: true)
    label.hugging = .init(.low)
    platform.addSubview(label)
    label.edges == platform.edges
    label.compressionResistance = .required
    headless.layoutIfNeeded()
    // Four lines of 16: "Ada,", "Countess", "of", "Lovelace".
    #expect(headless.diagnostics.flatMap(\.constraints).contains("text.height >= 64"))
    #expect(platform.layoutProblems().map(\.description) == headless.diagnostics.map(\.description))
  }

  @Test
  func `safe areas are added up as in a headless tree`() {
    let (headless, platform) = (HeadlessScreen(), PlatformScreen())
    headless.root.safeAreaInsets = LayoutInsets(top: 40, leading: 5)
    headless.panel.safeAreaInsets = LayoutInsets(top: 10)
    platform.root.cover(top: 40, left: 5)
    platform.panel.cover(top: 10, left: 0)
    SafeAreas.layOut(headless.screen)
    SafeAreas.layOut(platform.screen)
    headless.root.layoutIfNeeded()
    platform.root.layOut()
    #expect(headless.root.diagnostics.map(\.kind) == ["conflict"])
    #expect(platform.root.layoutProblems().map(\.description) == headless.root.diagnostics.map(\.description))
  }
}

extension FakeView {
  fileprivate func cover(top: CGFloat, left: CGFloat) {
    #if FAKE_UIKIT
    fakeSafeAreaInsets = UIEdgeInsets(top: top, left: left, bottom: 0, right: 0)
    #else
    additionalSafeAreaInsets = NSEdgeInsets(top: top, left: left, bottom: 0, right: 0)
    #endif
  }
}

// MARK: - Screens

/// The items of a screen: two labels, and a panel with a view inside.
private struct Screen<View: LayoutItem, Guide: LayoutItem> where View.Backend == Guide.Backend {
  let root: View
  let key: View
  let value: View
  let panel: View
  let inside: View
  let column: Guide
  let margins: Guide
  let safeArea: Guide
}

private struct HeadlessScreen {
  let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  let key = LayoutLabel(name: "key", text: "Ada")
  let value = LayoutLabel(name: "value", text: "Countess of Lovelace")
  let panel = LayoutView(name: "panel")
  let inside = LayoutView(name: "inside")
  let column = LayoutGuide(name: "column")
  var views: [LayoutView] { [root, key, value, panel, inside] }

  init() {
    for view in [key, value, panel] { root.addSubview(view) }
    panel.addSubview(inside)
    root.addLayoutGuide(column)
    for view in [panel, inside, key, value] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  var screen: Screen<LayoutView, LayoutGuide> {
    Screen(
      root: root, key: key, value: value, panel: panel, inside: inside, column: column, margins: root.margins,
      safeArea: panel.safeArea)
  }
}

@MainActor
private struct PlatformScreen {
  let root = makeFlippedRoot()
  let key = FakeLabel(name: "key", text: "Ada")
  let value = FakeLabel(name: "value", text: "Countess of Lovelace")
  let panel = Flipped(name: "panel")
  let inside = FakeView(name: "inside")
  let column = FakeGuide()
  var views: [FakeView] { [root, key, value, panel, inside] }

  init() {
    for view in [key, value, panel] { root.addSubview(view) }
    panel.addSubview(inside)
    root.addLayoutGuide(column)
    for label in [key, value] {
      // AppKit's labels hug otherwise.
      label.hugging = .init(.low)
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    #if FAKE_UIKIT
    column.identifier = "column"
    #else
    column.identifier = NSUserInterfaceItemIdentifier("column")
    #endif
  }

  var screen: Screen<FakeView, FakeGuide> {
    Screen(
      root: root, key: key, value: value, panel: panel, inside: inside, column: column, margins: root.margins,
      safeArea: panel.safeArea)
  }
}

// MARK: - Lines

private protocol Lines: Sendable {
  static func layOut<View, Guide>(_ s: Screen<View, Guide>)
}

extension Screen {
  /// Places everything but the labels.
  fileprivate func placePanels() {
    column.edges == root.edges
    panel.edges == root.edges.inset(by: 10)
    inside.edges == panel.edges
  }

  fileprivate func place() {
    placePanels()
    key.topLeading == root.topLeading
    value.topLeading == root.topLeading
  }
}

private enum Nothing: Lines {
  static func layOut<View, Guide>(_ s: Screen<View, Guide>) { s.place() }
}

private enum Conflicts: Lines {
  static func layOut<View, Guide>(_ s: Screen<View, Guide>) {
    s.place()
    batch {
      s.key.leading == s.root.leading + 8
      s.key.trailing == s.root.trailing - 8 ~ .high
      s.key.width == 100
      s.value.width >= s.panel.width * 0.5 + 10
      s.value.width <= s.key.width - 3 ~ 900
    }
    s.inside.height == 7
  }
}

private enum Openings: Lines {
  static func layOut<View, Guide>(_ s: Screen<View, Guide>) {
    s.key.leading == s.root.leading + 8
    s.column.width == s.root.width * 0.25
    s.panel.leading == s.column.trailing
    s.inside.width >= s.panel.width
  }
}

private enum Ties: Lines {
  static func layOut<View, Guide>(_ s: Screen<View, Guide>) {
    s.placePanels()
    s.key.topLeading == s.root.topLeading
    s.value.topTrailing == s.root.topTrailing
    s.value.leading == s.key.trailing + 8
  }
}

private enum BetweenAnchors: Lines {
  static func layOut<View, Guide>(_ s: Screen<View, Guide>) {
    s.place()
    s.inside.leading - s.panel.leading == 3
    (s.key.leading - s.root.leading) * 2 == s.root.trailing - s.key.trailing
    s.key.width == 30
    batch { s.value.width - 4 == s.panel.width / 4 }
  }
}

private enum Margins: Lines {
  static func layOut<View, Guide>(_ s: Screen<View, Guide>) {
    s.placePanels()
    s.key.edges == s.margins.edges
    s.key.width == 10
    s.value.top == s.margins.top
    s.value.trailing == s.margins.trailing
    s.value.leading == s.root.leading + 390
  }
}

private enum Baselines: Lines {
  static func layOut<View, Guide>(_ s: Screen<View, Guide>) {
    s.place()
    s.key.firstBaseline == s.value.lastBaseline + 5
    s.panel.firstBaseline == s.key.firstBaseline
  }
}

private enum SafeAreas: Lines {
  static func layOut<View, Guide>(_ s: Screen<View, Guide>) {
    s.placePanels()
    s.key.topLeading == s.safeArea.topLeading
    s.value.topLeading == s.root.topLeading
    s.value.bottom == s.safeArea.top
    s.value.height == 20
  }
}

/// Lines, and the kinds of what is wrong with them.
@MainActor private let problemCases: [(lines: any Lines.Type, kinds: Set<String>)] = [
  (Nothing.self, []),
  (Conflicts.self, ["conflict"]),
  (Openings.self, ["ambiguity"]),
  (Ties.self, ["tie"]),
  (BetweenAnchors.self, ["conflict"]),
  (Margins.self, ["conflict"]),
  (Baselines.self, ["conflict"]),
]

private let problemCaseCount = 7
