import AnchorageHeadless
import AnchorageDrawing
import Testing

/// A root of 100 × 60 with a card 10 from its edges and a text in it.
private func card() -> LayoutView {
  let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 60))
  let card = LayoutView(name: "card")
  let title = LayoutLabel(name: "title", text: "Ada")
  root.addSubview(card)
  card.addSubview(title)
  card.edges == root.edges.inset(by: 10)
  title.topLeading == card.topLeading.offset(x: 8, y: 14)
  root.layoutIfNeeded()
  return root
}

/// The lines behind the style sheet.
private func body(_ svg: String) -> [String] {
  svg.split(separator: "</style>").last?.split(separator: "\n").map { String($0) } ?? []
}

private func item(_ x: Double, _ y: Double, _ width: Double, _ height: Double, name: String = "a")
  -> LayoutDrawing.Item
{
  LayoutDrawing.Item(name: name, frame: LayoutRect(x: x, y: y, width: width, height: height))
}

@Suite struct SVGDrawingTests {
  @Test func `baselines are measured from what anchors see`() {
    final class Pill: LayoutView {
      override var firstBaselineOffsetFromTop: Double { 18 }
      override var baselineOffsetFromBottom: Double { 6 }
    }
    let pill = Pill(name: "pill", frame: LayoutRect(x: 0, y: 0, width: 60, height: 34))
    pill.alignmentRectInsets = LayoutInsets(top: 4, bottom: 3)
    // 4 + 18, and 34 - 3 - 6.
    #expect(LayoutDrawing(of: pill).items[0].baselines == [22, 25])
  }

