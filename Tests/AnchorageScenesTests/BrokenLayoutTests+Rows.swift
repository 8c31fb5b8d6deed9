// Layouts of which a first help used to leave a text or a view without room, or was about another thing than was meant.
extension BrokenLayoutTests {
  static let rows = [
    Layout(
      testDescription: "baselines in a circle",
      scene: """
        root 320 200
        label a "Alpha"
        label b "Beta"
        a.topLeading == root.topLeading.offset(x: 16, y: 16)
        b.leading == root.leading + 16
        b.firstBaseline == a.lastBaseline + 24
        a.firstBaseline == b.lastBaseline + 24
        """,
      report: """
        error: required constraints conflict on the y-axis of 'a'
            b.firstBaseline == a.lastBaseline + 24      s.layout:6
            a.firstBaseline == b.lastBaseline + 24      s.layout:7, gives way
            a.height >= 0                               (sizes are never negative)
            b.height >= 0                               (sizes are never negative)
        note: they lead in a circle, from 'a' to 'b' and back
        help: remove one of them, for example 'a.firstBaseline == b.lastBaseline + 24'
        """),
    Layout(
      // 200 − 2 × 16 − 8 = 160; the time is 104 wide, the title 184.
      testDescription: "a title and a time in too little room",
      scene: """
        root 200 60
        label title "Harbour lights and more" lines 1
        label time "12:30 - 13:45" lines 1
        title.leading == root.leading + 16
        time.leading >= title.trailing + 8
        time.trailing == root.trailing - 16
        [title, time].top == root.top + 8
        """,
      report: """
        warning: 'title' and 'time' resist compression equally
        note: each has priority 750, and 128 points are missing: 'title' gives way, as with Apple's engine
        help: raise one, for example 'time.compressionResistance.horizontal = 751'
        """),
    Layout(
      testDescription: "a line between two views that fill more than the room",
      scene: """
        root 320 200
        view a
        view line
        view b
        [a, line, b].top == root.top
        [a, line, b].height == 40
        a.leading == root.leading
        a.width == 200
        line.leading == a.trailing
        b.leading == line.trailing
        b.width == 200
        b.trailing == root.trailing
        """,
      report: """
        error: required constraints conflict on the x-axis of 'b'
            a.leading == root.leading        s.layout:7
            line.leading == a.trailing       s.layout:9
            b.leading == line.trailing       s.layout:10
            b.trailing == root.trailing      s.layout:12
            a.width == 200                   s.layout:8
            b.width == 200                   s.layout:11, gives way
            line.width >= 0                  (sizes are never negative)
        note: 200 + 200 = 400 at least, but 'root.width' is 320
        help: make one of them optional, for example 'b.width == 200 ~ 999'; then b.width is 120 and line.width is 0
        """),
    Layout(
      testDescription: "a picture that is too high for a scroll view",
      scene: """
        root 320 200
        scroll page
        stack column in page vertical
        label heading in column "Heading"
        view picture in column
        page.edges == root.edges
        column.edges == page.edges
        column.width == page.width
        column.height == page.height
        picture.height == 400
        """,
      report: """
        error: required constraints conflict on the y-axis of 'picture'
            page.top == root.top                                              s.layout:6
            page.bottom == root.bottom                                        s.layout:6
            column.height == page.height                                      s.layout:9
            stack 'column' begins with 'heading'
            stack 'column' puts 0 points between 'heading' and 'picture'
            stack 'column' ends with 'picture'
            picture.height == 400                                             s.layout:10, gives way
            heading.height >= 0                                               (sizes are never negative)
        note: root.height is 200
        help: make one of them optional, for example 'picture.height == 400 ~ 749'; then picture.height is 184
        """),
    Layout(
      testDescription: "left where right is leading",
      scene: """
        root 320 60 rtl
        view back
        label title "Title"
        back.left == root.left + 16
        back.size == LayoutSize(width: 40, height: 40)
        [back, title].top == root.top + 8
        title.left == back.right + 8
        title.trailing == root.trailing - 16
        """,
      report: """
        error: required constraints conflict on the x-axis of 'title'
            back.left == root.left + 16               s.layout:4
            title.left == back.right + 8              s.layout:7
            title.trailing == root.trailing - 16      s.layout:8, gives way
            back.width >= 0                           (sizes are never negative)
        note: 16 + 8 = 24 at least, but 16
        note: root.width is 320
        help: follow the direction of reading: 'back.leading == root.leading + 16' and 'title.leading == back.trailing + 8'
        """),
    Layout(
      testDescription: "35 for 35 percent",
      scene: """
        root 400 200
        label a "x"
        label b "Field"
        a.topLeading == root.topLeading
        a.width == root.width * 35
        b.leading == a.trailing
        b.trailing == root.trailing
        b.top == root.top
        """,
      report: """
        error: required constraints conflict on the x-axis of 'b'
            a.leading == root.leading        s.layout:4
            a.width == root.width * 35       s.layout:5
            b.leading == a.trailing          s.layout:6
            b.trailing == root.trailing      s.layout:7, gives way
            b.width >= 0                     (sizes are never negative)
        note: root.width is 400
        help: write the share of one: 'a.width == root.width * 0.35'
        """),
    Layout(
      testDescription: "a box that is as high as what is inside",
      scene: """
        root 320 200
        view a
        view b in a
        a.top == root.top + 16
        a.horizontalEdges == root.horizontalEdges.inset(by: 16)
        b.top == a.top + 8
        b.leading == a.leading + 8
        b.size == LayoutSize(width: 50, height: 40)
        """,
      report: """
        warning: the layout of 'a' is ambiguous
        note: a.height is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'b.bottom == a.bottom - 8'
        """),
    Layout(
      testDescription: "a missing place below a view that is pinned to the left",
      scene: """
        root 320 200
        view a
        view b
        a.top == root.top + 16
        a.left == root.left + 16
        [a, b].size == LayoutSize(width: 50, height: 40)
        b.top == a.bottom + 8
        """,
      report: """
        warning: the layout of 'b' is ambiguous
        note: b.leading is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'b.left == root.left + 16'
        """),
    Layout(
      testDescription: "a page of text that nothing ends",
      scene: """
        root 320 200
        scroll page
        view content in page
        label story in content "It was the best of times"
        page.edges == root.edges
        content.edges == page.edges
        story.topLeading == content.topLeading
        """,
      report: """
        warning: nothing says how large the content of 'page' is
        note: page.contentLayoutGuide.width and page.contentLayoutGuide.height are not determined; Apple's engine chooses the same
        help: add constraints, for example 'story.trailing == content.trailing' and 'story.bottom == content.bottom'
        """),
    Layout(
      testDescription: "a stack whose views have no sizes",
      scene: """
        root 320 60
        stack bar spacing 8
        view back in bar
        view middle in bar
        view next in bar
        bar.edges == root.edges
        """,
      report: """
        warning: the layout of 'back' and 'middle' is ambiguous
        note: back.width and middle.width are not determined; Apple's engine chooses the same
        help: add constraints, for example 'back.width == 100' and 'middle.width == 100'
        """),
    Layout(
      testDescription: "a ratio that is upside down",
      scene: """
        root 320 200
        view photo
        photo.horizontalEdges == root.horizontalEdges
        photo.top == root.top
        photo.bottom == root.bottom
        photo.width == photo.height * 9 / 16
        """,
      report: """
        error: required constraints conflict on both axes of 'photo'
            photo.leading == root.leading             s.layout:3
            photo.trailing == root.trailing           s.layout:3
            photo.top == root.top                     s.layout:4
            photo.bottom == root.bottom               s.layout:5
            photo.width == photo.height * 0.5625      s.layout:6, gives way
        note: root.width is 320
        note: root.height is 200
        help: make another one of them optional, for example 'photo.trailing == root.trailing ~ 999'; then photo.trailing is root.trailing - 207.5
        """),
    Layout(
      testDescription: "two wishes of 200 points",
      scene: """
        root 320 60
        view a
        view b
        [a, b].top == root.top
        [a, b].height == 20
        a.leading == root.leading + 16
        b.leading == a.trailing + 8
        b.trailing == root.trailing - 0
        a.width == 200 ~ .high
        b.width == 200 ~ .high
        """,
      report: """
        warning: optional constraints of equal priority compete for 104 points
            a.width == 200 ~ .high      s.layout:9, gives way
            b.width == 200 ~ .high      s.layout:10
        note: Apple's engine chooses the same
        help: raise one, for example 'b.width == 200 ~ 751'
        """),
    Layout(
      testDescription: "a frame that was to count",
      scene: """
        root 320 200
        view photo frame 20 20 100 100
        photo.leading == root.leading + 8
        photo.height == 50
        """,
      report: """
        warning: the layout of 'photo' is ambiguous
        note: photo.top and photo.width are not determined; Apple's engine chooses the same
        help: add constraints, for example 'photo.top == root.top' and 'photo.trailing == root.trailing - 8'
        """),
    Layout(
      testDescription: "required hugging between edges",
      scene: """
        root 320 60
        label sum "12.50"
        sum.horizontalEdges == root.horizontalEdges.inset(by: 16)
        sum.top == root.top
        sum.setContentHuggingPriority(.required, for: .horizontal)
        """,
      report: """
        error: required constraints conflict on the x-axis of 'sum'
            sum.width <= 40                         (its content), gives way
            sum.leading == root.leading + 16        s.layout:3
            sum.trailing == root.trailing - 16      s.layout:3
        note: 40 + 16 + 16 = 72 at most, but 'root.width' is 320
        note: hugging of 'sum' is 1000, like a constraint: the content size gives way first
        help: lower it, for example 'sum.hugging.horizontal = 999'; then sum.width is 288
        """),
    Layout(
      testDescription: "only inequalities",
      scene: """
        root 320 200
        view a
        a.leading >= root.leading + 16
        a.trailing <= root.trailing - 16
        a.top >= root.top + 16
        a.bottom <= root.bottom - 16
        a.width >= 100
        a.height >= 40
        """,
      report: """
        warning: the layout of 'a' is ambiguous
        note: a.leading, a.top, a.width and a.height are not determined; Apple's engine chooses the same
        help: add constraints, for example 'a.leading == root.leading + 16', 'a.top == root.top + 16', 'a.width == 100' and 'a.height == 44', in place of 'a.leading >= root.leading + 16' and 'a.top >= root.top + 16'; then a constraint is superfluous
        """),
    Layout(
      testDescription: "a grid, and a width of 100 each",
      scene: """
        root 320 200
        view k0
        view k1
        view k2
        view k3
        [k0, k1, k2, k3].grid(columns: 2, spacing: 8, rowHeights: .equal, in: root)
        [k0, k1, k2, k3].width == 100
        """,
      report: """
        error: required constraints conflict on the x-axis of 'k0'
            k0.leading == root.leading         s.layout:6
            k1.leading == k0.trailing + 8      s.layout:6
            k1.width == k0.width               s.layout:6
            k1.trailing == root.trailing       s.layout:6
            k0.width == 100                    s.layout:7, gives way
        note: 'k1.width == 100', 'k2.width == 100' and 'k3.width == 100' give way as well
        note: 8 + 2 * 100 = 208, but 'root.width' is 320
        help: remove them: 'k0.width == 100', 'k1.width == 100', 'k2.width == 100' and 'k3.width == 100'
        """),
    Layout(
      testDescription: "a view in a stack that is pinned by hand, too",
      scene: """
        root 320 60
        stack s spacing 8
        view a in s intrinsic 40 20
        view b in s intrinsic 40 20
        s.topLeading == root.topLeading
        a.leading == root.leading + 16
        """,
      report: """
        error: required constraints conflict on the x-axis of 'a'
            s.leading == root.leading           s.layout:5
            a.leading == root.leading + 16      s.layout:6
            stack 's' begins with 'a'           gives way
        help: make one of them optional, for example 's.leading == root.leading ~ 999'; then s.leading is root.leading + 16
        """),
    Layout(
      testDescription: "two forms at once",
      scene: """
        root 320 200
        view a
        a.topLeading == root.topLeading
        a.height == 40
        a.width == 100
        a.topLeading == root.topLeading
        a.height == 40
        a.width == 300
        """,
      report: """
        error: required constraints conflict on the x-axis of 'a'
            a.width == 100      s.layout:5
            a.width == 300      s.layout:8, gives way
        help: remove one of them, for example 'a.width == 300'
        """),
  ]
}
