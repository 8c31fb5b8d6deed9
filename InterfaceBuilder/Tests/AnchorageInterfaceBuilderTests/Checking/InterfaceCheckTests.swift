import AnchorageHeadless
import AnchorageInterfaceBuilder
import Testing

/// Comparisons of trees with their saved frames: each verdict, and each reason for it.
@Suite struct InterfaceCheckTests {
  /// Changes to a document, and the verdict on the changed document with its reason.
  struct Case: CustomTestStringConvertible {
    let name: String
    let changes: [(String, String)]
    let verdict: InterfaceVerdict
    let why: String

    var testDescription: String { name }

    init(_ name: String, _ changes: [(String, String)], _ verdict: InterfaceVerdict, _ why: String) {
      (self.name, self.changes, self.verdict, self.why) = (name, changes, verdict, why)
    }
  }

  @Test(arguments: [
    Case("unchanged", [], .same, "all 5 views are where they were saved"),
    Case(
      "within a point", [(#"x="8" y="8" width="40""#, #"x="8" y="8" width="41""#)], .same,
      "all 5 views are where they were saved"),
    Case(
      "an optional length", [(#"constant="40""#, #"constant="44""#)], .different,
      "<view> 'box' in line 6 is at 8 8 44 20, and was saved at 8 8 40 20; <stackView> 'row' in line 9 is at 8 40 110 20, "
        + "and was saved at 8 40 100 20; <view> 'a' in line 12 is at 0 0 53 20, and was saved at 0 0 48 20; "
        + "<view> 'b' in line 13 is at 57 0 53 20, and was saved at 52 0 48 20"
    ),
    Case(
      "a spacing", [(#"spacing="4""#, #"spacing="10""#)], .different,
      "<view> 'a' in line 12 is at 0 0 45 20, and was saved at 0 0 48 20; "
        + "<view> 'b' in line 13 is at 55 0 45 20, and was saved at 52 0 48 20"),
    Case(
      "a saved frame in a stack view", [(#"x="52""#, #"x="60""#)], .different,
      "<view> 'b' in line 13 is at 52 0 48 20, and was saved at 60 0 48 20"),
    Case(
      "a required place", [(#"constant="12""#, #"constant="30""#)], .stale,
      "line 23 asks for 'row.top == box.bottom + 30', and the saved frames have 12"),
    Case(
      "a required place with noise", [(#"constant="12""#, #"constant="29.999999999999996""#)], .stale,
      "line 23 asks for 'row.top == box.bottom + 30', and the saved frames have 12"),
    Case(
      "a required length", [(#"constant="20" id="high""#, #"constant="26" id="high""#)], .stale,
      "line 21 asks for 'box.height == 26', and the saved length is 20"),
    Case(
      "a required bound",
      [
        (
          #"constant="20" id="high""#,
          #"constant="20" id="high"/><constraint firstItem="box" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="root" secondAttribute="leading" constant="90" id="far""#
        )
      ],
      .stale, "line 21 asks for 'box.trailing >= root.leading + 90', and the saved frames have 48"),
    Case(
      "a contradiction",
      [
        (
          #"constant="20" id="high""#,
          #"constant="20" id="high"/><constraint firstItem="box" firstAttribute="height" constant="50" id="higher""#
        )
      ],
      .same,
      "all 5 views are where they were saved; besides, line 21 asks for 'box.height == 50', and the saved length is 20"
    ),
    Case(
      "broken and something else",
      [(#"constant="12""#, #"constant="30""#), (#"spacing="4""#, #"spacing="10""#)], .different,
      "<view> 'a' in line 12 is at 0 0 45 20, and was saved at 0 0 48 20; "
        + "<view> 'b' in line 13 is at 55 0 45 20, and was saved at 52 0 48 20; "
        + "besides, line 23 asks for 'row.top == box.bottom + 30', and the saved frames have 12"),
    Case(
      "a hidden view of a stack view",
      [
        (#"<view id="b">"#, #"<view hidden="YES" id="b">"#),
        (
          #"<view id="a"><rect key="frame" x="0" y="0" width="48""#,
          #"<view id="a"><rect key="frame" x="0" y="0" width="100""#
        ),
      ], .same, "all 4 views are where they were saved; 1 more is hidden in stack views"),
    Case(
      "an empty view of a stack view",
      [
        ("fillEqually", "fillProportionally"),
        (
          #"<view id="a"><rect key="frame" x="0" y="0" width="48""#,
          #"<view id="a"><rect key="frame" x="0" y="0" width="64""#
        ), (#"x="52" y="0" width="48""#, #"x="68" y="0" width="32""#),
      ], .unsupported,
      "<view> in line 12, <view> in line 13 are empty in a stack view, and the file does not say how large the canvas"
        + " shows them: <stackView> 'row' in line 9 is at 8 40 484 20, and was saved at 8 40 100 20; "
        + "<view> 'a' in line 12 is at 0 0 240 20, and was saved at 0 0 64 20; "
        + "<view> 'b' in line 13 is at 244 0 240 20, and was saved at 68 0 32 20"),
    Case(
      "marked, and a required constraint is broken",
      [(#"<view translates"#, #"<view misplaced="YES" translates"#), (#"constant="12""#, #"constant="30""#)],
      .misplaced,
      "the view in line 6 is marked as misplaced; line 23 asks for 'row.top == box.bottom + 30', and the saved frames have 12"
    ),
    Case(
      "four views marked",
      [
        (#"<view translates"#, #"<view misplaced="YES" translates"#),
        (
          #"<stackView spacing"#,
          ["c", "d"].map {
            """
            <view misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\($0)">\
            <rect key="frame" x="9" y="9" width="9" height="9"/><constraints>\
            <constraint firstAttribute="width" constant="44" priority="900" id="\($0)-wide"/></constraints></view>

            """
          }.joined() + #"<stackView misplaced="YES" spacing"#
        ), (#"constant="40""#, #"constant="44""#),
      ], .misplaced,
      [6, 9, 10, 11].map { "the view in line \($0) is marked as misplaced" }.joined(separator: "; ")),
    Case(
      "marked, and an optional constraint is broken",
      [(#"<view translates"#, #"<view misplaced="YES" translates"#), (#"constant="40""#, #"constant="44""#)],
      .misplaced, "the view in line 6 is marked as misplaced"),
    Case(
      "marked as ambiguous",
      [(#"<view translates"#, #"<view ambiguous="YES" translates"#), (#"constant="40""#, #"constant="44""#)],
      .ambiguous, "the view in line 6 is marked as ambiguous"),
    Case(
      "not verified",
      [
        (#"<view translates"#, #"<view verifyAmbiguity="off" translates"#),
        (#"constant="40""#, #"constant="44""#),
      ],
      .ambiguous, "the view in line 6 is marked as not verified"),
    Case(
      "marked, and yet the same", [(#"<view translates"#, #"<view misplaced="YES" translates"#)], .same,
      "all 5 views are where they were saved"),
    Case(
      "an open place",
      [
        (
          #"secondAttribute="leading" constant="8" id="left""#,
          #"secondAttribute="leading" relation="greaterThanOrEqual" constant="2" id="left""#
        )
      ],
      .ambiguous, "the constraints leave open where <view> in line 6 is, and allow the saved frame"),
    Case(
      "a standard space without a number",
      [(#"constant="8" id="left""#, #"symbolic="YES" id="left""#)], .unsupported,
      "line 18 asks for the standard space and does not say how much it is: 20 here, 8 in the saved frames"),
    Case(
      "AppKit, which counts from the bottom",
      [("CocoaTouch.XIB", "Cocoa.XIB"), (#"spacing="4""#, #"spacing="4" alignment="height""#)], .stale,
      "line 19 asks for 'box.top == root.top + 8', and the saved frames have 72; line 23 asks for"
        + " 'row.top == box.bottom + 12', and the saved frames have -52"),
    Case(
      "gravity areas",
      [("CocoaTouch.XIB", "Cocoa.XIB"), (#"distribution="fillEqually""#, #"orientation="horizontal""#)],
      .stale,
      "line 19 asks for 'box.top == root.top + 8', and the saved frames have 72; line 23 asks for"
        + " 'row.top == box.bottom + 12', and the saved frames have -52; other frames are open, and the saved ones allowed"
    ),
    Case(
      "no Auto Layout", [(#" useAutolayout="YES""#, "")], .unsupported,
      "the document does not use Auto Layout"),
    Case(
      "a root without a frame", [(#"<rect key="frame" x="0" y="0" width="200" height="100"/>"#, "")],
      .unsupported,
      "the root has no saved frame"),
    Case(
      "a root without an area", [(#"width="200" height="100""#, #"width="0" height="100""#)], .unsupported,
      "the saved frame of the root has no area"),
  ])
  func `a verdict has its reason`(_ example: Case) throws {
    let check = try CheckedDocument().replacing(example.changes).check()
    #expect(check.verdict == example.verdict)
    #expect(check.why == example.why)
    #expect(check.notes == [])
  }

  @Test
  func `a view whose element is not known may be the reason`() throws {
    let check = try CheckedDocument().replacing([
      (#"<view translates"#, "<gizmo translates"),
      ("    </view>\n    <stackView", "    </gizmo>\n    <stackView"),
      (#"constant="40""#, #"constant="44""#),
    ]).check()
    #expect(check.verdict == .unsupported)
    #expect(
      check.why.hasPrefix(
        "<gizmo> in line 6 is not known, and its content may be why <gizmo> 'box' in line 6 is at"))
    #expect(check.notes.map(\.description) == ["6:5: <gizmo> in <subviews> is not understood"])
  }

  @Test
  func `a reason has the numbers of the table, of every view that the table has elsewhere`() throws {
    let check = try CheckedDocument().replacing([(#"constant="40""#, #"constant="44""#)]).check()
    let rows = check.layout.root.layoutDescription.split(separator: "\n").map { row in
      row.split(separator: " ").suffix(4).joined(separator: " ")
    }
    #expect(check.differences.count == 4)
    for row in rows.dropFirst() { #expect(check.why.contains("is at \(row), and was saved at")) }
  }

  @Test
  func `a view inside one that is elsewhere is where it was saved in that`() throws {
    let check = try CheckedDocument().replacing([(#"constant="12""#, #"constant="30""#)]).check()
    #expect(
      check.differences.map(\.description) == [
        "<stackView> 'row' in line 9 is at 8 58 100 20, and was saved at 8 40 100 20",
        "<view> 'a' in line 12 is at 0 0 48 20, as it was saved, in a view that is elsewhere",
        "<view> 'b' in line 13 is at 52 0 48 20, as it was saved, in a view that is elsewhere",
      ])
  }

  @Test
  func `a program is not told where a hidden view of a stack view was saved`() throws {
    let check = try CheckedDocument().replacing([
      (#"<view id="b">"#, #"<view hidden="YES" id="b">"#),
      (
        #"<view id="a"><rect key="frame" x="0" y="0" width="48""#,
        #"<view id="a"><rect key="frame" x="0" y="0" width="100""#
      ),
    ]).check()
    #expect(check.differences == [])
    #expect(
      check.json(file: "a.xib").contains(
        #""saved":{"root":[0,0,200,100],"box":[8,8,40,20],"row":[8,40,100,20],"a":[8,40,100,20]}"#))
  }

  @Test
  func `measured texts are not as they were saved`() throws {
    let document = CheckedDocument().replacing([
      (#"<view translates"#, #"<label text="A measured text" translates"#),
      ("    </view>\n    <stackView", "    </label>\n    <stackView"),
      (#"constant="40" priority="900""#, #"constant="10" priority="1""#),
    ])
    #expect(try document.check().verdict == .same)
    let check = try document.check(measuresTexts: true)
    #expect(check.verdict == .different)
    #expect(check.why.hasSuffix("; texts are measured, and not as they were saved"))
  }

  @Test
  func `differences know what was saved, and whether only the superview is elsewhere`() throws {
    let check = try CheckedDocument().replacing([(#"constant="12""#, #"constant="30""#)]).check()
    #expect(check.differences.map(\.id) == ["row", "a", "b"])
    #expect(check.differences.map(\.isOfSuperview) == [false, true, true])
    #expect(check.differences.map(\.distance) == [18, 18, 18])
    #expect(check.differences[0].saved == LayoutRect(x: 8, y: 40, width: 100, height: 20))
    #expect(check.differences[0].frame == LayoutRect(x: 8, y: 58, width: 100, height: 20))
    #expect(check.breaches.map(\.constraint.id) == ["row-top"])
  }
}

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
