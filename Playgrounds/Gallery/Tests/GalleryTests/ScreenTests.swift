import AnchorageHeadless
import AnchorageTesting
import Screens
import Testing

@Suite struct PlayTests {
  @Test
  func `no step of a screen has a conflict or is ambiguous`() {
    for type in allScreens {
      let screen = type.init()
      screen.play { step in
        #expect(screen.diagnostics.map(\.description) == [], "\(type), \(step.caption)")
      }
    }
  }

  @Test
  func `the steps that are looked at have captions of their own`() {
    for type in allScreens {
      let captions = type.init().steps.filter(\.isMoment).map(\.caption)
      #expect(captions.count >= 3 && Set(captions).count == captions.count, "\(type)")
    }
  }

  @Test
  func `after all steps, the screen is laid out as one that begins there`() {
    // Toggled, slid and resized, a screen has no memory.
    let (toggled, fresh) = (ToggleScreen(), ToggleScreen())
    toggled.play { _ in }
    for index in [0, 2] { fresh.setShown(false, at: index) }
    fresh.layoutIfNeeded()
    #expect(toggled.layoutDescription == fresh.layoutDescription)
  }
}

@Suite struct AnimationScreenTests {
  @Test
  func `the label goes from outside to the centre, fast at first`() {
    // The centre is 187.5 - 375 × (1 - frame / 16)³, the left edge 100 before it: -187.5 and -287.5 at first;
    // 187.5 - 375 × 27 / 64 = 29.297; 187.5 - 375 / 8 = 140.625; 187.5 - 375 / 64 = 181.641; 187.5 and 87.5 at last.
    #expect(
      AnimationScreen().sweep("label") == [
        "frame 0 of 16: -287.5 60 200 40", "frame 4 of 16: -70.7 60 200 40", "frame 8 of 16: 40.63 60 200 40",
        "frame 12 of 16: 81.64 60 200 40", "frame 16 of 16: 87.5 60 200 40",
      ])
  }
}

@Suite struct AttachmentScreenTests {
  @Test(arguments: [
    // 20 to the right of the tip and 2 above it: 34 + 20 = 54, 40 - 2 - 16 = 22.
    (50.0, 50.0, "34 40 32 20", "54 22 16 16"),
    // At the top it stays at 0, over the tip.
    (50, -100, "34 0 32 20", "54 0 16 16"),
    // At the right it ends with the container: 335 - 16 = 319 rather than 303 + 20; above the tip, 140 - 18 = 122.
    (1000, 150, "303 140 32 20", "319 122 16 16"),
    (1000, -100, "303 0 32 20", "319 0 16 16"),
  ])
  func `the attachment is at the tip, and stays inside`(x: Double, y: Double, tip: String, attachment: String)
  {
    let screen = AttachmentScreen()
    screen.drag(to: LayoutPoint(x: x, y: y))
    screen.layoutIfNeeded()
    #expect(screen.frames(of: ["tip", "attachment"]) == [tip, attachment])
  }
}

@Suite struct BarsScreenTests {
  @Test
  func `the upper bar is below the navigation bar, or the status bar`() {
    #expect(
      BarsScreen().sweep("top") == [
        "both bars: 0 64 375 40", "no navigation bar: 0 20 375 40", "no bars: 0 20 375 40",
        "no tab bar: 0 64 375 40",
      ])
  }

  @Test
  func `the lower bar is above the tab bar, or at the edge`() {
    // 667 - 49 - 40 = 578, 667 - 40 = 627.
    #expect(
      BarsScreen().sweep("bottom") == [
        "both bars: 0 578 375 40", "no navigation bar: 0 578 375 40", "no bars: 0 627 375 40",
        "no tab bar: 0 627 375 40",
      ])
  }
}

@Suite struct DragScreenTests {
  @Test(arguments: [
    // The tip is 3 × 8 + 8 = 32 wide and 16 + 4 = 20 high, its centre where the finger is: 50 - 16, 50 - 10.
    (50.0, 50.0, "34 40 32 20"),
    // At the upper left: 0, 0. At the lower right: 335 - 32 = 303, 300 - 20 = 280.
    (-100, -100, "0 0 32 20"), (1000, 1000, "303 280 32 20"),
    // Beyond one edge, the other coordinate is the finger's: 200 - 16 = 184, 200 - 10 = 190.
    (200, -100, "184 0 32 20"), (1000, 200, "303 190 32 20"),
  ])
  func `the tip follows the finger, and stays inside`(x: Double, y: Double, tip: String) {
    let screen = DragScreen()
    screen.drag(to: LayoutPoint(x: x, y: y))
    screen.layoutIfNeeded()
    #expect(screen.frames(of: ["tip"]) == [tip])
    expectNoProblems(screen)
  }

