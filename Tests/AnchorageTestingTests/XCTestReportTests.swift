import AnchorageHeadless
import AnchorageTesting
import XCTest

/// Expectations in tests of XCTest.
final class XCTestReportTests: XCTestCase {
  #if !canImport(Darwin)
  private var caught: [String] = []

  // Keeps the failures that are expected here from failing the test.
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    caught.append("\(filePath):\(lineNumber): \(description)")
  }

  func testAFailureIsReportedOnceAtTheLineOfTheCall() {
    expectLayout(makeView(), "view 0 0 3 5")
    let line = #line - 1
    XCTAssertEqual(caught.count, 1)
    XCTAssertTrue(
      caught[0].hasPrefix("\(#filePath):\(line): failed - the layout of 'view' is not as expected\n"),
      caught[0])
  }
  #endif

  func testALayoutAsExpectedPasses() {
    expectLayout(makeView(), "view 0 0 3 4")
    expectNoProblems(makeView())
    expectLayoutAdapts(makeView())
  }

  private func makeView() -> LayoutView {
    LayoutView(name: "view", frame: LayoutRect(x: 0, y: 0, width: 3, height: 4))
  }
}
