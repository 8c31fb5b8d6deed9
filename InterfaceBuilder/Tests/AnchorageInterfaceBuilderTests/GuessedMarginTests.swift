import AnchorageHeadless
import AnchorageInterfaceBuilder
import Testing

/// Margins and safe areas that no required equation has.
@Suite struct GuessedMarginTests {
  /// The insets of an area of a view, by edges.
  private func insets(
    _ area: InterfaceInset.Area, of id: String, in objects: String, device: String = "retina6_1"
  ) throws -> [InterfaceInset.Edge: Double] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/>
      <objects>\(objects)</objects>
      </document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "a.xib")
    #expect(document.notes == [])
    let insets = document.trees[0].layout(in: document).insets.filter { $0.view == id && $0.area == area }
    return Dictionary(uniqueKeysWithValues: insets.map { ($0.edge, $0.distance) })
  }

  /// A root with a box in it.
  private func root(_ constraints: String) -> String {
    """
    <view id="root">
      <rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="50" y="60" width="200" height="80"/>
        </view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints>
    </view>
    """
  }

  private static let optional = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" priority="750" id="c1"/>
    """

  @Test(arguments: [("retina4_7", 16.0), ("retina6_1", 20), ("ipad9_7", 20)])
  func `a root of a xib has the side margins of a screen`(device: String, side: Double) throws {
    let margins = try insets(.margins, of: "root", in: root(Self.optional), device: device)
    #expect(margins[.leading] == side && margins[.trailing] == side)
  }

  @Test
  func `a root of a xib for a rounded device has its safe area, whatever its size`() throws {
    let bound = """
      <constraint firstItem="box" firstAttribute="top" relation="greaterThanOrEqual" secondItem="safe" secondAttribute="top" id="c1"/>
      """
    #expect(try insets(.safeArea, of: "root", in: root(bound)) == [.top: 44, .bottom: 34])
    #expect(try insets(.safeArea, of: "root", in: root(bound), device: "retina4_7") == [:])
    let margins = try insets(.margins, of: "root", in: root(Self.optional))
    #expect(margins == [.top: 44, .leading: 20, .bottom: 34, .trailing: 20])
  }

  @Test
  func `a root of a xib ends where an optional equation has the end of its safe area`() throws {
    let equation = """
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="60" priority="750" id="c1"/>
      """
    #expect(try insets(.safeArea, of: "root", in: root(equation)) == [.top: 44])
  }

  /// A cell with a box in it.
  private func cell(_ constraints: String) -> String {
    """
    <tableViewCell id="cell">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="8" y="9" width="200" height="42"/>
          </view>
        </subviews>
        <constraints>\(constraints)</constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  @Test
  func `a margin of a cell that no equation has is that of the side opposite`() throws {
    let constraints = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c2"/>
      <constraint firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="box" secondAttribute="trailing" id="c3"/>
      """
    let margins = try insets(.margins, of: "content", in: cell(constraints))
    #expect(margins == [.top: 9, .leading: 8, .bottom: 9, .trailing: 8])
  }

  @Test
  func `a cell without equations about its margins has those of the device`() throws {
    let constraint = """
      <constraint firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="box" secondAttribute="trailing" id="c3"/>
      """
    let margins = try insets(.margins, of: "content", in: cell(constraint))
    #expect(margins == [.top: 11, .leading: 20, .bottom: 11, .trailing: 20])
  }
}
