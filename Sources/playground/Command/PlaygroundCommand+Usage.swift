extension PlaygroundCommand {
  /// The version, which is that of the newest entry in the changelog.
  package static let version = "0.1.0"

  /// The end of the report about a wrong argument.
  package static let synopsis = """
    usage: playground FILE.layout... [OPTION]...
           playground --explain-log FILE...
           playground --visual-format FORMAT
    'playground --help' says what the options do
    """

  /// The text of `--help`.
  package static let usage = """
    usage: playground FILE.layout... [OPTION]...
           playground --explain-log FILE...
           playground --visual-format FORMAT

    Lays out scenes: view trees and constraints as text. '-' reads standard input.

      (no option)   prints the frame table, the problems, notes on what may be unintended, and a
                    drawing
      --size WxH    resizes the root and lays out again; may be repeated
      --wishes      also notes optional constraints that do not hold
      --width N     makes the drawing at most N columns wide
      --plain       draws with ASCII characters and without colours
      --no-drawing  prints no drawing
      --watch       runs again whenever a file changes

    Instead of that:

      --explain A   says what decides an anchor, such as 'title.width'; may be repeated
      --svg OUT     writes a drawing for a browser, with '--constraints' also what is asked for
      --html OUT    writes a page with a slider for the sizes, or for widths around the scene's
      --json        prints frames, problems and notes as JSON, one line for each size
      --check       compares with the scene's expectations and prints the differences;
                    a conflict is a difference unless the scene expects it
      --explain-log reads logs of iOS and macOS instead of scenes, and explains each
                    "Unable to simultaneously satisfy constraints" in them
      --visual-format F
                    prints the constraints of Apple's visual format language as lines of the DSL
      --help scene  prints the language of scenes; '--help' this text, '--version' the version

    Sizes are in points. A table has frames in the superview's coordinates, JSON in the
    root's. A drawing is as wide as the terminal, at most 100 columns, or as COLUMNS says;
    it has colours in a terminal unless NO_COLOR is set.

    Exit status: 0, also for layouts with problems, unless --check finds a difference: 1;
    2 for a mistake in a file or in the arguments, or a log with nothing to explain.
    """
}
