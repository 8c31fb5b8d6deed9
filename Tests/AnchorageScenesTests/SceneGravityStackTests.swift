import AnchorageHeadless
import Testing

@testable import AnchorageScenes

/// Stacks of AppKit in scenes: what they print, what they lay out and what is reported.
@Suite struct SceneGravityStackTests {
  @Test(arguments: [
    "stack row appkit",
    "stack row in card appkit vertical spacing 10 distribution gravityAreas alignment centerX insets 1 2 3 4",
    "stack row appkit alignment 1 2 3 4 alignment notAnAttribute distribution fill",
    "view a in row intrinsic 10 20 gravity center after 5",
  ])
  func `a declaration prints as it is written`(line: String) {
    let scene = Scene(parsing: "root 100 100\n\(line)\n", file: "a.layout")
    #expect(scene.mistakes.isEmpty)
    #expect("\(scene.document)" == "root 100 100\n\(line)\n")
  }

  @Test
  func `a stack of AppKit arranges what is in it, area by area`() {
    let run = SceneRun(
      Scene(
        parsing: """
          root 300 100
          stack row appkit spacing 10 insets 0 5 0 15 alignment top
          view a in row intrinsic 50 20 gravity trailing
          view b in row intrinsic 40 30 after 20
          view c in row intrinsic 30 10 gravity leading
          view d in row intrinsic 20 20 gravity center
          view badge in row floating frame 1 2 3 4
          row.edges == root.edges
          """, file: "a.layout"))
    #expect(run.mistakes.isEmpty)
    run.layout()
    #expect(
      run.frameTable == """
        root         0  0  300  100
        └ row        0  0  300  100
          ├ a      235  0   50   20
          ├ b        5  0   40   30
          ├ c       65  0   30   10
          ├ d      140  0   20   20
          └ badge    1  2    3    4
        """)
  }

  @Test(arguments: LayoutGravityStackView.Distribution.allCases)
  func `every distribution is that of its word`(distribution: LayoutGravityStackView.Distribution) throws {
    let scene = Scene(parsing: "root 1 1\nstack s appkit distribution \(distribution)\n", file: "a.layout")
    let stack = try #require(SceneRun(scene).root.subviews.first as? LayoutGravityStackView)
    #expect(stack.distribution == distribution)
  }

  @Test
  func `a column is aligned by the attribute of its word`() throws {
    for word in SceneOption.Keyword.alignment.choices(for: .stack, isAppKit: true) {
      let scene = Scene(parsing: "root 1 1\nstack s appkit vertical alignment \(word)\n", file: "a.layout")
      let stack = try #require(SceneRun(scene).root.subviews.first as? LayoutGravityStackView)
      #expect("\(stack.alignment)" == word && stack.orientation == .vertical)
    }
  }

  @Test(arguments: [
    (
      "stack row spacing 8 appkit",
      """
      2:21: error: 'appkit' comes after other options
        stack row spacing 8 appkit
                            ^
      help: write it first: 'stack NAME appkit'
      """
    ),
    (
      "stack row insets 1 2 3 4",
      """
      2:11: error: 'insets' is for AppKit's stacks
        stack row insets 1 2 3 4
                  ^
      help: make the stack one of AppKit's: 'stack NAME appkit'
      """
    ),
    (
      "stack row appkit marginsrelative",
      """
      2:18: error: 'marginsrelative' is for UIKit's stacks
        stack row appkit marginsrelative
                         ^
      help: leave out 'appkit'
      """
    ),
    (
      "stack row distribution gravityAreas",
      """
      2:24: error: 'gravityAreas' is not a distribution
        stack row distribution gravityAreas
                               ^
      help: write 'fill', 'fillEqually', 'fillProportionally', 'equalSpacing' or 'equalCentering'
      """
    ),
    (
      "stack row appkit alignment center",
      """
      2:28: error: 'center' is not an alignment
        stack row appkit alignment center
                                   ^
      help: did you mean 'centerX'?
      """
    ),
    (
      "view a gravity center",
      """
      2:8: error: 'gravity' is for items in a stack
        view a gravity center
               ^
      """
    ),
    (
      "stack row appkit\nview a in row gravity middle",
      """
      3:23: error: 'middle' is not an area of a stack
        view a in row gravity middle
                              ^
      help: write 'leading', 'center', 'trailing', 'top' or 'bottom'
      """
    ),
    (
      "stack row\nview a in row gravity center",
      """
      3:15: error: 'gravity' is for AppKit's stacks
        view a in row gravity center
                      ^
      help: make the stack one of AppKit's: 'stack NAME appkit'
      """
    ),
  ])
  func `a mistake is reported whole`(line: String, report: String) {
    let run = SceneRun(Scene(parsing: "root 100 100\n\(line)\n", file: "a.layout"))
    #expect("\(run.mistakes)" == "a.layout:" + report)
  }
}
