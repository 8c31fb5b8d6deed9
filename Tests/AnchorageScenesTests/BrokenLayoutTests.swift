import AnchorageHeadless
import AnchorageScenes
import Testing

/// Layouts that people get wrong, with the whole report. Its advice is followed, and the problem is gone.
struct BrokenLayoutTests {
  struct Layout: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scene: String
    var report: String
  }

  static let layouts = conflicts + openings + rows

  @Test(arguments: layouts)
  func `a report says what is wrong and what to do`(_ layout: Layout) {
    let run = Scene(parsing: layout.scene, file: "s.layout").laidOut()
    #expect(run.mistakes.description == "")
    #expect(run.problems.joined(separator: "\n") == layout.report)
  }

  @Test(arguments: layouts)
  func `what the reports say mends the layout`(_ layout: Layout) {
    #expect(Scene(parsing: layout.scene).problemsLeft() == [])
  }

  @Test(arguments: layouts)
  func `each help leaves nothing new, or says so`(_ layout: Layout) {
    Scene(parsing: layout.scene).expectHelpsFix()
  }
}

// Layouts of which something is open, and wishes that tie.
extension BrokenLayoutTests {
  static let openings = [
    Layout(
      testDescription: "a missing place",
      scene: """
        root 320 200
        view box
        box.top == root.top + 8
        box.size == LayoutSize(width: 100, height: 40)
        """,
      report: """
        warning: the layout of 'box' is ambiguous
        note: box.leading is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'box.leading == root.leading'
        """),
    Layout(
      testDescription: "a missing height",
      scene: """
        root 320 200
        view box
        box.top == root.top + 8
        box.horizontalEdges == root.horizontalEdges.inset(by: 8)
        """,
      report: """
        warning: the layout of 'box' is ambiguous
        note: box.height is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'box.bottom == root.bottom - 8'
        """),
    Layout(
      testDescription: "a frame that no longer counts",
      scene: """
        root 320 200
        view bar frame 0 100 320 40
        bar.height == 60
        """,
      report: """
        warning: the layout of 'bar' is ambiguous
        note: bar.leading, bar.top and bar.width are not determined; Apple's engine chooses the same
        help: add constraints, for example 'bar.leading == root.leading', 'bar.top == root.top' and 'bar.trailing == root.trailing'
        """),
    Layout(
      testDescription: "two equal wishes",
      scene: """
        root 320 200
        view a
        a.topLeading == root.topLeading
        a.height == 10
        a.width == 100 ~ .high
        a.width == 150 ~ .high
        """,
      report: """
        warning: optional constraints of equal priority compete for 50 points
            a.width == 100 ~ .high      s.layout:5
            a.width == 150 ~ .high      s.layout:6, gives way
        note: Apple's engine chooses the same
        help: raise one, for example 'a.width == 100 ~ 751'
        """),
    Layout(
      // 320 − 3 × 8 = 296, and 296 − 32 − 96 = 168.
      testDescription: "a row of a form",
      scene: """
        root 320 40
        label key "Name"
        label value "Ada Lovelace"
        key.leading == root.leading + 8
        value.leading == key.trailing + 8
        value.trailing == root.trailing - 8
        [key, value].top == root.top + 8
        """,
      report: """
        warning: 'key' and 'value' hug their contents equally
        note: each has priority 250, and 168 points are left over: 'key' takes them, as with Apple's engine
        help: raise one, for example 'key.hugging.horizontal = 251'
        """),
    Layout(
      // 35 letters are 280 points and 12 are 96, which makes 376 − 296 = 80 too many.
      testDescription: "a long name beside a price",
      scene: """
        root 320 40
        label name "A name that is much too long to fit" lines 1
        label price "1,299.00 EUR" lines 1
        name.leading == root.leading + 8
        price.leading == name.trailing + 8
        price.trailing == root.trailing - 8
        [name, price].top == root.top + 8
        """,
      report: """
        warning: 'name' and 'price' resist compression equally
        note: each has priority 750, and 80 points are missing: 'name' gives way, as with Apple's engine
        help: raise one, for example 'price.compressionResistance.horizontal = 751'
        """),
    Layout(
      testDescription: "the leading edge and the right one, which are the same",
      scene: """
        root 320 200 rtl
        view a
        a.verticalEdges == root.verticalEdges
        a.leading == root.leading + 8
        a.right == root.right - 8
        """,
      report: """
        warning: the layout of 'a' is ambiguous
        note: a.width is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'a.left == root.left + 8'
        """),
    Layout(
      testDescription: "an inequality alone",
      scene: """
        root 320 200
        label title "Title"
        title.leading >= root.leading + 16
        title.top == root.top
        """,
      report: """
        warning: the layout of 'title' is ambiguous
        note: title.leading is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'title.leading == root.leading + 16', in place of 'title.leading >= root.leading + 16'
        """),
    Layout(
      testDescription: "a baseline beside a centre",
      scene: """
        root 320 200
        view icon
        label t "Title"
        icon.leading == root.leading + 8
        icon.width == 24
        t.leading == icon.trailing + 8
        icon.centerY == t.lastBaseline
        """,
      report: """
        warning: the layout of 'icon' is ambiguous
        note: icon.top and icon.height are not determined; Apple's engine chooses the same
        help: add constraints, for example 'icon.top == root.top' and 'icon.height == 44'
        """),
    Layout(
      testDescription: "a grid without heights",
      scene: """
        root 320 200
        view k0
        view k1
        view k2
        view k3
        [k0, k1, k2, k3].grid(columns: 2, spacing: 8, in: root)
        """,
      report: """
        warning: the layout of 'k0' is ambiguous
        note: k0.height is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'k0.height == 44'
        """),
    Layout(
      testDescription: "a view that nothing is said of but its name",
      scene: """
        root 320 200
        view box
        box.width >= 0
        """,
      report: """
        warning: the layout of 'box' is ambiguous
        note: box.leading, box.top, box.width and box.height are not determined; Apple's engine chooses the same
        help: add a constraint, for example 'box.edges == root.edges'
        """),
    Layout(
      testDescription: "a scroll view that does not know its content",
      scene: """
        root 320 200
        scroll list
        view page in list
        list.edges == root.edges
        page.topLeading == list.topLeading
        page.size == LayoutSize(width: 300, height: 500)
        """,
      report: """
        warning: nothing says how large the content of 'list' is
        note: list.contentLayoutGuide.width and list.contentLayoutGuide.height are not determined; Apple's engine chooses the same
        help: add constraints, for example 'page.trailing == list.trailing' and 'page.bottom == list.bottom'
        """),
  ]
}
