import AnchorageInterfaceBuilder
import Testing

/// Numbers from the saved frames, which a comparison cannot judge, and trees with nothing to judge.
@Suite struct InterfaceAssumptionTests {
  private func check(_ content: String, constraints: String = "", device: String = "retina6_1") throws
    -> InterfaceCheck
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/>
      <objects><view id="root">
        <rect key="frame" x="0" y="0" width="100" height="80"/>
        <subviews>
          \(content)
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          \(constraints)
        </constraints>
      </view></objects>
      </document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "a.xib")
    #expect(document.notes == [])
    return document.trees[0].check(in: document)
  }

  private static let box = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">\
    <rect key="frame" x="8" y="30" width="40" height="20"/></view>
    """
  private static let top = """
    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="c1"/>
    """

  @Test
  func `an inset that one equation has is not judged`() throws {
    let check = try check(
      Self.box,
      constraints: Self.top + """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c2"/>
        <constraint firstItem="box" firstAttribute="width" constant="40" id="c3"/>
        <constraint firstItem="box" firstAttribute="height" constant="20" id="c4"/>
        """)
    #expect(check.verdict == .same)
    #expect(
      check.why == "all 2 views are where they were saved; "
        + "not judged: the top inset of the safe area of 'root', 20, follows from the equation in line 10 alone"
    )
  }

  @Test
  func `an inset that two equations have is judged`() throws {
    let two =
      Self.top + """
        <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="top" constant="30" id="c2"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c3"/>
        <constraint firstItem="box" firstAttribute="width" constant="40" id="c4"/>
        """
    #expect(try check(Self.box, constraints: two).why == "all 2 views are where they were saved")
    let other = two.split(separator: #"constant="30""#).joined(separator: #"constant="44""#)
    #expect(try check(Self.box, constraints: other).verdict == .stale)
  }

  @Test
  func `the saved sizes of texts are named as such`() throws {
    let label = """
      <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="box">\
      <rect key="frame" x="8" y="30" width="40" height="20"/></label>
      """
    let check = try check(
      label,
      constraints: """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c1"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c2"/>
        """)
    #expect(check.verdict == .same)
    #expect(check.assumptions.map(\.description) == ["the content size of one view is the saved one"])
  }

  @Test
  func `one view is nothing to compare`() throws {
    let check = try check("")
    #expect(check.verdict == .empty)
    #expect(check.why == "there is one view, and nothing places it")
  }

  @Test
  func `masks keep what was saved, which is nothing to compare`() throws {
    let check = try check(#"<view id="box"><rect key="frame" x="8" y="30" width="40" height="20"/></view>"#)
    #expect(check.verdict == .empty)
    #expect(check.why == "no view is placed by constraints: all frames are the saved ones")
  }

  @Test
  func `equations that each say an inset say nothing together`() throws {
    let edges = ["top", "leading", "bottom", "trailing"].map { edge in
      """
      <constraint firstItem="box" firstAttribute="\(edge)" secondItem="safe" secondAttribute="\(edge)" id="\(edge)"/>
      """
    }
    let check = try check(Self.box, constraints: edges.joined())
    #expect(check.verdict == .empty)
    #expect(check.why == "every constraint is the only one about an inset that the file does not say")
  }
}
