import AnchorageInterfaceBuilder

/// A small document whose saved frames are those of its constraints, for tests that change a part of it.
///
/// The box is 8 points from the edges of the root and 40 × 20; the row is 12 below it, and shares 100 points less a spacing
/// of 4 among two views.
struct CheckedDocument {
  private(set) var text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
    <objects>
    <view id="root">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="8" y="8" width="40" height="20"/>
        </view>
        <stackView spacing="4" distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="row">
          <rect key="frame" x="8" y="40" width="100" height="20"/>
          <subviews>
            <view id="a"><rect key="frame" x="0" y="0" width="48" height="20"/></view>
            <view id="b"><rect key="frame" x="52" y="0" width="48" height="20"/></view>
          </subviews>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="left"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="top"/>
        <constraint firstItem="box" firstAttribute="width" constant="40" priority="900" id="wide"/>
        <constraint firstItem="box" firstAttribute="height" constant="20" id="high"/>
        <constraint firstItem="row" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="row-left"/>
        <constraint firstItem="row" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="12" id="row-top"/>
        <constraint firstItem="row" firstAttribute="width" secondItem="box" secondAttribute="width" multiplier="2.5" priority="800" id="row-wide"/>
        <constraint firstItem="row" firstAttribute="height" constant="20" id="row-high"/>
      </constraints>
    </view>
    </objects>
    </document>
    """

  /// The document with other text in places, each of which there is once.
  func replacing(_ changes: [(String, String)]) -> CheckedDocument {
    var copy = self
    for (old, new) in changes {
      let parts = copy.text.split(separator: old, omittingEmptySubsequences: false)
      precondition(parts.count == 2, "'\(old)' is \(parts.count - 1) times in the document")
      copy.text = parts.joined(separator: new)
    }
    return copy
  }

  /// The comparison of the first tree.
  func check(measuresTexts: Bool = false) throws(InterfaceFileMistake) -> InterfaceCheck {
    let document = try InterfaceDocument(Array(text.utf8), file: "a.xib")
    return document.trees[0].check(in: document, traits: nil, measuresTexts: measuresTexts)
  }
}
