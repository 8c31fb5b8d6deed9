import AnchorageHeadless
import AnchorageScenes
import Testing

/// Scroll views and the sizes of text in scenes.
@Suite struct SceneScrollTests {
  private let scene = """
    root 100 80
    scroll list insets 1 2 3 4 offset 5 30
    view page in list
    view button in list intrinsic 10 10

    list.edges == root.edges
    page.edges == list.contentLayoutGuide.edges
    page.size == LayoutSize(width: 100, height: 200)
    button.topLeading == list.frameLayoutGuide.topLeading

    """

  @Test func `a scroll view is declared with its insets and offset, and prints as it is written`() throws {
    let parsed = Scene(parsing: scene, file: "a.layout")
    #expect(parsed.mistakes.description == "")
    #expect("\(parsed.document)" == scene)
    let run = parsed.laidOut()
    let list = try #require(run.root.subviews.first as? LayoutScrollView)
    #expect(list.contentInset == LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(list.contentOffset == LayoutPoint(x: 5, y: 30))
    #expect(
      run.root.layoutDescription == """
        root        0   0  100   80
        └ list      0   0  100   80
          ├ page    0   0  100  200
          └ button  5  30   10   10
        """)
  }

  @Test func `the JSON has frames where they are on the screen`() {
    #expect(
      Scene.json(from: scene) == #"""
        {"file":"scene.layout","size":[100,80],"frames":{"root":[0,0,100,80],"list":[0,0,100,80],"page":[-5,-30,100,200],\#
        "button":[0,0,10,10]},"problems":[],"notes":[]}
        """#)
  }

  @Test func `text has a size and may be cut`() throws {
    let text = "root 100 80\nlabel a \"Ada Lovelace\" lines 1 size 32 truncates\n"
    let parsed = Scene(parsing: text, file: "a.layout")
    #expect("\(parsed.document)" == text)
    let label = try #require(SceneRun(parsed).root.subviews.first as? LayoutLabel)
    #expect(label.intrinsicContentSize == LayoutSize(width: 192, height: 32))
    #expect(label.firstBaselineOffsetFromTop == 24)
    #expect(label.lines(fitting: 100) == ["Ada L…"])
  }

  @Test(
    arguments: [
      ("view a size 16", "error: a view has no option 'size'"),
      ("scroll a size 16", "error: a scroll has no option 'size'"),
      ("view a offset 1 2", "error: a view has no option 'offset'"),
      ("scroll a intrinsic 1 2", "error: a scroll has no option 'intrinsic'"),
      ("scroll a offset 1", "error: expected x and y, found the end of the line"),
      (
        "scroll a insets 1 2 3",
        "error: expected four numbers (top, left, bottom, right), found the end of the line"
      ),
      ("label a \"\" size", "error: expected the size of the text in points, found the end of the line"),
      ("label a \"\" size -3", "error: 'size' cannot have the negative value -3"),
      ("scrol a", "error: "),
      ("view a\na.top == a.contentLayoutGuide.top", "error: "),
    ])
  func `a mistake about them is a sentence`(line: String, text: String) {
    let run = SceneRun(Scene(parsing: "root 10 10\n" + line, file: "a.layout"))
    #expect(run.mistakes.description.contains(text), "\(run.mistakes)")
  }

  @Test func `text of size zero is reported`() {
    let run = Scene(parsing: "root 10 10\nlabel a \"x\" size 0", file: "a.layout").laidOut()
    #expect(
      run.root.diagnostics.contains { $0.description.hasPrefix("error: the text metrics of 'a' cannot be 0") }
    )
  }
}
