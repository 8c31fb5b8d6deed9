// Names of the engine in a file that imports the language alone.
import Anchorage

func names() {
  // expect-error: 'LayoutView' is unavailable: headless views come with the engine: import AnchorageHeadless
  let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  // expect-error: 'LayoutLabel' is unavailable: headless views come with the engine: import AnchorageHeadless
  _ = LayoutLabel(name: "label", text: "x")
  // expect-error: 'LayoutStackView' is unavailable: headless views come with the engine: import AnchorageHeadless
  _ = LayoutStackView(name: "row")
  // expect-error: 'LayoutScrollView' is unavailable: headless views come with the engine: import AnchorageHeadless
  _ = LayoutScrollView(name: "list")
  _ = root
}

// expect-error: 'LayoutView' is unavailable: headless views come with the engine: import AnchorageHeadless
final class Card: LayoutView {}

func problems<Item: LayoutItem>(of item: Item) {
  // expect-error: 'layoutProblems()' is unavailable: reports come with the engine: import AnchorageHeadless; a headless view has them in 'diagnostics'
  _ = item.layoutProblems()
}
