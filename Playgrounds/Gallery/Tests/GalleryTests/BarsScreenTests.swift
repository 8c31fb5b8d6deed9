import Screens
import Testing

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
