import AnchorageHeadless
import AnchorageInterfaceBuilder
import Testing

/// Documents for AppKit: their trees, contents and alignment rectangles.
@Suite struct AppKitDocumentTests {
  private func document(_ objects: String) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" useAutolayout="YES">
      <objects>
      \(objects)
      </objects>
      </document>
      """
    return try InterfaceDocument(Array(text.utf8), file: "a.xib")
  }

  /// A root of 200 × 100 with views and constraints.
  private func root(_ views: String, _ constraints: String) -> String {
    """
    <customView id="root">
    <rect key="frame" x="0" y="0" width="200" height="100"/>
    <subviews>
    \(views)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    </customView>
    """
  }

  private func view(_ element: String, _ id: String, _ frame: String, _ content: String = "") -> String {
    let numbers = frame.split(separator: " ")
    return """
      <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>
      \(content)
      </\(element.prefix { $0 != " " })>
      """
  }

  private func constraint(_ first: String, _ second: String, _ attribute: String, _ constant: Double)
    -> String
  {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(attribute)" \
    constant="\(constant)" id="\(first)-\(second)-\(attribute)"/>
    """
  }

  private let button =
    #"<buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" id="button-cell"/>"#

  // MARK: Trees

  @Test
  func `windows, tabs, cells and items of bars are trees`() throws {
    let document = try document(
      """
      <window id="window"><view key="contentView" id="content"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <subviews>
      <tabView id="tabs"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <tabViewItems><tabViewItem id="item"><view key="view" id="page"/></tabViewItem></tabViewItems></tabView>
      </subviews></view>
      <toolbar key="toolbar" id="toolbar"><allowedToolbarItems><toolbarItem id="search">
      <searchField key="view" id="field"/></toolbarItem></allowedToolbarItems></toolbar></window>
      <tableView id="table"><tableColumns><tableColumn id="column">
      <prototypeCellViews><tableCellView id="cell"/></prototypeCellViews></tableColumn></tableColumns></tableView>
      """)
    #expect(document.trees.map(\.root.id) == ["content", "page", "field", "table", "cell"])
    #expect(
      document.trees.map(\.role) == [.topLevelView, .topLevelView, .barItem, .topLevelView, .tableCell])
    #expect(
      document.notes.map(\.description) == ["5:1: the views of the tabs of <tabView> are trees of their own"])
  }

  @Test(arguments: ["gridView", "splitView"])
  func `views that place others themselves keep them where they were saved`(element: String) throws {
    let inner = view("customView", "pane", "10 20 30 40")
    let cells =
      element == "gridView"
      ? "<gridCells><gridCell>\(inner)</gridCell></gridCells>" : "<subviews>\(inner)</subviews>"
    let document = try document(
      root(
        view(element, "outer", "20 30 100 60", cells),
        ["leading", "bottom"].map { constraint("outer", "root", $0, $0 == "leading" ? 20 : -30) }.joined()
          + #"<constraint firstItem="outer" firstAttribute="width" constant="100" id="wide"/>"#
          + #"<constraint firstItem="outer" firstAttribute="height" constant="60" id="high"/>"#))
    #expect(
      document.notes.map(\.sentence) == [
        "<\(element)> places its views itself: they stay where they were saved"
      ])
    let check = document.trees[0].check(in: document)
    #expect(check.verdict == .same, "\(check.why)")
    // Split views are flipped.
    let y = element == "gridView" ? 10 + 60.0 - 20 - 40 : 10 + 20
    #expect(check.layout.savedFrames["pane"] == LayoutRect(x: 30, y: y, width: 30, height: 40))
  }

  @Test
  func `a label shows its text, and a field can be edited`() throws {
    let document = try document(
      root(
        view(
          "textField", "label", "0 0 40 16",
          #"<textFieldCell key="cell" title="Sail" id="a"><font key="font" metaFont="smallSystem"/></textFieldCell>"#
        )
          + view(
            "textField", "field", "0 20 40 22",
            #"<textFieldCell key="cell" editable="YES" borderStyle="bezel" placeholderString="Ship" id="b"/>"#
          ),
        ""))
    let views = document.trees[0].views
    guard case .label(let label) = views[1].kind, case .textField(let field) = views[2].kind else {
      Issue.record("\(views.map(\.kind))")
      return
    }
    #expect(label.text == "Sail")
    #expect(label.numberOfLines == 0)
    #expect(label.font?.points == 11)
    #expect(field.placeholder == "Ship")
    let contents = document.trees[0].layout(in: document).contents
    #expect(contents.map(\.description) == ["36 × 16, from the saved frame", "- × 22, from the saved frame"])
  }

  // MARK: Alignment rectangles

  @Test(arguments: [
    ("20 10 64 24", LayoutInsets.zero),
    ("13 3 78 36", LayoutInsets(top: 5, leading: 7, bottom: 7, trailing: 7)),
    ("14 3 76 35", LayoutInsets(top: 4, leading: 6, bottom: 7, trailing: 6)),
  ])
  func `a push button is aligned as in the version that drew it`(frame: String, insets: LayoutInsets) throws {
    let document = try document(
      root(
        view("button", "ok", frame, button),
        constraint("ok", "root", "leading", 20) + constraint("ok", "root", "bottom", -10)
          + #"<constraint firstItem="ok" firstAttribute="width" constant="64" id="wide"/>"#
          + #"<constraint firstItem="ok" firstAttribute="height" constant="24" id="high"/>"#))
    let check = document.trees[0].check(in: document)
    #expect(check.verdict == .same, "\(check.why)")
    #expect(check.layout.views["ok"]?.alignmentRectInsets == insets)
    #expect(check.layout.insets == [])
  }

  @Test
  func `insets that no list has follow from equations, and are not judged`() throws {
    let document = try document(
      root(
        view("slider", "volume", "18 40 164 19", #"<sliderCell key="cell" id="slider-cell"/>"#),
        constraint("volume", "root", "leading", 20) + constraint("volume", "root", "trailing", -20)
          + constraint("volume", "root", "centerY", 0.5)))
    let check = document.trees[0].check(in: document)
    #expect(check.verdict == .same)
    #expect(check.layout.views["volume"]?.alignmentRectInsets == LayoutInsets(horizontal: 2))
    #expect(
      check.why
        == "all 2 views are where they were saved; not judged: the leading inset of the alignment rectangle of"
        + " 'volume', 2, follows from the equation in line 12 alone; the trailing inset of the alignment rectangle"
        + " of 'volume', 2, follows from the equation in line 12 alone")
  }

  @Test
  func `one equation against the known insets is a fault of the saved frames`() throws {
    let document = try document(
      root(
        view("button", "ok", "13 3 78 32", button),
        constraint("ok", "root", "leading", 27) + constraint("ok", "root", "bottom", -10)
          + #"<constraint firstItem="ok" firstAttribute="width" constant="64" id="wide"/>"#
          + #"<constraint firstItem="ok" firstAttribute="height" constant="20" id="high"/>"#))
    let check = document.trees[0].check(in: document)
    #expect(check.verdict == .stale)
    #expect(check.why == "line 12 asks for 'ok.leading == root.leading + 27', and the saved frames have 20")
  }

  @Test
  func `equations that do not agree say no inset`() throws {
    let document = try document(
      root(
        view("slider", "high", "18 60 164 19", #"<sliderCell key="cell" id="high-cell"/>"#)
          + view("slider", "low", "12 30 170 19", #"<sliderCell key="cell" id="low-cell"/>"#),
        constraint("high", "root", "leading", 20) + constraint("low", "root", "leading", 20)))
    let check = document.trees[0].check(in: document)
    #expect(check.layout.views["high"]?.alignmentRectInsets == .zero)
    #expect(check.layout.insets == [])
    #expect(check.verdict == .unsupported)
    #expect(
      check.why
        == "it is not known how the alignment rectangle of <slider> in line 6 lies in its frame: line 15 asks for"
        + " 'high.leading == root.leading + 20', and the saved frames have 18; line 15 asks for 'low.leading == root.leading"
        + " + 20', and the saved frames have 12")
  }

  // MARK: Stack views and baselines

  @Test
  func `a stack view aligns its views as far as other constraints let it`() throws {
    let stack = view(
      #"stackView distribution="fill" orientation="horizontal" alignment="bottom""#, "row", "20 20 60 50",
      """
      <subviews>
      \(view("customView", "a", "0 0 20 20", #"<constraints><constraint firstAttribute="height" constant="20" id="a-high"/></constraints>"#))
      \(view("customView", "b", "28 20 32 30", #"<constraints><constraint firstAttribute="height" constant="30" id="b-high"/></constraints>"#))
      </subviews>
      """)
    let document = try document(
      root(
        stack,
        ["leading", "top", "bottom", "width"].map { attribute in
          attribute == "width"
            ? #"<constraint firstItem="a" firstAttribute="width" constant="20" id="a-wide"/>"#
            : constraint("row", "root", attribute, ["leading": 20, "top": 30, "bottom": -20][attribute] ?? 0)
        }.joined() + constraint("row", "root", "trailing", -120) + constraint("b", "root", "top", 30)))
    let check = document.trees[0].check(in: document)
    #expect(check.verdict == .same, "\(check.why)")
  }

  /// A row of 160 × 40 with views in three areas, one of which has the lowest visibility priority.
  private func areas() throws -> InterfaceDocument {
    func box(_ name: String, _ frame: String, _ width: Int) -> String {
      view(
        "customView", name, frame,
        """
        <constraints><constraint firstAttribute="width" constant="\(width)" id="\(name)-wide"/>
        <constraint firstAttribute="height" constant="20" id="\(name)-high"/></constraints>
        """)
    }
    let row = view(
      #"stackView distribution="gravityAreas" orientation="horizontal" alignment="top" spacing="6" "#
        + #"horizontalClippingResistancePriority="400" horizontalStackHuggingPriority="249.99998474121094" "#
        + #"verticalStackHuggingPriority="300" detachesHiddenViews="YES""#,
      "row", "20 30 160 40",
      """
      <beginningViews>\(box("first", "4 18 20 20", 20))\(box("second", "34 18 24 20", 24))</beginningViews>
      <middleViews>\(box("middle", "65 18 30 20", 30))</middleViews>
      <endViews>\(box("last", "140 18 12 20", 12))</endViews>
      <edgeInsets key="edgeInsets" left="4" right="8" top="2" bottom="0.0"/>
      <visibilityPriorities>
        <real value="1000"/><real value="1000"/><real value="900"/><real value="1000"/>
      </visibilityPriorities>
      <customSpacing>
        <real value="10"/><real value="3.4028234663852886e+38"/><real value="3.4028234663852886e+38"/>
        <real value="3.4028234663852886e+38"/>
      </customSpacing>
      """)
    return try document(
      root(
        row,
        [("leading", 20.0), ("top", 30), ("trailing", -20), ("bottom", -30)]
          .map { constraint("row", "root", $0.0, $0.1) }.joined()))
  }

  @Test
  func `the views of a stack view are in their areas`() throws {
    let document = try areas()
    let check = document.trees[0].check(in: document)
    #expect(check.verdict == .same, "\(check.why)")
    let layout = document.trees[0].layout(in: document)
    let stack = try #require(layout.views["row"] as? LayoutGravityStackView)
    #expect(stack.views(in: .leading).map { $0.name } == ["first", "second"])
    #expect(stack.views(in: .center).map { $0.name } == ["middle"])
    #expect(stack.visibilityPriority(for: stack.views[2]) == .detachOnlyIfNecessary)
    #expect(stack.huggingPriority(for: .horizontal) == 250 && stack.huggingPriority(for: .vertical) == 300)
    #expect(stack.clippingResistancePriority(for: .horizontal) == 400)
  }

  @Test
  func `code and scenes have the areas of a stack view`() throws {
    let document = try areas()
    let code = document.trees[0].swift(in: document).text
    for line in [
      #"let row = LayoutGravityStackView(name: "row")"#, "row.alignment = .top", "row.spacing = 6",
      "row.edgeInsets = LayoutInsets(top: 2, leading: 4, bottom: 0, trailing: 8)",
      "row.setHuggingPriority(300, for: .vertical)",
      "row.setClippingResistancePriority(400, for: .horizontal)",
      "row.addArrangedSubview(innerView)", "row.addArrangedSubview(innerView2)",
      "row.addView(innerView3, in: .center)",
      "row.addView(innerView4, in: .trailing)", "row.setCustomSpacing(10, after: innerView)",
      "row.setVisibilityPriority(900, for: innerView3)",
    ] {
      #expect(code.contains("    \(line)\n") || code.contains("  \(line)\n"), "\(line)\n\(code)")
    }
    let scene = document.trees[0].scene(in: document)
    #expect(scene.text.contains("stack row appkit spacing 6 alignment top insets 2 4 0 8\n"), "\(scene.text)")
    #expect(scene.text.contains("view innerView4 in row gravity trailing\n"))
    #expect(scene.omissions.count == 1, "\(scene.omissions)")
  }

  @Test
  func `baselines are where equations between views put them`() throws {
    let document = try document(
      root(
        view("textField", "label", "18 43 64 16", #"<textFieldCell key="cell" title="Name:" id="a"/>"#)
          + view(
            "popUpButton", "kind", "88 40 92 24",
            #"<popUpButtonCell key="cell" type="push" bezelStyle="rounded" id="b"/>"#),
        constraint("label", "root", "leading", 20) + constraint("label", "root", "top", 41)
          + constraint("kind", "label", "baseline", 0) + constraint("kind", "root", "leading", 88)
          + constraint("kind", "root", "trailing", -20)))
    let check = document.trees[0].check(in: document)
    #expect(check.verdict == .same, "\(check.why)")
    #expect(
      check.assumptions.map(\.description) == [
        "the baseline of 'label' (line 6) is where an equation has it",
        "the baseline of 'kind' (line 9) is where an equation has it",
        "the alignment rectangle of one view is the known one that fits best",
        "the content sizes of 2 views are the saved ones",
      ])
  }

  // MARK: Code

  @Test
  func `code for AppKit has headless views, and says so`() throws {
    let document = try Fixture("Window.xib").document()
    for style in [InterfaceCode.Style.uiKit, .headless] {
      let text = document.trees[0].swift(in: document, style: style).text
      #expect(text.hasPrefix("import AnchorageHeadless\n\n"))
      #expect(
        text.contains(
          "/// The layout of 'berth' in Window.xib, with headless views: code for AppKit is not printed.\n"))
      #expect(
        text.contains(
          "bookButton.alignmentRectInsets = LayoutInsets(top: 5, leading: 7, bottom: 7, trailing: 7)"))
    }
  }
}
