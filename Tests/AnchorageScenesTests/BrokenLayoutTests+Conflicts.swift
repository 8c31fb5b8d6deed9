// Constraints that cannot hold together.
extension BrokenLayoutTests {
  static let conflicts = [
    Layout(
      testDescription: "two widths",
      scene: """
        root 320 200
        view card
        card.topLeading == root.topLeading
        card.height == 80
        card.width == 100
        card.width == 200
        """,
      report: """
        error: required constraints conflict on the x-axis of 'card'
            card.width == 100      s.layout:5
            card.width == 200      s.layout:6, gives way
        help: remove one of them, for example 'card.width == 200'
        """),
    Layout(
      testDescription: "four edges and a width",
      scene: """
        root 320 200
        view card
        card.edges == root.edges.inset(by: 16)
        card.width == 400
        """,
      report: """
        error: required constraints conflict on the x-axis of 'card'
            card.leading == root.leading + 16        s.layout:3
            card.trailing == root.trailing - 16      s.layout:3
            card.width == 400                        s.layout:4, gives way
        note: 16 + 16 + 400 = 432, but 'root.width' is 320
        help: make one of them optional, for example 'card.width == 400 ~ 999'; then card.width is 288
        """),
    Layout(
      testDescription: "a width below zero, by edges",
      scene: """
        root 100 40
        view a
        a.verticalEdges == root.verticalEdges
        a.leading == root.leading + 60
        a.trailing == root.trailing - 60
        """,
      report: """
        error: required constraints conflict on the x-axis of 'a'
            a.leading == root.leading + 60        s.layout:4
            a.trailing == root.trailing - 60      s.layout:5, gives way
            a.width >= 0                          (sizes are never negative)
        note: 60 + 60 = 120 at least, but 'root.width' is 100
        help: make one of them optional, for example 'a.trailing == root.trailing - 60 ~ 999'; then a.trailing is root.trailing - 40 and a.width is 0
        """),
    Layout(
      testDescription: "a negative width",
      scene: """
        root 100 40
        view a
        a.topLeading == root.topLeading
        a.height == 10
        a.width == -20
        """,
      report: """
        error: required constraints conflict on the x-axis of 'a'
            a.width == -20      s.layout:5, gives way
            a.width >= 0        (sizes are never negative)
        help: flip the sign: 'a.width == 20'
        """),
    Layout(
      testDescription: "a picture with four edges and an aspect ratio",
      scene: """
        root 320 200
        view photo
        photo.edges == root.edges
        photo.width == photo.height * 2
        """,
      report: """
        error: required constraints conflict on both axes of 'photo'
            photo.top == root.top                s.layout:3
            photo.leading == root.leading        s.layout:3
            photo.bottom == root.bottom          s.layout:3
            photo.trailing == root.trailing      s.layout:3
            photo.width == photo.height * 2      s.layout:4, gives way
        note: root.width is 320
        note: root.height is 200
        help: make another one of them optional, for example 'photo.bottom == root.bottom ~ 999'; then photo.bottom is root.bottom - 40
        """),
    Layout(
      testDescription: "swapped edges",
      scene: """
        root 320 200
        view a
        a.verticalEdges == root.verticalEdges
        a.leading == root.trailing - 16
        a.trailing == root.leading + 16
        """,
      report: """
        error: required constraints conflict on the x-axis of 'a'
            a.leading == root.trailing - 16      s.layout:4
            a.trailing == root.leading + 16      s.layout:5, gives way
            a.width >= 0                         (sizes are never negative)
        note: 16 + 16 = 32 at most, but 'root.width' is 320
        help: swap the edges: 'a.leading == root.leading + 16' and 'a.trailing == root.trailing - 16'
        """),
    Layout(
      testDescription: "swapped edges of a sibling",
      scene: """
        root 400 100
        view a
        view b
        [a, b].verticalEdges == root.verticalEdges
        b.leading == root.leading + 20
        b.width == 100
        a.leading == b.trailing - 8
        a.trailing == b.leading + 8
        """,
      report: """
        error: required constraints conflict on the x-axis of 'b'
            a.leading == b.trailing - 8      s.layout:7
            a.trailing == b.leading + 8      s.layout:8
            b.width == 100                   s.layout:6, gives way
            a.width >= 0                     (sizes are never negative)
        note: they lead in a circle, from 'b' to 'a' and back
        help: swap the edges: 'a.leading == b.leading + 8' and 'a.trailing == b.trailing - 8'
        """),
    Layout(
      testDescription: "a line between two texts, named in the wrong order",
      scene: """
        root 400 100
        label b "Title"
        label c "Value"
        view a
        [a, b, c].top == root.top
        a.height == 2
        b.leading == root.leading + 16
        c.trailing == root.trailing - 16
        a.leading == c.trailing + 8
        a.trailing == b.leading - 8
        """,
      report: """
        error: required constraints conflict on the x-axis of 'a'
            b.leading == root.leading + 16        s.layout:7
            c.trailing == root.trailing - 16      s.layout:8
            a.leading == c.trailing + 8           s.layout:9
            a.trailing == b.leading - 8           s.layout:10, gives way
            a.width >= 0                          (sizes are never negative)
        note: root.width is 400
        help: swap the edges: 'a.leading == b.trailing + 8' and 'a.trailing == c.leading - 8'
        """),
    Layout(
      testDescription: "swapped limits",
      scene: """
        root 320 200
        view a
        a.verticalEdges == root.verticalEdges
        a.width == 50
        a.leading >= root.trailing - 16
        a.trailing <= root.leading + 16
        a.leading == root.leading ~ .low
        """,
      report: """
        error: required constraints conflict on the x-axis of 'a'
            a.leading >= root.trailing - 16      s.layout:5
            a.trailing <= root.leading + 16      s.layout:6, gives way
            a.width >= 0                         (sizes are never negative)
        note: 16 + 16 = 32 at most, but 'root.width' is 320
        help: swap the edges: 'a.leading >= root.leading + 16' and 'a.trailing <= root.trailing - 16'
        """),
    Layout(
      testDescription: "swapped edges of the safe area and of the root",
      scene: """
        root 400 300 safearea 20 0 34 0
        view a
        a.horizontalEdges == root.horizontalEdges
        a.top == root.safeArea.bottom - 8
        a.bottom == root.top
        """,
      report: """
        error: required constraints conflict on the y-axis of 'a'
            root.safeArea.bottom == root.bottom - 34      (its insets)
            a.top == root.safeArea.bottom - 8             s.layout:4
            a.bottom == root.top                          s.layout:5, gives way
            a.height >= 0                                 (sizes are never negative)
        note: 34 + 8 = 42 at most, but 'root.height' is 300
        help: swap the edges: 'a.top == root.top' and 'a.bottom == root.safeArea.bottom - 8'
        """),
    Layout(
      testDescription: "a sign",
      scene: """
        root 320 200
        view a
        a.verticalEdges == root.verticalEdges
        a.leading == root.leading + 16
        a.trailing == root.trailing + 16
        a.width <= root.width - 32
        """,
      report: """
        error: required constraints conflict on the x-axis of 'a'
            a.leading == root.leading + 16        s.layout:4
            a.trailing == root.trailing + 16      s.layout:5
            a.width <= root.width - 32            s.layout:6, gives way
        note: root.width is 320
        help: flip the sign: 'a.trailing == root.trailing - 16'
        """),
    Layout(
      testDescription: "three widths that do not fit",
      scene: """
        root 320 200
        view a
        view b
        view c
        [a, b, c].top == root.top
        [a, b, c].height == 10
        [a, b, c].width == 120
        a.leading == root.leading + 8
        b.leading == a.trailing + 8
        c.leading == b.trailing + 8
        c.trailing == root.trailing - 8
        """,
      report: """
        error: required constraints conflict on the x-axis of 'c'
            a.leading == root.leading + 8        s.layout:8
            b.leading == a.trailing + 8          s.layout:9
            c.leading == b.trailing + 8          s.layout:10
            c.trailing == root.trailing - 8      s.layout:11
            a.width == 120                       s.layout:7
            b.width == 120                       s.layout:7
            c.width == 120                       s.layout:7, gives way
        note: 4 * 8 + 3 * 120 = 392, but 'root.width' is 320
        help: make one of them optional, for example 'c.width == 120 ~ 999'; then c.width is 48
        help: or let 72 points give way: 'a.width == 96', 'b.width == 96' and 'c.width == 96'
        """),
    Layout(
      testDescription: "two conflicts",
      scene: """
        root 320 200
        view a
        view b
        [a, b].topLeading == root.topLeading
        [a, b].height == 10
        a.width == 10
        a.width == 20
        b.width == 30
        b.width == 40
        """,
      report: """
        error: required constraints conflict on the x-axis of 'a'
            a.width == 10      s.layout:6
            a.width == 20      s.layout:7, gives way
        help: remove one of them, for example 'a.width == 20'
        error: required constraints conflict on the x-axis of 'b'
            b.width == 30      s.layout:8
            b.width == 40      s.layout:9, gives way
        help: remove one of them, for example 'b.width == 40'
        """),
    Layout(
      testDescription: "a width of the root",
      scene: """
        root 320 200
        view a
        a.edges == root.edges
        root.width == 400
        """,
      report: """
        error: required constraints conflict on the x-axis of 'root'
            root.width == 400      s.layout:4, gives way
        note: root.width is 320
        help: a root is as large as its frame: 'root.frame.size.width = 400'
        """),
    Layout(
      testDescription: "two lines that never meet",
      scene: """
        root 320 200
        view a
        view b
        [a, b].topLeading == root.topLeading
        [a, b].height == 10
        a.width == b.width / 2 + 10
        b.width == a.width * 2 + 10
        """,
      report: """
        error: required constraints conflict on the x-axis of 'b'
            a.width == b.width * 0.5 + 10      s.layout:6
            b.width == a.width * 2 + 10        s.layout:7, gives way
        note: they lead in a circle, from 'b' to 'a' and back
        help: remove one of them, for example 'b.width == a.width * 2 + 10'
        warning: the layout of 'a' is ambiguous
        note: a.width is not determined; Apple's engine chooses the same
        help: add a constraint, for example 'a.width == 100'
        """),
    Layout(
      testDescription: "a height and four edges, with a tie inside",
      scene: """
        root 320 60
        view cell
        label title in cell "Title"
        label subtitle in cell "Subtitle"
        cell.edges == root.edges
        cell.height == 44
        title.top == cell.top + 8
        subtitle.top == title.bottom
        subtitle.bottom == cell.bottom - 8
        [title, subtitle].leading == cell.leading + 8
        """,
      report: """
        error: required constraints conflict on the y-axis of 'cell'
            cell.top == root.top            s.layout:5
            cell.bottom == root.bottom      s.layout:5
            cell.height == 44               s.layout:6, gives way
        note: root.height is 60
        help: make one of them optional, for example 'cell.height == 44 ~ 999'; then cell.height is 60
        warning: 'title' and 'subtitle' hug their contents equally
        note: each has priority 250, and 12 points are left over: 'title' takes them, as with Apple's engine
        help: raise one, for example 'title.hugging.vertical = 251'
        """),
  ]
}
