import AnchorageInterfaceBuilder
import Testing

/// The output of comparisons for programs and people: JSON, notes, tallies and titles.
@Suite struct InterfaceOutputTests {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
    <view odd="1" id="a">
      <rect key="frame" x="0" y="0" width="100" height="50"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="0.5" y="8" width="20" height="20"/></view></subviews>
      <constraints>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="0.5" id="c"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="28" id="d"/>
        <constraint firstItem="b" firstAttribute="width" constant="20" id="e"/>
        <constraint firstItem="b" firstAttribute="height" constant="20" id="f"/>
      </constraints>
    </view>
    <view id="g" odd="2"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
    </objects></document>
    """

  private func document() throws -> InterfaceDocument {
    try InterfaceDocument(Array(Self.text.utf8), file: "a.xib")
  }

  @Test
  func `a comparison is one object of JSON`() throws {
    let document = try document()
    #expect(
      document.trees[0].check(in: document).json(file: "a \"b\".xib") == """
        {"file":"a \\"b\\".xib","line":2,"root":"a","size":[100,50],\
        "frames":{"a":[0,0,100,50],"b":[0.5,28,20,20]},"saved":{"a":[0,0,100,50],"b":[0.5,8,20,20]},\
        "verdict":"stale","why":"line 8 asks for 'b.top == a.top + 28', and the saved frames have 8",\
        "differences":[{"id":"b","line":4,"distance":20,"mark":null,"ofSuperview":false}],"assumptions":[],\
        "notes":["2:1: odd=\\"1\\" of <view> is not understood"]}
        """)
  }

  @Test
  func `every note belongs to one tree`() throws {
    let document = try document()
    let notes = document.trees.flatMap { $0.check(in: document).notes }
    #expect(notes == document.notes)
    #expect(notes.count == 2)
  }

  @Test
  func `a tally counts files, bytes and verdicts`() throws {
    let document = try document()
    var tally = InterfaceTally()
    tally.add(document, document.trees.map { $0.check(in: document) })
    tally.unreadable = 1
    #expect(
      tally.description
        == "1 file, 2 trees, 3 views, \(Self.text.utf8.count) bytes parsed: 1 stale, 1 empty; 2 notes; "
        + "1 file cannot be read")
    #expect(tally.count(of: .stale) == 1 && tally.count(of: .different) == 0)
  }

  @Test
  func `a tree is called by its class, and found by its identifier or that of its controller`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController id="vc" customClass="LoginController" storyboardIdentifier="login">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let tree = try InterfaceDocument(Array(text.utf8), file: "a.storyboard").trees[0]
    #expect(tree.title == "LoginController (v)")
    #expect(["v", "vc", "login", "LoginController"].allSatisfy { tree.isNamed($0) })
    #expect(!tree.isNamed("w"))
    let document = try document()
    #expect(document.trees[0].title == "<view> (a)")
    let lines = text.split(separator: #"customClass="LoginController""#).joined(
      separator: #"title="a&#10;let b = 1""#)
    #expect(
      try InterfaceDocument(Array(lines.utf8), file: "a.storyboard").trees[0].title == "a let b = 1 (v)")
  }
}
