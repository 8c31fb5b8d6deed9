import Anchorage
import SwiftUI
import Testing

/// SwiftUI's views laid out by constraints.
@MainActor
struct AnchorLayoutTests {
  private static let layout = AnchorLayout { items in
    items["badge"].size == 24
    items["badge"].topTrailing == items.root.topTrailing.offset(x: -16, y: 16)
    items["name"].leading == items.root.leading + 16
    items["name"].trailing <= items["badge"].leading - 8
    items["name"].firstBaseline == items["badge"].bottom
    items.root.bottom == items["name"].bottom + 16
  }

  private let views: [any View] = [
    Text("Ada Lovelace").layoutName("name"), Color.red.layoutName("badge"),
  ]

  @Test
  func `a layout fills its width and is as high as its content`() {
    let host = FakeHost(Self.layout, views)
    // The baseline at 40, 4 below it, and 16.
    #expect(host.size(ProposedViewSize(width: 200, height: 500)) == CGSize(width: 200, height: 60))
    #expect(
      host.frames(ProposedViewSize(width: 200, height: 500)) == [
        CGRect(x: 16, y: 28, width: 96, height: 16), CGRect(x: 160, y: 16, width: 24, height: 24),
      ])
  }

  @Test
  func `text wraps in the width it gets`() {
    let host = FakeHost(Self.layout, views)
    // 130 - 16 - 8 - 24 - 16 leaves 66, which holds "Lovelace" but not both words.
    #expect(host.size(ProposedViewSize(width: 130, height: nil)) == CGSize(width: 130, height: 76))
    #expect(
      host.frames(ProposedViewSize(width: 130, height: nil))[0]
        == CGRect(x: 16, y: 28, width: 64, height: 32))
  }

  @Test
  func `without a proposal a layout is as large as its content`() {
    // 16 + 96 + 8 + 24 + 16.
    #expect(FakeHost(Self.layout, views).size(.unspecified) == CGSize(width: 160, height: 60))
    #expect(FakeHost(Self.layout, views).size(.infinity) == CGSize(width: CGFloat.infinity, height: 60))
  }

  @Test
  func `a layout reads from right to left, except left and right`() {
    let layout = AnchorLayout(fills: [.horizontal, .vertical]) { items in
      items["a"].topLeading == items.root.topLeading.offset(x: 10, y: 5)
      items["b"].left == items.root.left + 30
      items["b"].bottom == items.root.bottom
    }
    let host = FakeHost(
      layout, [Text("Ada").layoutName("a"), Text("Bob").layoutName("b")], direction: .rightToLeft)
    #expect(
      host.frames(ProposedViewSize(width: 200, height: 100)) == [
        CGRect(x: 166, y: 5, width: 24, height: 16), CGRect(x: 30, y: 84, width: 24, height: 16),
      ])
  }

  @Test
  func `bounds need not begin at zero, and change`() {
    let host = FakeHost(Self.layout, views)
    #expect(host.frames(ProposedViewSize(width: 200, height: nil), at: CGPoint(x: 7, y: 9))[1].minX == 167)
    #expect(host.frames(ProposedViewSize(width: 300, height: nil), at: CGPoint(x: 7, y: 9))[1].minX == 267)
  }

  @Test
  func `a view that is not shown has no size`() {
    let layout = AnchorLayout { items in
      items["icon"].leading == items.root.leading + 16
      items["name"].leading == items["icon"].trailing + 8
      items["name"].top == items.root.top
    }
    let host = FakeHost(layout, [Text("Ada").layoutName("name")])
    #expect(host.frames(ProposedViewSize(width: 200, height: nil))[0].minX == 24)
  }

  @Test
  func `arrays of subviews are laid out in their order`() {
    let layout = AnchorLayout { items in
      items.views.distribute(.horizontal, spacing: 8, sizes: .equal, alignment: .top, in: items.root)
      items.views[0].top == items.root.top
    }
    let host = FakeHost(layout, [Color.red, Color.red])
    #expect(host.frames(ProposedViewSize(width: 108, height: nil)).map(\.minX) == [0, 58])
  }
}
