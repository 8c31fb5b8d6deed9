import AnchorageHeadless
import AnchorageInterfaceBuilder
import Testing

/// The views, constraints, variations and notes of a document, with their positions.
@Suite struct InterfaceDocumentTests {
  private func document(_ body: String) throws -> InterfaceDocument {
    try InterfaceDocument(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
        <device id="retina6_1" orientation="landscape"/>
        \(body)
        </document>
        """.utf8), file: "a.xib")
  }

  @Test
  func `a label has its text, its frame and its priorities`() throws {
    let document = try document(
      """
      <objects>
        <label horizontalHuggingPriority="251" text="Hello &amp;&#10;goodbye" numberOfLines="0" hidden="YES"
            translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-000" userLabel="Title">
          <rect key="frame" x="8" y="20.5" width="100" height="41"/>
        </label>
      </objects>
      """)
    let label = try #require(document.trees.first?.root)
    guard case .label(let text) = label.kind else { return #expect(Bool(false), "\(label.kind)") }
    #expect(text.text == "Hello &\ngoodbye")
    #expect(text.numberOfLines == 0)
    #expect(label.frame == LayoutRect(x: 8, y: 20.5, width: 100, height: 41))
    #expect(label.hugging == LayoutContentPriorities(horizontal: 251, vertical: 250))
    #expect(label.isHidden && !label.translatesAutoresizingMask)
    #expect(label.userLabel == "Title")
    #expect(label.position == InterfacePosition(line: 4, column: 3))
    #expect(document.notes == [])
  }

  @Test
  func `a constraint has two sides, and is about its holder where it names no view`() throws {
    let document = try document(
      """
      <objects><view id="roo-t0-000">
        <subviews><view id="car-d0-000"/></subviews>
        <constraints>
          <constraint firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="car-d0-000"
            secondAttribute="trailing" constant="8" priority="750" id="con-01-000"/>
          <constraint firstItem="car-d0-000" firstAttribute="width" secondItem="car-d0-000"
            secondAttribute="height" multiplier="16:9" id="con-02-000"/>
          <constraint firstItem="car-d0-000" firstAttribute="height" constant="90" id="con-03-000"/>
        </constraints>
      </view></objects>
      """)
    let constraints = try #require(document.trees.first).constraints
    #expect(
      constraints.map(\.description) == [
        "roo-t0-000.trailingMargin >= car-d0-000.trailing + 8 ~ .high",
        "car-d0-000.width == car-d0-000.height * 16:9", "car-d0-000.height == 90",
      ])
    #expect(constraints.map(\.position.line) == [6, 8, 10])
    #expect(abs(constraints[1].multiplier - 16.0 / 9) < 1e-12)
  }

  @Test
  func `cells, headers and views beside one another are trees of their own`() throws {
    let document = try document(
      """
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc0-00-000" storyboardIdentifier="Login" customClass="Login">
          <layoutGuides><viewControllerLayoutGuide type="top" id="top-00-000"/></layoutGuides>
          <view key="view" id="vie-w0-000"><subviews>
            <tableView id="tab-le-000">
              <view key="tableHeaderView" id="hea-de-r00"/>
              <prototypes><tableViewCell id="cel-l0-000">
                <tableViewCellContentView key="contentView" id="con-te-nt0"/>
              </tableViewCell></prototypes>
            </tableView>
          </subviews></view>
          <connections><outlet property="table" destination="tab-le-000" id="o"/></connections>
        </viewController>
        <view id="bes-id-e00"/>
      </objects></scene></scenes>
      """)
    #expect(document.trees.map(\.root.id) == ["vie-w0-000", "hea-de-r00", "cel-l0-000", "bes-id-e00"])
    #expect(document.trees.map(\.role) == [.controllerView, .header, .tableCell, .topLevelView])
    #expect(document.trees[0].controller?.storyboardIdentifier == "Login")
    #expect(document.trees[0].root.guides.map(\.kind) == [.controllerTop])
    #expect(document.trees[0].outlets.map(\.property) == ["table"])
    #expect(document.trees[2].views.map(\.kind) == [.tableCell, .contentView])
    #expect(document.notes == [])
  }

  @Test
  func `a stack view has UIStackView's defaults`() throws {
    let document = try document(
      """
      <objects>
        <stackView id="sta-ck-001"/>
        <stackView axis="vertical" distribution="equalSpacing" alignment="top" spacing="12" id="sta-ck-002">
          <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        </stackView>
      </objects>
      """)
    var second = InterfaceStack()
    (second.axis, second.distribution, second.alignment) = (.vertical, .equalSpacing, .leading)
    (second.spacing, second.isMarginsRelative) = (12, true)
    #expect(document.trees.map(\.root.kind) == [.stack(InterfaceStack()), .stack(second)])
    #expect(document.trees[1].root.margins == .plain(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test
  func `variations say what is installed in a size class`() throws {
    let document = try document(
      """
      <objects><view id="roo-t0-000">
        <constraints>
          <constraint firstAttribute="width" constant="90" id="con-01-000">
            <variation key="heightClass=compact" constant="45"/>
          </constraint>
          <constraint firstAttribute="height" constant="90" id="con-02-000"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="con-02-000"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular">
          <mask key="constraints"><include reference="con-02-000"/></mask>
        </variation>
      </view></objects>
      """)
    let root = try #require(document.trees.first?.root)
    let phone = InterfaceTraits(width: .compact, height: .compact)
    let pad = InterfaceTraits(width: .regular, height: .regular, idiom: .pad)
    #expect(root.constraints(in: phone).map(\.id) == ["con-01-000"])
    #expect(root.constraints(in: phone).map { $0.constant(in: phone) } == [45])
    #expect(root.constraints(in: pad).map(\.id) == ["con-01-000", "con-02-000"])
    #expect(root.constraints(in: pad).map { $0.constant(in: pad) } == [90, 90])
    #expect(document.device?.size == LayoutSize(width: 896, height: 414))
    #expect(document.device?.traits == InterfaceTraits(width: .regular, height: .compact))
  }

  @Test
  func `everything that is not understood is noted with its line`() throws {
    let document = try document(
      """
      <objects>
        <view shape="round" id="roo-t0-000">
          <halo/>
          <subviews><hologram id="hol-og-ram"/><view id="roo-t0-000"/></subviews>
          <constraints>
            <constraint firstItem="gon-e0-000" firstAttribute="width" constant="1" id="con-01-000"/>
            <constraint firstAttribute="depth" constant="1" id="con-02-000"/>
            <constraint firstAttribute="width" constant="wide" id="con-03-000"/>
          </constraints>
        </view>
      </objects>
      """)
    #expect(
      document.notes.map(\.description) == [
        #"4:3: shape="round" of <view> is not understood"#, "5:5: <halo> in <view> is not understood",
        "6:15: <hologram> in <subviews> is not understood",
        "6:42: 'roo-t0-000' is also the identifier of an object in line 4",
        "8:7: firstItem of <constraint> names 'gon-e0-000', which is not in the file",
        "9:7: 'depth' is no value for firstAttribute of <constraint>",
        "9:7: the constraint 'con-02-000' is left out: it has no first attribute that is known",
        "10:7: 'wide' is no value for constant of <constraint>",
      ])
    #expect(
      document.trees.flatMap(\.views).map(\.id) == ["roo-t0-000", "hol-og-ram", "roo-t0-000 in line 6:42"])
  }
}
