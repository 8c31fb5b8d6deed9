import AnchorageHeadless
import AnchorageTesting
import LoginScreen
import XCTest

/// The same expectations in a test of XCTest.
final class ButtonTests: XCTestCase {
  func testATitleThatWrapsMakesTheButtonHigher() {
    let button = LoginScreen().signIn
    button.removeFromSuperview()
    button.title.text = "Sign in with another account"
    // 26 letters a line: "Sign in with another" has 20 of 8 points each.
    expectLayout(
      button, width: 224,
      """
      signIn    0   0  224   48
      └ title  32   8  160   32
      """)
    expectLayoutAdapts(button, widths: 120...400)
  }
}
