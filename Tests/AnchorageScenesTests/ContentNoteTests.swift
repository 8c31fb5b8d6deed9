import AnchorageHeadless
import AnchorageScenes
import Testing

/// Notes about mistakes that are no problem to a solver: what is shown is rarely what was meant.
struct ContentNoteTests {
  /// The notes about a scene that has no problems.
  private func notes(_ scene: String) -> String {
    let run = Scene(parsing: scene, file: "s.layout").laidOut()
    #expect(run.mistakes.description == "")
    return run.root.notes().map { "\($0)" }.joined(separator: "\n")
  }

  @Test
  func `a text without room names the constraints that leave it none`() {
    #expect(
      notes(
        """
        root 320 200
        view box
        label text in box "Hello there"
        box.horizontalEdges == root.horizontalEdges.inset(by: 16)
        box.top == root.top + 16
        box.height == root.height * 0
        text.edges == box.edges
        """) == """
          note: the text of 'text' is cut: it needs 16 points of height and has 0
              box.height == 0                s.layout:6
              text.top == box.top            s.layout:7
              text.bottom == box.bottom      s.layout:7
          """)
  }

  @Test
  func `a text that makes a page scroll sideways is noted, with the width that is missing`() {
    let page = """
      root 320 200
      scroll page
      view content in page
      label story in content "It was the best of times, it was the worst of times"
      page.edges == root.edges
      content.edges == page.edges
      story.edges == content.edges.inset(by: 8)
      """
    #expect(
      notes(page) == """
        note: 'page' scrolls sideways: nothing limits the width of the text of 'story'
        help: add a constraint, for example 'content.width == page.width'
        """)
    #expect(notes(page + "\ncontent.width == page.width") == "")
  }

  @Test
  func `a stack that arranges nothing is noted`() {
    #expect(
      notes(
        """
        root 320 200
        stack form
        label a "A"
        form.topLeading == root.topLeading
        a.topLeading == root.topLeading
        """) == "note: the stack 'form' arranges no view")
  }

  @Test(arguments: ["", "appkit"])
  func `a stack whose only view is hidden arranges one`(kind: String) {
    #expect(
      notes(
        """
        root 320 200
        stack form \(kind)
        view a in form hidden
        form.topLeading == root.topLeading
        """) == "")
  }

  @Test
  func `the baseline of a view without text is noted beside that of a text`() {
    #expect(
      notes(
        """
        root 320 200
        label name "Name"
        view field
        name.topLeading == root.topLeading.offset(x: 8, y: 8)
        field.leading == name.trailing + 8
        field.size == LayoutSize(width: 100, height: 44)
        field.firstBaseline == name.firstBaseline
        """) == """
          note: the baseline of a view without text is its edge
              field.firstBaseline == name.firstBaseline      s.layout:7
          help: align centers, or override 'forFirstBaselineLayout' and 'forLastBaselineLayout'
          """)
  }

  @Test
  func `a multiplier in hundredths is noted although a height is open`() {
    let run = Scene(
      parsing: """
        root 320 200
        view button
        button.width == root.width * 50
        button.centerX == root.centerX
        button.top == root.top
        """, file: "s.layout"
    ).laidOut()
    #expect(run.root.diagnostics.map { $0.kind } == ["ambiguity"])
    #expect(
      run.root.notes().map { "\($0)" } == [
        """
        note: a size is 50 times another one
            button.width == root.width * 50      s.layout:3
        help: write '* 0.5' for 50 percent
        """
      ])
  }

  @Test
  func `views outside name the lines that may be wrong where no change mends them`() {
    // With the sign of one of them the other one is still outside, and with both, one is less than nothing wide.
    #expect(
      notes(
        """
        root 375 200
        view row
        view chevron in row
        view other in row
        row.edges == root.edges
        chevron.trailing == row.trailing + 16
        chevron.top == row.top
        chevron.size == LayoutSize(width: 10, height: 10)
        other.leading == chevron.trailing + 2
        other.trailing == row.trailing + 30
        other.top == row.top
        other.height == 10
        """) == """
          note: 'chevron' and 'other' reach beyond 'row' by up to 30 points on the right
              chevron.trailing == row.trailing + 16      s.layout:6
              other.trailing == row.trailing + 30        s.layout:10
          """)
  }
}
