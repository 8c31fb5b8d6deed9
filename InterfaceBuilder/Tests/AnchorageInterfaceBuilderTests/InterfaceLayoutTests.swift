import AnchorageHeadless
import Testing

@testable import AnchorageInterfaceBuilder

/// Trees of documents, laid out headlessly: the frames are those that the file has.
@Suite struct InterfaceLayoutTests {
  /// The layout of the first tree of a document for a phone whose only objects are these.
  private func layout(_ objects: String, traits: InterfaceTraits? = nil) throws -> InterfaceLayout {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>\(objects)</objects>
      <resources><image name="logo" width="40" height="30"/></resources>
      </document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "a.xib")
    #expect(document.notes == [])
    let layout = try #require(document.trees.first).layout(in: document, traits: traits)
    layout.root.layoutIfNeeded()
    return layout
  }

  /// Expects that every view is where it was saved, and that there is nothing to report.
  private func expectSavedFrames(
    _ layout: InterfaceLayout, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(layout.frames == layout.savedFrames, sourceLocation: sourceLocation)
    #expect(layout.root.diagnostics == [], sourceLocation: sourceLocation)
    #expect(layout.notes == [], sourceLocation: sourceLocation)
  }

  @Test
  func `a label keeps its saved size, and a picture has that of its resource`() throws {
    let layout = try layout(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <imageView image="logo" translatesAutoresizingMaskIntoConstraints="NO" id="logo">
            <rect key="frame" x="10" y="10" width="40" height="30"/>
          </imageView>
          <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="text">
            <rect key="frame" x="58" y="14.5" width="33" height="21"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="logo" firstAttribute="leading" secondItem="root" secondAttribute="leading"
            constant="10" id="c1"/>
          <constraint firstItem="logo" firstAttribute="top" secondItem="root" secondAttribute="top"
            constant="10" id="c2"/>
          <constraint firstItem="text" firstAttribute="leading" secondItem="logo" secondAttribute="trailing"
            constant="8" id="c3"/>
          <constraint firstItem="text" firstAttribute="centerY" secondItem="logo" secondAttribute="centerY" id="c4"/>
        </constraints>
      </view>
      """)
    expectSavedFrames(layout)
    #expect(layout.contents.map(\.source) == [.resources, .savedFrame])
    #expect(layout.constraints["c3"]?.description == "text.leading == logo.trailing + 8")
  }

  @Test
  func `a picture that is an element of its own has the size of its resource, too`() throws {
    let layout = try layout(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <imageView translatesAutoresizingMaskIntoConstraints="NO" id="logo">
            <rect key="frame" x="10" y="10" width="40" height="30"/>
            <imageReference key="image" image="logo" symbolScale="large"/>
          </imageView>
          <imageView translatesAutoresizingMaskIntoConstraints="NO" id="star">
            <rect key="frame" x="60" y="10" width="21" height="19"/>
            <imageReference key="image" image="star" catalog="system" symbolScale="large"/>
          </imageView>
        </subviews>
        <constraints>
          <constraint firstItem="logo" firstAttribute="leading" secondItem="root" secondAttribute="leading"
            constant="10" id="c1"/>
          <constraint firstItem="logo" firstAttribute="top" secondItem="root" secondAttribute="top"
            constant="10" id="c2"/>
          <constraint firstItem="star" firstAttribute="leading" secondItem="logo" secondAttribute="trailing"
            constant="10" id="c3"/>
          <constraint firstItem="star" firstAttribute="top" secondItem="logo" secondAttribute="top" id="c4"/>
        </constraints>
      </view>
      """)
    expectSavedFrames(layout)
    #expect(layout.contents.map(\.source) == [.resources, .savedFrame])
  }

  @Test
  func `a switch is as wide as its alignment rectangle, and two points more`() throws {
    let layout = try layout(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <switch translatesAutoresizingMaskIntoConstraints="NO" id="on">
            <rect key="frame" x="143" y="0" width="51" height="31"/>
          </switch>
        </subviews>
        <constraints>
          <constraint firstAttribute="trailing" secondItem="on" secondAttribute="trailing" constant="8" id="c1"/>
          <constraint firstItem="on" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
        </constraints>
      </view>
      """)
    expectSavedFrames(layout)
    #expect(layout.contents.map(\.size) == [LayoutSize(width: 49, height: 31)])
  }

  @Test
  func `safe areas and margins follow from required equations`() throws {
    let layout = try layout(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
            <rect key="frame" x="16" y="64" width="343" height="603"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
          <constraint firstAttribute="trailingMargin" secondItem="card" secondAttribute="trailing" id="c2"/>
          <constraint firstItem="card" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c3"/>
          <constraint firstItem="safe" firstAttribute="bottom" secondItem="card" secondAttribute="bottom" id="c4"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      """)
    expectSavedFrames(layout)
    #expect(layout.root.safeAreaInsets == LayoutInsets(top: 64))
    #expect(layout.insets.filter { $0.source == .equations }.count == 4)
  }

  @Test
  func `insets and baselines follow from the constants of the size class that was saved`() throws {
    // Saved for a compact width: the safe area begins at 74 - 10 = 64, the margin at 20 - 4 = 16, and the baseline of the
    // text is 74 + 20 - 78 = 16 below its top.
    let layout = try layout(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
            <rect key="frame" x="20" y="74" width="100" height="50"/>
          </view>
          <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="text">
            <rect key="frame" x="128" y="78" width="33" height="21"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" constant="4" id="c1">
            <variation key="widthClass=regular" constant="50"/>
          </constraint>
          <constraint firstItem="card" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="c2">
            <variation key="widthClass=regular" constant="0"/>
          </constraint>
          <constraint firstItem="card" firstAttribute="width" constant="100" id="c3"/>
          <constraint firstItem="card" firstAttribute="height" constant="50" id="c4"/>
          <constraint firstItem="text" firstAttribute="leading" secondItem="card" secondAttribute="trailing" constant="8" id="c5"/>
          <constraint firstItem="text" firstAttribute="firstBaseline" secondItem="card" secondAttribute="top" constant="20" id="c6">
            <variation key="widthClass=regular" constant="30"/>
          </constraint>
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      """, traits: InterfaceTraits(width: .regular, height: .regular))
    #expect(layout.frames["card"] == LayoutRect(x: 16 + 50, y: 64, width: 100, height: 50))
    #expect(layout.frames["text"] == LayoutRect(x: 66 + 100 + 8, y: 64 + 30 - 16, width: 33, height: 21))
  }

  @Test
  func `baselines that equations have are known before any view is made, from the first of them`() throws {
    // So that no view has to ask all constraints. The first has the baseline at 10 + 20, which is 16 below 14.
    let labels = ["a", "b"].map {
      PrintedDocument.subview($0, "label", "text=\"\($0)\"", x: 10, y: 14, width: 40, height: 21)
    }
    let constraints = ["a.firstBaseline == box.top + 20", "a.firstBaseline == box.top + 24"]
      .map { PrintedDocument.constraint($0) }
    let box = PrintedDocument.subview("box", x: 60, y: 10)
    let document = try PrintedDocument.xib(
      PrintedDocument.view(labels.joined() + box, constraints.joined()))
    let builder = LayoutBuilder(
      document.trees[0], of: document, traits: document.traits, measuresTexts: false)
    #expect(builder.views.isEmpty)
    #expect(builder.baselines == [SavedEquation.Side(id: "a", attribute: .firstBaseline): 16])
  }

  @Test
  func `a control has the alignment rectangle with which it was saved in every size class`() throws {
    // As it was saved, the rectangle ends 2 points inside the frame, at 192, and 8 points from the edge.
    let layout = try layout(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <switch translatesAutoresizingMaskIntoConstraints="NO" id="on">
            <rect key="frame" x="143" y="0" width="51" height="31"/>
          </switch>
        </subviews>
        <constraints>
          <constraint firstAttribute="trailing" secondItem="on" secondAttribute="trailing" constant="8" id="c1">
            <variation key="widthClass=regular" constant="6"/>
          </constraint>
          <constraint firstItem="on" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
        </constraints>
      </view>
      """, traits: InterfaceTraits(width: .regular, height: .regular))
    #expect(layout.frames["on"] == LayoutRect(x: 145, y: 0, width: 51, height: 31))
  }

  @Test
  func `stack views arrange, scroll views scroll, and masks place`() throws {
    let layout = try layout(
      """
      <view id="root">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="page">
            <rect key="frame" x="0" y="0" width="200" height="60"/>
            <subviews>
              <stackView axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="rows">
                <rect key="frame" x="0" y="0" width="200" height="45"/>
                <subviews>
                  <label text="a" id="a"><rect key="frame" x="0" y="0" width="200" height="20"/></label>
                  <label text="b" id="b"><rect key="frame" x="0" y="24" width="200" height="21"/></label>
                </subviews>
              </stackView>
            </subviews>
            <constraints>
              <constraint firstItem="rows" firstAttribute="leading" secondItem="area" secondAttribute="leading" id="c1"/>
              <constraint firstItem="rows" firstAttribute="top" secondItem="area" secondAttribute="top" id="c2"/>
              <constraint firstItem="area" firstAttribute="trailing" secondItem="rows" secondAttribute="trailing" id="c3"/>
              <constraint firstItem="area" firstAttribute="bottom" secondItem="rows" secondAttribute="bottom" id="c4"/>
              <constraint firstItem="rows" firstAttribute="width" secondItem="box" secondAttribute="width" id="c5"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="area"/>
            <viewLayoutGuide key="frameLayoutGuide" id="box"/>
          </scrollView>
          <view id="bar">
            <rect key="frame" x="0" y="60" width="200" height="40"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="page" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d1"/>
          <constraint firstItem="page" firstAttribute="top" secondItem="root" secondAttribute="top" id="d2"/>
          <constraint firstAttribute="trailing" secondItem="page" secondAttribute="trailing" id="d3"/>
          <constraint firstItem="page" firstAttribute="bottom" secondItem="bar" secondAttribute="top" id="d4"/>
        </constraints>
      </view>
      """)
    expectSavedFrames(layout)
    let page = try #require(layout.views["page"] as? LayoutScrollView)
    #expect(page.contentSize == LayoutSize(width: 200, height: 45))
    layout.root.frame.size = LayoutSize(width: 300, height: 200)
    layout.root.layoutIfNeeded()
    #expect(layout.frames["bar"] == LayoutRect(x: 0, y: 160, width: 300, height: 40))
    #expect(layout.frames["rows"] == LayoutRect(x: 0, y: 0, width: 300, height: 45))
  }

  @Test
  func `a constraint about what is not in the tree is left out, and noted`() throws {
    let document = try InterfaceDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="a"><constraints>
          <constraint firstAttribute="width" secondItem="b" secondAttribute="width" id="c1"/>
          <constraint firstItem="gone" firstAttribute="width" constant="1" id="c2"/>
        </constraints></view>
        <view id="b"/>
        </objects></document>
        """.utf8), file: "a.xib")
    let layout = document.trees[0].layout(in: document)
    #expect(
      layout.notes.map(\.description) == [
        "3:3: the constraint 'c1' is left out: 'b' is not in this tree",
        "4:3: the constraint 'c2' is left out: 'gone' is not in the file",
      ])
  }

  @Test
  func `240 views inside one another are read and laid out`() throws {
    let start = #"<view id="root"><rect key="frame" x="0" y="0" width="9" height="9"/>"#
    var text = start
    for index in 0..<240 {
      text += #"<subviews><view id="v\#(index)"><rect key="frame" x="0" y="0" width="9" height="9"/>"#
    }
    text += String(repeating: "</view></subviews>", count: 240) + "</view>"
    expectSavedFrames(try layout(text))
  }
}
