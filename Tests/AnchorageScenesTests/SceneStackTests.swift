import AnchorageScenes
import Testing

/// Stacks in scenes: what they print, what they lay out and what is reported.
@Suite struct SceneStackTests {
  @Test(arguments: [
    "stack row",
    "stack row in card vertical spacing 8 distribution fillEqually alignment leading",
    "stack row alignment 1 2 3 4 alignment lastBaseline marginsrelative margins 1 2 3 4",
    "stack row baselinerelative hidden after 30 rtl",
    "view a in row intrinsic 10 20 after -5",
    "label a in row \"Ada\" lines 1 floating frame 1 2 3 4",
  ])
  func `a declaration prints as it is written`(line: String) {
    let scene = Scene(parsing: "root 100 100\n\(line)\n", file: "a.layout")
    #expect(scene.mistakes.isEmpty)
    #expect("\(scene.document)" == "root 100 100\n\(line)\n")
  }

  @Test
  func `a stack arranges what is in it, in the order of the lines`() {
    let run = SceneRun(
      Scene(
        parsing: """
          root 300 100
          view a in row intrinsic 50 20 after 30
          stack row spacing 10 alignment center
          label b in row "Hello" lines 1
          stack column in row vertical distribution equalSpacing spacing 4
          view c in column intrinsic 30 10
          view d in column intrinsic 20 20
          view badge in row floating frame 1 2 3 4
          row.topLeading == root.topLeading
          """, file: "a.layout"))
    #expect(run.mistakes.isEmpty)
    run.layout()
    #expect(
      run.frameTable == """
        root          0   0  300  100
        └ row         0   0  160   34
          ├ a         0   7   50   20
          ├ b        80   9   40   16
          ├ column  130   0   30   34
          │ ├ c       0   0   30   10
          │ └ d       0  14   30   20
          └ badge     1   2    3    4
        """)
  }

  @Test(arguments: [
    (
      "stack row distribution fillEqualy",
      """
      2:24: error: 'fillEqualy' is not a distribution
        stack row distribution fillEqualy
                               ^
      help: did you mean 'fillEqually'?
      """
    ),
    (
      "stack row alignment centre",
      """
      2:21: error: 'centre' is not an alignment
        stack row alignment centre
                            ^
      help: did you mean 'center'?
      """
    ),
    (
      "stack row distribution 8",
      """
      2:24: error: expected the name of a distribution, found '8'
        stack row distribution 8
                               ^
      """
    ),
    (
      "stack row spacing",
      """
      2:18: error: expected a number of points, found the end of the line
        stack row spacing
                         ^
      """
    ),
    (
      "stack row alignment top alignment bottom",
      """
      2:25: error: the option 'alignment' repeats or contradicts an earlier option
        stack row alignment top alignment bottom
                                ^
      """
    ),
    (
      "view a spacing 8",
      """
      2:8: error: a view has no option 'spacing'
        view a spacing 8
               ^
      help: the options of a view are intrinsic, frame, margins, safearea, alignment, baseline, after, gravity, \
      floating, hidden, ltr, rtl, mask, preservesmargins, readablewidth
      """
    ),
    (
      "stack row intrinsic 1 1",
      """
      2:11: error: a stack has no option 'intrinsic'
        stack row intrinsic 1 1
                  ^
      help: the options of a stack are frame, margins, safearea, alignment, appkit, vertical, spacing, \
      distribution, marginsrelative, baselinerelative, after, gravity, floating, insets, hidden, ltr, rtl, mask, \
      preservesmargins, readablewidth
      """
    ),
    (
      "view a after 8",
      """
      2:8: error: 'after' is for items in a stack
        view a after 8
               ^
      """
    ),
    (
      "view a floating",
      """
      2:8: error: 'floating' is for items in a stack
        view a floating
               ^
      """
    ),
  ])
  func `a mistake is reported whole`(line: String, report: String) {
    let run = SceneRun(Scene(parsing: "root 390 200\n\(line)", file: "a.layout"))
    #expect("\(run.mistakes)" == "a.layout:" + report)
  }
}
