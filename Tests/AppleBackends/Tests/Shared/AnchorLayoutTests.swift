import AnchorageHeadless
import SwiftUI
import Synchronization
import Testing

/// The example of `AnchorLayout`'s documentation.
private struct Profile: View {
  static let layout = AnchorLayout { items in
    items["badge"].size == 24
    items["badge"].topTrailing == items.root.topTrailing.offset(x: -16, y: 16)
    items["name"].leading == items.root.leading + 16
    items["name"].trailing <= items["badge"].leading - 8
    items["name"].firstBaseline == items["badge"].bottom
    items.root.bottom == items["name"].bottom + 16
  }

  let name: String

  var body: some View {
    Self.layout {
      Text(name).layoutName("name")
      Color.red.layoutName("badge")
    }
  }
}

/// The other example, of a layout with values.
private struct Badge: View {
  let gap: Double
  let name: String

  var body: some View {
    let layout = AnchorLayout { [gap] items in
      items["name"].edges == items.root.edges.inset(by: gap)
    }
    layout {
      Text(name).layoutName("name")
    }
  }
}

/// The reports of a layout, which need not be on the main actor.
private final class Reports: Sendable {
  private let storage = Mutex<[String]>([])

  var texts: [String] { storage.withLock { $0 } }
  func take(_ mistake: LayoutMistake) { note("\(mistake)") }
  func note(_ text: String) { storage.withLock { $0.append(text) } }
}

