/// The language of scenes on one screen.
enum SceneLanguage {
  /// The text of `--help scene`. Tests compare it with what the parser knows.
  static let text = """
    A scene has one declaration or statement a line; '//' begins a comment. Lengths are
    in points. Playgrounds/Layouts has many scenes.

    Declarations; the parent is the root unless it is named
      root W H                       the root view and its size, on the first line
      view NAME [in PARENT]          a view
      label NAME [in PARENT] "TEXT"  text that wraps, 8 points a character, 16 a line
      stack NAME [in PARENT]         a stack view, which arranges what is declared in it
      scroll NAME [in PARENT]        a scroll view; its edges are those of its content
      guide NAME [in PARENT]         a layout guide

    Options behind a declaration; T L B R are top, leading, bottom and trailing
      root view label stack scroll:  margins T L B R  safearea T L B R
                                     alignment T L B R  hidden  ltr  rtl
      view label stack scroll:       frame X Y W H  mask FLEXIBLE...  preservesmargins
                                     in a stack also: after SPACING  floating
      root view label:               intrinsic W H ('-' for none)
                                     baseline FROM-TOP FROM-BOTTOM
      root:                          scale PIXELS
      label:                         lines N (no limit without it)  size N  truncates
      stack:                         vertical  spacing N  distribution NAME
                                     alignment NAME  marginsrelative  baselinerelative
      scroll:                        insets T L B R  offset X Y

    Statements are Swift's
      a.leading == superview.leading + 8 ~ .high     also <= and >=, ~ 999, ~ .low + 1
      a.width == b.width * 0.5 - 8                   numbers add, multiply and divide
      b.leading - a.trailing >= 8                    distances are dimensions
      a.height == 40...80                            between two numbers
      a.edges == root.margins.edges.inset(by: 16)    outset, offset(x: 8), excluding(.top)
      a.size == LayoutSize(width: 40, height: 40)    LayoutPoint, LayoutInsets
      [a, b].top == c.top                            each; two arrays pair by pair
      [a, b].align(.centerY)                         match(.width), pinToSuperview()
      [a, b, c].distribute(.horizontal, spacing: 8, sizes: .equal, in: root)
      [a, b, c].grid(columns: 2, spacing: 8)
      a.hugging.horizontal = 251                     compressionResistance; both axes
      a.setContentHuggingPriority(251, for: .horizontal)
      a.setContentCompressionResistancePriority(.low, for: .vertical)
      a.width == 44 // @id wide                      sets the identifier
      "H:|-[a(b)]-8-[b]-|"                           Apple's visual format language

    Anchors
      leading trailing left right centerX top bottom centerY firstBaseline lastBaseline
      width height edges horizontalEdges verticalEdges size centerXY topLeading
      topTrailing bottomLeading bottomTrailing topLeft topRight bottomLeft bottomRight
      guides with anchors: margins safeArea readableContent, and of a scroll view
      contentLayoutGuide frameLayoutGuide

    Expectations, for --check
      ---            the frame table follows, as the command prints it
      --- W H        the frame table at another size
      --- problems   the text of the problems of the layout before
    """
}