  @Test
  func `the tip returns when the finger does`() {
    let screen = DragScreen()
    for point in [LayoutPoint(x: 1000, y: 1000), LayoutPoint(x: 50, y: 50)] {
      screen.drag(to: point)
      screen.layoutIfNeeded()
    }
    #expect(screen.frames(of: ["tip"]) == ["34 40 32 20"])
  }
}

@Suite struct ExpandingScreenTests {
  @Test
  func `one cell expands, and the next one moves`() {
    // Collapsed: 4 + 21 + 4 + 64 + 4 + 32 = 129. The text is 375 - 16 = 359 wide, 44 letters: 5 lines, 80 points.
    // Expanded: 65 + 80 = 145.
    let screen = ExpandingScreen()
    screen.tap(0)
    expectLayout(
      screen,
      """
      screen         0    0  375  320
      └ table        0    0  375  320
        ├ cell1      0    0  375  145
        │ ├ title    8    4  359   21
        │ ├ content  8   29  359   80
        │ └ more     0  113  375   32
        └ cell2      0  145  375  129
          ├ title    8    4  359   21
          ├ content  8   29  359   64
          └ more     0   97  375   32
      """)
  }

  @Test
  func `a second tap collapses the cell`() {
    #expect(
      ExpandingScreen().sweep("cell1") == [
        "both collapsed: 0 0 375 129", "cell1 tapped: 0 0 375 145", "cell2 tapped: 0 0 375 145",
        "cell1 tapped again: 0 0 375 129",
      ])
    #expect(
      ExpandingScreen().sweep("cell2") == [
        "both collapsed: 0 129 375 129", "cell1 tapped: 0 145 375 129", "cell2 tapped: 0 145 375 145",
        "cell1 tapped again: 0 129 375 145",
      ])
  }
}

@Suite struct ParallaxScreenTests {
  @Test
  func `the header is as high as the list is pulled, and never lower than at rest`() {
    #expect(
      ParallaxScreen().sweep("header") == [
        "content offset -235: 0 64 375 235", "content offset -300: 0 64 375 300",
        "content offset -120: 0 64 375 235",
      ])
  }

  @Test
  func `the title moves half as fast as the rows`() {
    // (235 - 16) / 2 = 109.5, (300 - 16) / 2 = 142: 32.5 of 65 points. 7 letters are 56 wide, (375 - 56) / 2 = 159.5.
    #expect(
      ParallaxScreen().sweep("title") == [
        "content offset -235: 159.5 109.5 56 16", "content offset -300: 159.5 142 56 16",
        "content offset -120: 159.5 109.5 56 16",
      ])
  }

  @Test
  func `the rows begin below the header`() {
    // 64 + 235 = 299, 64 + 300 = 364.
    let screen = ParallaxScreen()
    var places: [Double?] = []
    for offset in [-235.0, -300] {
      screen.scroll(to: offset)
      screen.layoutIfNeeded()
      places.append(screen.view(named: "row1")?.frameInRoot.minY)
    }
    #expect(places == [299, 364])
  }
}

@Suite struct SelfSizingScreenTests {
  @Test
  func `a cell is as high as its text, and the next one is below it`() {
    // The text is 375 - 4 - 44 - 4 - 4 = 319 wide, 39 letters: 20 words are 3 lines, 48 points.
    // 4 + 22 + 4 + 48 + 4 = 82, and 0.5 for the separator.
    let screen = SelfSizingScreen()
    screen.write(words: 20)
    expectLayout(
      screen,
      """
      screen          0   0    375  180
      └ table         0   0    375  180
        ├ cell1       0   0    375   82
        │ ├ avatar    4   4     44   44
        │ ├ title    52   4    319   22
        │ └ content  52  30    319   48
        └ cell2       0  82.5  375   50
          ├ avatar    4   4     44   44
          ├ title    52   4    319   22
          └ content  52  30    319   16
      """)
  }

  @Test(arguments: [
    // 34 + 16 for each line; 9 words have 39 letters, one more does not fit.
    (3, 50), (9, 50), (10, 66), (20, 82),
  ])
  func `each line makes the cell 16 points higher`(words: Int, height: Int) {
    let screen = SelfSizingScreen()
    screen.write(words: words)
    screen.layoutIfNeeded()
    #expect(screen.frames(of: ["cell1", "cell2"]) == ["0 0 375 \(height)", "0 \(height).5 375 50"])
  }

  @Test
  func `the avatar has no say in the height`() {
    // Without text, 4 + 22 + 4 + 0 + 4 = 34, although the avatar ends at 48.
    let screen = SelfSizingScreen()
    screen.layoutIfNeeded()
    #expect(screen.frames(of: ["cell1", "avatar"]) == ["0 0 375 34", "4 4 44 44"])
  }
}

