/// The language of scenes on one screen.
package enum SceneLanguage {
  /// The text of `playground help scene`. Tests compare it with the parser.
  package static let text = """
    A line is a declaration or a statement; '//' begins a comment. See Playgrounds/Layouts.

    Declarations; the parent is the root unless it is named
      root W H                       the root view and its size; the first declaration
      view NAME [in PARENT]          a view
      label NAME [in PARENT] "TEXT"  text that wraps, 8 points a character, 16 a line
      stack NAME [in PARENT]         a stack view, which arranges what is declared in it
      scroll NAME [in PARENT]        a scroll view; its edges are those of its content
      guide NAME [in PARENT]         a layout guide

    Options behind a declaration, in points; T L B R are top, leading, bottom, trailing
      root view label stack scroll:  margins T L B R  safearea T L B R  hidden  ltr  rtl
                                     alignment T L B R  readablewidth N
      view label stack scroll:       frame X Y W H  mask FLEXIBLE...  preservesmargins
                                     in a stack also: after SPACING  floating  gravity AREA
      root view label:               intrinsic W H (or '-')  baseline FROM-TOP FROM-BOTTOM
      root:                          scale PIXELS
      label:                         lines N (no limit without it)  size N  sans  truncates
      stack:                         vertical  spacing N  marginsrelative  baselinerelative
        distribution  fill fillEqually fillProportionally equalSpacing equalCentering
        alignment     fill leading top firstBaseline center trailing bottom lastBaseline
      stack, as NSStackView:         appkit, before all other options  insets T L B R
        also gravityAreas; areas leading center trailing; alignment by attribute: centerY
      scroll:                        insets T L B R  offset X Y

    Statements are Swift's
      a.leading == superview.leading + 8 ~ .high     also <= and >=, ~ 999, ~ .low + 1
      a.width == b.width * 0.5 - 8                   numbers add, multiply and divide
      b.leading - a.trailing >= 8                    distances are dimensions
      a.height == 40...80                            between two numbers
      a.edges == root.margins.edges.inset(by: 16)    outset offset excluding(.top) absolute
      a.size == LayoutSize(width: 40, height: 40)    LayoutPoint, LayoutInsets
      [a, b].top == c.top                            each; two arrays pair by pair
      [a, b].align(.centerY)                         match(.width), pinToSuperview()
      [a, b].center(.horizontal, in: c)              the middle of both, in that of c
      [a, b].distribute(.horizontal, spacing: 8)     also sizes, alignment, in, insets
      [a, b].grid(columns: 2, spacing: 8)            also rowSpacing, rowHeights, in, insets
      a.hugging.horizontal = 251                     compressionResistance; both axes
      a.setContentHuggingPriority(251, for: .horizontal)
      a.setContentCompressionResistancePriority(.low, for: .vertical)
      a.width == 44 // @id wide                      sets the identifier
      "H:|-[a(b)]-8-[b]-|"                           Apple's visual format language

    Names behind a dot
      priority   required high medium low fittingSize windowSizeStayPut
                 dragThatCanResizeWindow dragThatCannotResizeWindow
      axis       horizontal vertical       dimension  width height size
      edge       top leading bottom trailing horizontal vertical all
      alignment  top bottom centerY firstBaseline lastBaseline
                 leading trailing left right centerX fill
      spacing    equal evenly fixed(8) atLeast(8) each([8, 12])
      sizing     equal intrinsic fixed(44) proportional([1, 2])

    Anchors
      leading trailing left right centerX top bottom centerY firstBaseline lastBaseline
      width height edges horizontalEdges verticalEdges size centerXY topLeading
      topTrailing bottomLeading bottomTrailing topLeft topRight bottomLeft bottomRight
      guides: margins safeArea readableContent; scroll: contentLayoutGuide frameLayoutGuide

    Expectations, for 'playground check'
      ---            the frame table follows, as the command prints it
      --- W H        the frame table at another size
      --- problems   the text of the problems of the layout before
    """
}