  // Two units are a point, and 20 units are around the root: the card begins at 20 + 2 × 10 = 40.
  @Test func `views are boxes with names and sizes, and texts stand on their baselines`() {
    #expect(
      body(LayoutDrawing(of: card()).svg()) == [
        #"<rect class="ground" x="0" y="0" width="240" height="160"/>"#,
        #"<g class="item root" data-item="root"><title>root  100 × 60 at 0, 0</title>"#
          + #"<rect class="box" x="20" y="20" width="200" height="120"/></g>"#,
        #"<g class="item view" data-item="card"><title>card  80 × 40 at 10, 10</title>"#
          + #"<rect class="box" x="40" y="40" width="160" height="80"/></g>"#,
        // The text begins at (18, 24), is 24 × 16, and has its baseline 12 below: at 20 + 2 × 36.
        #"<g class="item label" data-item="title"><title>title  24 × 16 at 18, 24</title>"#
          + #"<rect class="box" x="56" y="68" width="48" height="32"/>"#
          + #"<line class="baseline" x1="56" y1="92" x2="104" y2="92"/>"#
          + #"<text class="text" x="56" y="92" style="font-size:26.67px" textLength="48" lengthAdjust="spacingAndGlyphs">Ada</text></g>"#,
        #"<text class="caption root" x="20" y="16">root<tspan class="size"> 100 × 60</tspan></text>"#,
        #"<text class="caption view" x="44" y="51">card<tspan class="size"> 80 × 40</tspan></text>"#,
        #"<text class="caption label" x="56" y="64">title<tspan class="size"> 24 × 16</tspan></text>"#,
        "</svg>",
      ])
  }

  // 20 units are around the area. A view is seen up to the root's size away from the root: until 2 × 100 and 2 × 60.
  @Test(arguments: [
    (150.0, "200 100"), (190, "240 100"), (200, "240 100"), (201, "140 100"), (-110, "240 100"),
    (-111, "140 100"),
    (1e9, "140 100"),
  ])
  func `a view that is too far away to be seen needs no room`(_ x: Double, _ size: String) {
    let svg = LayoutDrawing(items: [item(0, 0, 100, 60, name: "root"), item(x, 0, 10, 10)]).svg(scale: 1)
    #expect(svg.contains(#"viewBox="0 0 \#(size)""#), "\(svg.prefix(150))")
  }

  @Test func `the document says where the root is`() {
    let svg = LayoutDrawing(of: card()).svg(scale: 1)
    #expect(
      svg.hasPrefix(
        #"<svg class="anchorage" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 100" width="140" height="100" role="img" data-x="20" data-y="20" data-scale="1""#
      ))
    #expect(svg.contains(#"aria-label="Layout of root, 100 × 60""#) && svg.hasSuffix("</svg>\n"))
  }

  @Test func `constraints are lines between the edges that they relate, on request`() {
    let drawing = LayoutDrawing(of: card())
    #expect(!drawing.svg().contains("<g class=\"constraint"))
    let lines = body(drawing.svg(constraints: true)).filter { $0.hasPrefix(#"<g class="constraint"#) }
    // From the root's top, at 20, to the card's, at 40, in the middle of the card.
    #expect(
      lines.first
        == #"<g class="constraint"><title>card.top == root.top + 10</title>"#
        + #"<line class="measure" x1="120" y1="20" x2="120" y2="40"/>"#
        + #"<line class="tick" x1="117" y1="20" x2="123" y2="20"/><line class="tick" x1="117" y1="40" x2="123" y2="40"/></g>"#
    )
    #expect(
      lines.contains(
        #"<g class="constraint"><title>card.top == root.top + 10</title><text class="distance" x="124" y="33">10</text></g>"#
      ))
    #expect(lines.filter { $0.contains("<line ") }.count == 6)
  }

  @Test func `a constraint is written as the distance that it asks for`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 60))
    let (card, title) = (LayoutView(name: "card"), LayoutView(name: "title"))
    root.addSubview(card)
    card.addSubview(title)
    let distances: [(LayoutConstraint, String)] = [
      (title.width == 40, "40"), (title.width >= 30 ~ .high, "≥ 30 ~ .high"),
      (title.width == card.width * 0.5 - 2, "card.width * 0.5 - 2"),
      (title.width <= card.width, "≤ card.width"),
      (title.trailing <= card.trailing - 8, "≥ 8"), (title.leading >= card.leading + 8 ~ 900, "≥ 8 ~ 900"),
      (title.centerX == card.trailing * 0.5, "card.trailing * 0.5"), (title.top == card.top, ""),
    ]
    root.layoutIfNeeded()
    let drawn = LayoutDrawing(of: root).constraints
    for (constraint, distance) in distances {
      #expect(drawn.first { $0.text == constraint.description }?.distance == distance)
    }
  }

  @Test func `a name is beside its box rather than directly above another`() {
    let names = body(
      LayoutDrawing(items: [
        item(0, 0, 200, 100, name: "root"), item(20, 20, 60, 4, name: "upper"),
        item(20, 12, 60, 2, name: "top"),
        item(20, 38, 60, 40, name: "lower"),
      ]).svg(scale: 1)
    ).filter { $0.contains("caption") }
    // Below it, at y = 57, it would be 1 unit above the box of `lower`.
    #expect(names.contains { $0.hasPrefix(#"<text class="caption view" x="104""#) && $0.contains(">upper<") })
  }

  @Test func `the text of a constraint keeps away from other lines`() {
    // In the middle of its line, at x = 70, the text would be on the line of the other.
    let (start, end) = (LayoutPoint(x: 0, y: 50), LayoutPoint(x: 100, y: 50))
    let across = LayoutDrawing.Constraint(
      text: "b", distance: "", start: LayoutPoint(x: 50, y: 10), end: LayoutPoint(x: 50, y: 90))
    let along = LayoutDrawing.Constraint(text: "a", distance: "8888", start: start, end: end)
    for (constraints, x) in [([along], 57.8), ([along, across], 32.8), ([across, along], 32.8)] {
      let drawing = LayoutDrawing(items: [item(0, 0, 100, 100, name: "")], constraints: constraints)
      #expect(drawing.svg(constraints: true, scale: 1).contains(#"<text class="distance" x="\#(x)""#))
    }
  }

  @Test func `a conflict is red, with its report below`() {
    let root = card()
    root.subviews[0].width == 20
    root.layoutIfNeeded()
    let svg = LayoutDrawing(of: root).svg(problems: root.diagnostics)
    let lines = body(svg)
    #expect(lines.contains { $0.hasPrefix(#"<g class="item view wrong" data-item="card">"#) })
    #expect(lines.contains { $0.hasPrefix(#"<g class="item root" "#) })
    #expect(
      lines.contains { $0.hasPrefix(#"<g class="constraint wrong broken"><title>card.width == 20</title>"#) })
    #expect(
      lines.contains {
        $0.contains(#"<text class="error" x="20" y="#)
          && $0.contains(">error: required constraints conflict on the x-axis of &#39;card&#39;</text>")
      })
  }

  @Test func `margins in use are dashed, and no others`() {
    let root = card()
    #expect(!LayoutDrawing(of: root).svg().contains("item own-guide"))
    root.subviews[0].subviews[0].trailing <= root.margins.trailing
    root.layoutIfNeeded()
    #expect(LayoutDrawing(of: root).svg().contains(#"<g class="item own-guide" data-item="root.margins">"#))
    // Nothing that was not there is made by drawing.
    #expect(!LayoutDrawing(of: root).svg().contains("card.margins"))
  }

  @Test func `names and texts are escaped`() {
    let text = "<script>alert(\"1\")</script> & 'x'\u{0}\u{1B}\u{FFFE}"
    let root = LayoutView(name: text, frame: LayoutRect(x: 0, y: 0, width: 2000, height: 60))
    root.addSubview(LayoutLabel(name: "\"/><a>", text: text, frame: root.frame))
    let svg = LayoutDrawing(of: root).svg()
    #expect(
      !svg.contains("<script") && !svg.contains("<a>") && !svg.contains("\u{0}") && !svg.contains("\u{1B}"))
    #expect(
      svg.contains(
        ">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;  \u{FFFD}</text>"))
  }

  // From the right edge to the left in Hebrew, and for a number in a right-to-left tree.
  @Test(arguments: [
    ("Ada", true, #"x="96" y="32" style="font-size:13.33px" textLength="24""#),
    ("שלום", true, #"x="120" y="32" style="font-size:13.33px" direction="rtl" textLength="32""#),
    ("18", true, #"x="120" y="32" style="font-size:13.33px" direction="rtl" textLength="16""#),
    ("שלום", false, #"x="52" y="32" style="font-size:13.33px" direction="rtl" textLength="32""#),
    ("18", false, #"x="20" y="32" style="font-size:13.33px" textLength="16""#),
  ])
  func `a text stands where the tree begins, and runs as its first letter does`(
    _ text: String, _ isRightToLeft: Bool, _ attributes: String
  ) {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 16))
    root.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    root.addSubview(LayoutLabel(name: "a", text: text, frame: root.frame))
    #expect(LayoutDrawing(of: root).svg(scale: 1).contains(#"<text class="text" \#(attributes)"#))
  }

  @Test func `what a scroll view does not show is clipped`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 64))
    let list = LayoutScrollView(name: "list", frame: LayoutRect(x: 0, y: 10, width: 100, height: 32))
    root.addSubview(list)
    list.addSubview(LayoutView(name: "a", frame: LayoutRect(x: 0, y: 0, width: 100, height: 500)))
    let svg = LayoutDrawing(of: root).svg(scale: 1)
    #expect(
      svg.contains(##"<clipPath id="window0"><rect x="19" y="29" width="102" height="34"/></clipPath>"##))
    #expect(svg.contains(##"data-item="a" clip-path="url(#window0)"##))
  }

  @Test func `nothing to draw is an empty text`() {
    #expect(LayoutDrawing(items: []).svg() == "")
    #expect(LayoutDrawing(items: [item(.nan, 0, 1, 1)]).svg() == "")
  }

  @Test(
    arguments: [
      (1, 1, 2), (390, 844, 1400.0 / 844), (1024, 768, 1), (4000, 100, 0.5), (1e12, 1, 2e-9), (0, 0, 2),
    ] as [(Double, Double, Double)])
  func `large layouts are made smaller and small ones larger`(_ size: (Double, Double, Double)) {
    let svg = LayoutDrawing(items: [item(0, 0, size.0, size.1)]).svg()
    #expect(svg == LayoutDrawing(items: [item(0, 0, size.0, size.1)]).svg(scale: size.2))
  }

  @Test(arguments: 0..<100)
  func `any numbers make numbers that a renderer reads`(_ seed: UInt64) {
    let numbers = [
      0, 1, -1, 8, 100, 390, 1e-300, 1e9, -1e9, 1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
      0.5,
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func number() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return numbers[Int(state >> 33) % numbers.count]
    }
    let items = (0..<6).map { _ in item(number(), number(), number(), number()) }
    let svg = LayoutDrawing(items: items).svg(scale: number())
    for wrong in ["\"nan", "\"inf", "\"-inf", "e+", "\"\""] { #expect(!body(svg).joined().contains(wrong)) }
  }
}