@Suite struct SliderScreenTests {
  @Test
  func `the view inside is half as wide, wherever the slider is`() {
    // 288 × 1 / 2 = 144, 288 × 0.5 / 2 = 72, 288 × 0.25 / 2 = 36; as high as the container.
    #expect(
      SliderScreen().sweep("half") == [
        "slider at 1.0: 0 0 144 69", "slider at 0.5: 0 0 72 69", "slider at 0.25: 0 0 36 69",
      ])
  }

  @Test(arguments: [(1.0, "16 198 288 69", "306 108 28 28"), (0.5, "16 198 144 69", "162 108 28 28")])
  func `the container is as wide as the slider says`(value: Double, container: String, thumb: String) {
    let screen = SliderScreen()
    screen.slide(to: value)
    screen.layoutIfNeeded()
    // The thumb's centre is on the track: 32 + 288 × value - 14, 120 + 2 - 14 = 108.
    #expect(screen.frames(of: ["container", "thumb"]) == [container, thumb])
  }
}

@Suite struct StairsScreenTests {
  @Test
  func `the cell is as high as the stairs in it`() {
    // 375 - 8 = 367, a third is 122.33, 15 letters: "first step, not | long", "second step, | somewhat longer", "third":
    // 32 + 32 + 16 = 80, and 8 more for the cell.
    expectLayout(
      StairsScreen(),
      """
      screen            0       0  375     150
      └ cell            0       0  375      88
        └ stairs        4       4  367      80
          ├ step1       0       0  122.33   32
          ├ step2     122.33   32  122.33   32
          └ step3     244.67   64  122.33   16
      """)
  }

  @Test
  func `a new width makes a new height in the same pass`() {
    // 320: 312 / 3 = 104, 13 letters: 2, 3 and 1 lines, 6 × 16 + 8 = 104. 280: 272 / 3 = 90.67, 11 letters: "second | step, |
    // somewhat | longer", 7 × 16 + 8 = 120. Four steps of 367 / 4 = 91.75 have 11 letters, too: 2 + 4 + 1 + 1 lines, 136.
    #expect(
      StairsScreen().sweep("cell") == [
        "375 points wide: 0 0 375 88", "320 points wide: 0 0 320 104", "280 points wide: 0 0 280 120",
        "a fourth step: 0 0 375 136",
      ])
  }
}

@Suite struct ToggleScreenTests {
  @Test
  func `a block of four images is centred`() {
    // 4 × 32 = 128, (375 - 128) / 2 = 123.5. Switches: 4 × 51 + 3 × 32 = 300, (375 - 300) / 2 = 37.5.
    expectLayout(
      ToggleScreen(),
      """
      screen        0      0  375  280
      ├ switch1    37.5  100   51   31
      │ └ knob     22      2   27   27
      ├ switch2   120.5  100   51   31
      │ └ knob     22      2   27   27
      ├ switch3   203.5  100   51   31
      │ └ knob     22      2   27   27
      ├ switch4   286.5  100   51   31
      │ └ knob     22      2   27   27
      └ block     123.5  200  128   32
        ├ image1    0      0   32   32
        ├ image2   32      0   32   32
        ├ image3   64      0   32   32
        └ image4   96      0   32   32
      """)
  }

  @Test
  func `the block stays centred, whatever is hidden`() {
    let screen = ToggleScreen()
    // (375 - 32 × images) / 2.
    let blocks = screen.sweep("block")
    #expect(
      blocks == [
        "all four shown: 123.5 200 128 32",
        "image2 hidden: 139.5 200 96 32",
        "image4 hidden, too: 155.5 200 64 32",
        "image1 hidden, too: 171.5 200 32 32",
        "none shown: 187.5 200 0 32",
        "image2 and image4 shown again: 155.5 200 64 32",
      ])
  }

  @Test
  func `an image closes up when the one before it is hidden`() {
    // 32 + 0 = 32 instead of 64.
    let screen = ToggleScreen()
    screen.setShown(false, at: 1)
    screen.layoutIfNeeded()
    #expect(
      screen.frames(of: ["image1", "image2", "image3", "image4"]) == [
        "0 0 32 32", "32 0 0 32", "32 0 32 32", "64 0 32 32",
      ])
  }
}

extension InteractiveScreen {
  /// The frame of a view after each step that is to be looked at, a line each.
  func sweep(_ name: String) -> [String] {
    var lines: [String] = []
    play { step in
      if step.isMoment { lines.append("\(step.caption): \(frames(of: [name]).joined())") }
    }
    return lines
  }

  /// The frames of views as `x y width height`, rounded as tables are.
  func frames(of names: [String]) -> [String] {
    names.map { name in
      guard let frame = view(named: name)?.frame else { return "no '\(name)'" }
      return [frame.minX, frame.minY, frame.width, frame.height].map { number in
        let rounded = (number * 100).rounded() / 100
        return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
      }.joined(separator: " ")
    }
  }
}
