import AnchorageHeadless
import AnchorageDrawing
import Foundation
import Testing

/// A screen of 100 × 60 with a button around a text, and a picture beside a guide.
private func screen() -> LayoutView {
  let root = LayoutView(name: "screen", frame: LayoutRect(x: 0, y: 0, width: 100, height: 60))
  let button = LayoutView(name: "button", frame: LayoutRect(x: 10, y: 10, width: 40, height: 32))
  let title = LayoutLabel(name: "title", text: "Ada")
  title.frame = LayoutRect(x: 8, y: 8, width: 24, height: 16)
  let guide = LayoutGuide(name: "column")
  root.addSubview(button)
  button.addSubview(title)
  root.addLayoutGuide(guide)
  return root
}

private func items(_ svg: String) -> [Substring] {
  svg.split(separator: "\n").filter { $0.hasPrefix("<g class=\"item") }
}

@Suite struct ShownDrawingTests {
  // Two units are a point, and 20 units are around the root. A corner is a quarter of the shorter side, at most 10
  // points: 60 / 4 is more, 32 / 4 is 8 points, 16 / 4 is 4 points.
  @Test func `a shown view is filled and rounded, and has no name, size or baseline`() {
    let expected: [Substring] = [
      #"<g class="item root" data-item="screen"><title>screen  100 × 60 at 0, 0</title><rect class="box" x="20" y="20" width="200" height="120" rx="20"/></g>"#,
      #"<g class="item view leaf hue0" data-item="button"><title>button  40 × 32 at 10, 10</title><rect class="box" x="40" y="40" width="80" height="64" rx="16"/></g>"#,
      // The characters of the engine are 8 wide; 8 × 1.8 is the size of a font that is half as wide, with room.
      #"<g class="item label" data-item="title"><title>title  24 × 16 at 18, 18</title><rect class="box" x="56" y="56" width="48" height="32" rx="8"/><text class="text" x="56" y="80" style="font-size:28.8px" textLength="48" lengthAdjust="spacing">Ada</text></g>"#,
    ]
    #expect(items(LayoutDrawing(of: screen()).svg(.shown)) == expected)
    #expect(!LayoutDrawing(of: screen()).svg(.shown).contains("<text class=\"caption"))
  }

  @Test func `views of like names share a hue, and others have the next one`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 60))
    let names = ["row1", "cover", "row2", "row", "a", "b", "c", "d", "e"]
    for name in names { root.addSubview(LayoutView(name: name)) }
    let classes = items(LayoutDrawing(of: root).svg(.shown)).dropFirst()
      .map { String($0.split(separator: "\"")[1]) }
    // Six hues: the seventh name has the first again.
    #expect(classes == [0, 1, 0, 0, 2, 3, 4, 5, 0].map { "item view leaf hue\($0)" })
  }

  @Test func `a view that holds views is a container, and one around a text is not`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 60))
    let (card, badge, row) = (LayoutView(name: "card"), LayoutView(name: "badge"), LayoutView(name: "row"))
    root.addSubview(card)
    card.addSubview(badge)
    badge.addSubview(LayoutLabel(name: "count", text: "3"))
    root.addSubview(row)
    for name in ["left", "right"] { row.addSubview(LayoutLabel(name: name, text: name)) }
    let svg = LayoutDrawing(of: root).svg(.shown)
    #expect(svg.contains(#"<g class="item view container hue0" data-item="card">"#))
    #expect(svg.contains(#"<g class="item view leaf hue1" data-item="badge">"#))
    #expect(svg.contains(#"<g class="item view container hue2" data-item="row">"#))
    // What is not drawn does not count.
    badge.isHidden = true
    #expect(
      LayoutDrawing(of: root).svg(.shown).contains(#"<g class="item view leaf hue0" data-item="card">"#))
  }

  @Test func `a view that a report is about has its name`() {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    for name in ["card", "other"] { root.addSubview(LayoutView(name: name)) }
    let (card, other) = (root.subviews[0], root.subviews[1])
    card.edges == root.edges.inset(by: 40)
    other.topLeading == root.topLeading
    other.size == LayoutSize(width: 20, height: 20)
    card.width == 300
    root.layoutIfNeeded()
    let captions = LayoutDrawing(of: root).svg(.shown, problems: root.diagnostics)
      .split(separator: "\n").filter { $0.hasPrefix("<text class=\"caption") }
    #expect(captions.count == 1 && captions[0].contains(">card<"))
  }

  // Contrast as WCAG 2.2 defines it, of the text over each fill: at least 4.5.
  @Test(arguments: [false, true]) func `text can be read over every hue, in light and in dark`(isDark: Bool)
    throws
  {
    let svg = LayoutDrawing(of: screen()).svg(.shown)
    let sheets = svg.components(between: ".anchorage.shown{", "}")
    let sheet = try #require(sheets.count == 2 ? sheets[isDark ? 1 : 0] : nil)
    var colors: [String: Double] = [:]
    for part in sheet.split(separator: ";") {
      let pair = part.split(separator: ":")
      colors[String(pair[0].dropFirst(2))] = luminance(pair[1].dropFirst())
    }
    let ink = try #require(colors["ink"])
    for name in ["ground", "sheet"] + (0..<6).map({ "hue\($0)" }) {
      let fill = try #require(colors[name])
      #expect((max(ink, fill) + 0.05) / (min(ink, fill) + 0.05) >= 4.5, "\(name)")
    }
  }
}

/// The relative luminance of `rrggbb`.
private func luminance(_ text: Substring) -> Double {
  guard let number = Int(text, radix: 16) else { return .nan }
  func linear(_ shift: Int) -> Double {
    let part = Double(number >> shift & 255) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
}

extension String {
  fileprivate func components(between start: String, _ end: String) -> [Substring] {
    split(separator: start, omittingEmptySubsequences: false).dropFirst().compactMap {
      $0.split(separator: end, omittingEmptySubsequences: false).first
    }
  }
}
