import AnchorageHeadless
import AnchorageInterfaceBuilder
import Testing

/// Documents that are XML and do not make sense: the parts that are not understood are noted with
/// their lines, and the rest is laid out.
@Suite struct BrokenContentTests {
  /// The document whose objects are these, the first of them in line 2.
  private func document(_ objects: String) throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      \(objects)
      </objects></document>
      """
    return try InterfaceDocument(Array(text.utf8), file: "a.xib")
  }

  /// The notes of the document and of its trees, and the frames of the first.
  private func outcome(_ objects: String) throws -> (notes: [String], frames: [String: LayoutRect]) {
    let document = try document(objects)
    let layouts = document.trees.map { $0.layout(in: document) }
    for layout in layouts { layout.root.layoutIfNeeded() }
    return (
      (document.notes + layouts.flatMap(\.notes)).map(\.description), layouts.first?.frames ?? [:]
    )
  }

  @Test
  func `constraints in a circle are laid out or reported`() throws {
    let (notes, frames) = try outcome(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="2" id="c1"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="3" id="c2"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="5" id="c3"/>
      </constraints></view>
      """)
    #expect(notes == [])
    // a = 2 * b and b = 3 * a: both are 0.
    #expect(frames["a"]?.width == 0)
    #expect(frames["b"]?.width == 0)
  }

  @Test
  func `an unknown class is a plain view, and noted`() throws {
    let (notes, frames) = try outcome(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <hologram translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="5" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="6" id="c2"/>
      <constraint firstItem="a" firstAttribute="width" constant="7" id="c3"/>
      <constraint firstItem="a" firstAttribute="height" constant="8" id="c4"/>
      </constraints></view>
      """)
    #expect(notes == ["3:1: <hologram> in <subviews> is not understood"])
    #expect(frames["a"] == LayoutRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test
  func `references to nothing, to the wrong kind and to other trees are noted`() throws {
    let (notes, _) = try outcome(
      """
      <view id="root"><connections><outlet property="gone" destination="nowhere" id="o1"/></connections><constraints>
      <constraint firstAttribute="width" secondItem="o1" secondAttribute="width" id="c1"/>
      <constraint firstAttribute="width" secondItem="other" secondAttribute="width" id="c2"/>
      <constraint firstAttribute="width" secondItem="root" secondAttribute="leading" id="c3"/>
      </constraints><variation key="default"><mask key="constraints"><exclude reference="lost"/></mask></variation></view>
      <view id="other"/>
      """)
    #expect(
      notes == [
        "2:30: destination of <outlet> names 'nowhere', which is not in the file",
        "3:1: secondItem of <constraint> names 'o1', which is not in the file",
        "6:64: reference of <exclude> names 'lost', which is not in the file",
        "3:1: the constraint 'c1' is left out: 'o1' is not in the file",
        "4:1: the constraint 'c2' is left out: 'other' is not in this tree",
        "5:1: the constraint 'c3' is left out: it does not relate what can be related",
      ])
  }

  @Test
  func `a second side without an item or without an attribute is left out for that`() throws {
    let (notes, _) = try outcome(
      """
      <view id="root"><constraints>
      <constraint firstAttribute="width" secondAttribute="height" id="c1"/>
      <constraint firstAttribute="width" secondItem="root" id="c2"/>
      <constraint firstAttribute="width" secondItem="root" secondAttribute="depth" id="c3"/>
      </constraints></view>
      """)
    #expect(
      notes == [
        "3:1: the constraint 'c1' is left out: it has a second attribute, but no second item",
        "4:1: the constraint 'c2' is left out: it has no second attribute that is known",
        "5:1: 'depth' is no value for secondAttribute of <constraint>",
        "5:1: the constraint 'c3' is left out: it has no second attribute that is known",
      ])
  }

  @Test
  func `of two constraints with one identifier the first takes part, in layouts and in code`() throws {
    let objects = """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view userLabel="box" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="70" height="30"/></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" constant="70" id="c1"/>
      <constraint firstItem="a" firstAttribute="height" constant="20" id="c2"/>
      <constraint firstItem="a" firstAttribute="height" constant="30" id="c1"/>
      </constraints></view>
      """
    let (notes, frames) = try outcome(objects)
    #expect(
      notes == [
        "7:1: 'c1' is also the identifier of an object in line 5",
        "7:1: the constraint 'c1' is left out: an earlier constraint has its identifier",
      ])
    #expect(frames["a"]?.size == LayoutSize(width: 70, height: 20))
    let document = try document(objects)
    let code = document.trees[0].swift(in: document, style: .headless).text
    #expect(code.contains("box.size == LayoutSize(width: 70, height: 20)\n"))
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e400", "", "abc", "0x", "१"])
  func `a number that is none is noted, and its default counts`(number: String) throws {
    let (notes, frames) = try outcome(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" constant="\(number)" id="c1"/>
      <constraint firstItem="a" firstAttribute="height" constant="20" priority="\(number)" id="c2"/>
      </constraints></view>
      """)
    #expect(
      notes == [
        "4:1: '\(number)' is no value for constant of <constraint>",
        "5:1: '\(number)' is no value for priority of <constraint>",
      ])
    #expect(frames["a"]?.size == LayoutSize(width: 0, height: 20))
  }

  @Test(arguments: ["", "-", "=", "=-=", "=compact", "widthClass=compact-", "depthClass=compact"])
  func `a variation for circumstances that make no sense is left out, and noted`(key: String) throws {
    let (notes, frames) = try outcome(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews><view id="a"/></subviews>
      <variation key="\(key)"><mask key="subviews"><exclude reference="a"/></mask></variation></view>
      """)
    #expect(notes == ["3:1: a variation for '\(key)' is left out"])
    #expect(frames["a"] != nil)
  }
}
