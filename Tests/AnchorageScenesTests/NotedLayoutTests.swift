import AnchorageHeadless
import AnchorageScenes
import Testing

/// Layouts that have no problem, and are not what was meant, with all their notes; and what the notes make of them.
struct NotedLayoutTests {
  struct NotedLayout: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scene: String
    var notes: String
    var fixed: String
  }

  @Test(arguments: layouts)
  func `notes say what is wrong`(_ layout: NotedLayout) {
    let run = Scene(parsing: layout.scene, file: "s.layout").laidOut()
    #expect(run.problems == [])
    #expect(run.root.notes().map { "\($0)" }.joined(separator: "\n") == layout.notes)
  }

  @Test(arguments: layouts)
  func `what notes say leaves nothing to note`(_ layout: NotedLayout) {
    let run = Scene(parsing: layout.fixed).laidOut()
    #expect(run.mistakes.description == "")
    #expect(run.problems == [] && run.root.notes() == [])
  }

  static let layouts = [
    NotedLayout(
      testDescription: "a text that a card's width leaves no room to grow",
      scene: """
        root 320 200
        view card
        label name in card "Harbour"
        card.topLeading == root.topLeading.offset(x: 16, y: 16)
        card.size == LayoutSize(width: 80, height: 40)
        name.edges == card.edges.inset(by: 8)
        name.setContentCompressionResistancePriority(.required, for: .horizontal)
        """,
      notes: """
        note: the content of 'name' will conflict once it needs more than 64 points of width
            card.width == 80                        s.layout:5
            name.leading == card.leading + 8        s.layout:6
            name.trailing == card.trailing - 8      s.layout:6
        help: lower compression resistance, for example 'name.compressionResistance.horizontal = 999'
        """,
      fixed: """
        root 320 200
        view card
        label name in card "Harbour"
        card.topLeading == root.topLeading.offset(x: 16, y: 16)
        card.size == LayoutSize(width: 80, height: 40)
        name.edges == card.edges.inset(by: 8)
        name.setContentCompressionResistancePriority(.required, for: .horizontal)
        name.compressionResistance.horizontal = 999
        """),
    NotedLayout(
      testDescription: "35 for 35 percent",
      scene: """
        root 320 200
        view photo
        photo.topLeading == root.topLeading
        photo.height == 100
        photo.width == root.width * 35
        """,
      notes: """
        note: 'photo' reaches beyond 'root' by 10880 points on the right
            photo.width == root.width * 35      s.layout:5
        help: write the share of one: 'photo.width == root.width * 0.35'
        note: a size is 35 times another one
            photo.width == root.width * 35      s.layout:5
        help: write '* 0.35' for 35 percent
        """,
      fixed: """
        root 320 200
        view photo
        photo.topLeading == root.topLeading
        photo.height == 100
        photo.width == root.width * 0.35
        """),
    NotedLayout(
      testDescription: "a hidden badge between a name and a time",
      scene: """
        root 320 60
        label name "Ada"
        view badge intrinsic 40 16 hidden
        label time "12:30"
        name.leading == root.leading + 16
        badge.leading == name.trailing + 8
        time.leading == badge.trailing + 8
        [name, badge, time].top == root.top + 8
        """,
      notes: """
        note: 'badge' is hidden and takes 40 points of width
            badge.leading == name.trailing + 8      s.layout:6
            time.leading == badge.trailing + 8      s.layout:7
        help: arrange it in a stack view, where hidden views take no room
        """,
      fixed: """
        root 320 60
        stack row spacing 8
        label name in row "Ada"
        view badge in row intrinsic 40 16 hidden
        label time in row "12:30"
        row.leading == root.leading + 16
        row.top == root.top + 8
        """),
    NotedLayout(
      testDescription: "a height of nothing",
      scene: """
        root 320 200
        view box
        label text in box "Hello"
        box.top == root.top
        box.leading == root.leading
        box.width == 100
        box.height == root.height * 0
        text.edges == box.edges
        """,
      notes: """
        note: the text of 'text' is cut: it needs 16 points of height and has 0
            box.height == 0                s.layout:7
            text.top == box.top            s.layout:8
            text.bottom == box.bottom      s.layout:8
        """,
      fixed: """
        root 320 200
        view box
        label text in box "Hello"
        box.top == root.top
        box.leading == root.leading
        box.width == 100
        box.height == root.height * 0.5
        text.edges == box.edges
        """),
    NotedLayout(
      testDescription: "the sign of a trailing edge",
      scene: """
        root 320 60
        view chevron
        chevron.verticalEdges == root.verticalEdges
        chevron.width == 24
        chevron.trailing == root.trailing + 16
        """,
      notes: """
        note: 'chevron' reaches beyond 'root' by 16 points on the right
            chevron.trailing == root.trailing + 16      s.layout:5
        help: flip the sign: 'chevron.trailing == root.trailing - 16'
        """,
      fixed: """
        root 320 60
        view chevron
        chevron.verticalEdges == root.verticalEdges
        chevron.width == 24
        chevron.trailing == root.trailing - 16
        """),
  ]
}
