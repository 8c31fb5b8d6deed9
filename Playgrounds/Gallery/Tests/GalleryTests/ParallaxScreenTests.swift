import AnchorageTesting
import Screens
import Testing

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