/// SwiftUI's views laid out by constraints.
@MainActor
struct AnchorLayoutTests {
  private static let layout = Profile.layout

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
  func `a layout is called with its content, in a view's body`() {
    let node = Profile(name: "Ada Lovelace").fakeNodes[0]
    #expect(
      node.contentFrames(ProposedViewSize(width: 200, height: nil)) == [
        CGRect(x: 16, y: 28, width: 96, height: 16), CGRect(x: 160, y: 16, width: 24, height: 24),
      ])
  }

  @Test
  func `a layout may depend on values of its view`() {
    let node = Badge(gap: 10, name: "Ada").fakeNodes[0]
    #expect(
      node.contentFrames(ProposedViewSize(width: 100, height: nil)) == [
        CGRect(x: 10, y: 10, width: 24, height: 16)
      ])
  }

  @Test
  func `a view that comes and goes is asked for`() {
    let layout = AnchorLayout { items in
      let isIconShown = items.contains("icon")
      items["name"].leading == (isIconShown ? items["icon"].trailing : items.root.leading) + 8
      items["name"].top == items.root.top
      if isIconShown { items["icon"].leading == items.root.leading + 16 }
    }
    let name = Text("Ada").layoutName("name")
    let frames = FakeHost(layout, [name]).frames(ProposedViewSize(width: 200, height: nil))
    #expect(frames[0].minX == 8)
    let both = FakeHost(layout, [name, Color.red.layoutName("icon")])
    #expect(both.frames(ProposedViewSize(width: 200, height: nil))[0].minX == 34)
  }

  @Test
  func `a name that no subview has is reported once, and stands for a view of no size`() {
    let reports = Reports()
    let layout = AnchorLayout(onMistake: reports.take) { items in
      items["icn"].leading == items.root.leading + 16
      items["name"].leading == items["icn"].trailing + 8
      items["name"].top == items.root.top
    }
    let host = FakeHost(layout, views)
    #expect(host.frames(ProposedViewSize(width: 200, height: nil))[0].minX == 24)
    #expect(
      reports.texts == [
        """
        error: no subview is named 'icn'
        help: use 'name' or 'badge', or ask 'items.contains("icn")' first if the subview comes and goes
        """
      ])
  }

  @Test
  func `a layout whose subviews have no names says how to name one`() {
    let reports = Reports()
    let layout = AnchorLayout(onMistake: reports.take) { items in
      items["name"].top == items.root.top
    }
    _ = FakeHost(layout, [Text("Ada")])
    #expect(
      reports.texts == [
        """
        error: no subview is named 'name'
        help: name one with '.layoutName("name")', or ask 'items.contains("name")' first if the subview comes and goes
        """
      ])
    _ = FakeHost(layout, [Text("Ada").layoutName("name")])
    #expect(reports.texts.count == 1)
  }

  @Test(arguments: ["name", "badge"])
  func `doing what the report of an unknown name says is no mistake`(known: String) {
    let reports = Reports()
    let layout = AnchorLayout(onMistake: reports.take) { items in
      items[known].leading == items.root.leading + 16
      if items.contains("icn") { items["icn"].trailing == items[known].leading }
    }
    #expect(
      FakeHost(layout, views).frames(ProposedViewSize(width: 200, height: nil)).contains { $0.minX == 16 })
    #expect(reports.texts == [])
  }

  @Test
  func `lines that cannot mean anything are reported, and the others hold`() {
    let reports = Reports()
    let layout = AnchorLayout(onMistake: reports.take) { items in
      items["name"].leading == items["badge"].left
      items.root.margins.width == .nan
      items["name"].leading == items.root.leading + 5
    }
    let line = #line - 4
    let host = FakeHost(layout, views)
    #expect(host.frames(ProposedViewSize(width: 200, height: nil))[0].minX == 5)
    #expect(
      reports.texts == [
        """
        error: the constant of a constraint of 'root.margins' cannot be NaN
            root.margins.width == nan      AnchorLayoutTests.swift:\(line + 1)
        help: use a finite number of magnitude 1000000000 or less
        """,
        """
        error: 'name.leading' and 'badge.left' cannot be compared: one follows the layout direction, the other does not
            name.leading == badge.left      AnchorLayoutTests.swift:\(line)
        help: use leading and trailing for both, or left and right for both
        """,
      ])
  }

  @Test
  func `a mistake stops a debug build unless it is handled`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = FakeHost(AnchorLayout { items in items["name"].top == items.root.top }, [])
      }
    }
  }

  /// A layout that places one view, and counts how often it is declared.
  private func makeLayout(_ declarations: Reports, leading: Double = 8) -> AnchorLayout {
    AnchorLayout { items in
      let _ = declarations.note("\(items.views.map(\.name))")
      items["name"].leading == items.root.leading + leading
      items["name"].top == items.root.top
    }
  }

  @Test
  func `subviews with the same names keep what was declared`() {
    let declarations = Reports()
    let layout = makeLayout(declarations)
    let host = FakeHost(layout, [Text("Ada").layoutName("name")])
    let width = ProposedViewSize(width: 200, height: nil)
    #expect(host.frames(width) == [CGRect(x: 8, y: 0, width: 24, height: 16)])
    host.update(layout, [Text("Ada Lovelace").layoutName("name")])
    #expect(host.frames(width) == [CGRect(x: 8, y: 0, width: 96, height: 16)])
    #expect(declarations.texts == [#"["name"]"#])
  }

  @Test
  func `another name, or another layout, is declared again`() {
    let declarations = Reports()
    let layout = makeLayout(declarations)
    let (name, other) = (Text("Ada").layoutName("name"), Color.red.layoutName("other"))
    let host = FakeHost(layout, [name])
    let width = ProposedViewSize(width: 200, height: nil)
    host.update(layout, [other, name])
    #expect(host.frames(width)[1] == CGRect(x: 8, y: 0, width: 24, height: 16))
    host.update(makeLayout(declarations, leading: 20), [other, name])
    #expect(host.frames(width)[1].minX == 20)
    #expect(declarations.texts == [#"["name"]"#, #"["other", "name"]"#, #"["other", "name"]"#])
  }

  @Test
  func `arrays of subviews are laid out in their order`() {
    let layout = AnchorLayout { items in
      items.views.distribute(.horizontal, spacing: 8, sizes: .equal, alignment: .top, in: items.root)
    }
    let host = FakeHost(layout, [Color.red, Color.red])
    #expect(host.frames(ProposedViewSize(width: 108, height: nil)).map(\.minX) == [0, 58])
  }

  /// Counts how often constraints are declared.
  private final class Count: Sendable {
    private let storage = Mutex(0)
    var value: Int { storage.withLock { $0 } }
    func add() { storage.withLock { $0 += 1 } }
  }

  @Test
  func `constraints are declared again only for other names or another layout`() {
    let count = Count()
    func makeLayout(gap: Double) -> AnchorLayout {
      AnchorLayout { items in
        count.add()
        items.views[0].topLeading == items.root.topLeading.offset(x: gap, y: gap)
      }
    }
    let width = ProposedViewSize(width: 100, height: nil)
    let layout = makeLayout(gap: 8)
    let host = FakeHost(layout, [Text("Ada").layoutName("a")])
    host.update(layout, [Text("Ada Lovelace").layoutName("a")])
    #expect(host.frames(width) == [CGRect(x: 8, y: 8, width: 96, height: 16)] && count.value == 1)
    host.update(layout, [Text("Ada").layoutName("b")])
    #expect(host.frames(width)[0].width == 24 && count.value == 2)
    host.update(layout, [Text("Ada").layoutName("b"), Text("Bob")])
    #expect(host.frames(width).count == 2 && count.value == 3)
    let other = makeLayout(gap: 20)
    host.update(other, [Text("Ada").layoutName("b"), Text("Bob")])
    #expect(host.frames(width)[0].minX == 20 && count.value == 4)
  }
}
