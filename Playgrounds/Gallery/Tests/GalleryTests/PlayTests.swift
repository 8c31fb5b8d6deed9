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
