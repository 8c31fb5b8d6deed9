extension InterfaceCommand {
  /// The end of the report about a wrong argument.
  static let synopsis = """
    usage: interface-builder FILE.storyboard|FILE.xib|FOLDER... [OPTION]...
    'interface-builder --help' says what the options do
    """

  /// The text of `--help`.
  static let usage = """
    usage: interface-builder FILE.storyboard|FILE.xib|FOLDER... [OPTION]...

    Lays out the screens and cells of storyboards and xibs, and compares the frames with the saved ones.

      (no option)   prints the frame table, the verdict and a drawing of each screen and cell, or of
                    a folder one line a file
      --scene ID    takes only the screen or cell with that object ID, or that of its controller
      --measure     takes the sizes of labels from our own text metrics, not from the saved frames
      --size-class W-H
                    lays out for other size classes than the file's device, such as 'compact-regular'
      --width N     makes the drawing at most N columns wide
      --plain       draws with ASCII characters and without colours
      --no-drawing  prints no drawing

    Instead of that:

      --swift       prints a view class in the DSL, for UIKit, or with '--headless' without
      --layout      prints a scene, for the command 'playground'
      --check       compares the frames with the saved ones, and says why they differ
      --json        prints both and the verdict as JSON, one line for each screen and cell
      --svg OUT     writes a drawing of one screen, with '--constraints' also its constraints
      --html OUT    writes a page of one file

    A drawing is as wide as the terminal, at most 100 columns, or as COLUMNS says; it has colours in a
    terminal unless NO_COLOR is set. OUT may be '-' for standard output.

    Exit status: 0, unless --check finds a difference: 1; 2 for a mistake in a file or in the arguments.
    """
}
