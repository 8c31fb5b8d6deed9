import AnchorageHeadless
import Testing

@testable import AnchorageDrawing

@Suite struct LayoutPageTests {
  private func page(_ title: String = "Card", widths: [Double] = [100, 200, 50]) -> LayoutPage {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 60))
    let card = LayoutView(name: "card")
    root.addSubview(card)
    card.edges == root.edges.inset(by: 10)
    var page = LayoutPage(title: title)
    for width in widths {
      root.frame.size.width = width
      root.layoutIfNeeded()
      page.add(root, caption: "\(root.frame.size)")
    }
    return page
  }

  @Test func `every layout is a step of the slider, with its frame table`() {
    var page = page()
    page.start = 1
    let html = page.html
    #expect(html.contains(#"<input id="slider" type="range" min="0" max="2" step="1" value="1">"#))
    #expect(html.contains(#"<section class="step" aria-label="200 × 60">"#))
    #expect(html.contains("<pre tabindex=\"0\">root     0   0  200  60\n└ card  10  10  180  40</pre>"))
    #expect(html.split(separator: "<svg ").count == 4)
  }

  @Test func `the layouts of a page have one scale`() {
    // 2000 points are 1000 units.
    let html = page(widths: [100, 2000]).html
    #expect(html.split(separator: "<svg ").dropFirst().allSatisfy { $0.contains(#"data-scale="1""#) })
  }

  @Test func `one huge layout leaves the others legible`() {
    let scales = page(widths: [100, 200, 1e6]).html.split(separator: "data-scale=\"").dropFirst().map {
      Double($0.prefix { $0 != "\"" })
    }
    // By themselves: 2, 2 and 2000 / 1e6. Not less than 2 / 8.
    #expect(scales == [0.25, 0.25, 0.002])
  }

  @Test func `the policy of a page lets its script run, and no other`() throws {
    let html = page().html
    let script = try #require(html.split(separator: "<script>").last?.split(separator: "</script>").first)
    #expect(html.contains("script-src 'sha256-\(SHA256(Array(script.utf8)).base64)'\">"))
  }

  @Test func `a page loads nothing, and has one style sheet`() {
    let html = page().html
    #expect(html.contains("default-src 'none'") && html.split(separator: "<style>").count == 2)
    #expect(!html.replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
  }

  @Test func `titles are escaped`() {
    let html = page("</title><script>").html
    #expect(html.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
  }

  @Test func `a page without layouts, or with a wrong start, is a page`() {
    #expect(LayoutPage(title: "").html.contains(#"max="0" step="1" value="0""#))
    var page = page()
    page.start = 9
    #expect(page.html.contains(#"value="2""#))
  }
}
