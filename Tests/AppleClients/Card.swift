// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AnchorageHeadless

#if canImport(UIKit)
import UIKit
typealias PlatformView = UIView
typealias PlatformBackend = UIKitBackend
#else
import AppKit
typealias PlatformView = NSView
typealias PlatformBackend = AppKitBackend
#endif

// An app's code about the platform's views. Scripts/check-apple-clients type-checks it in Swift 5 and Swift 6
// mode, with and without the main actor as the default isolation; Expected has what the compiler says.

final class CardView: PlatformView {
  let title = PlatformView(frame: .zero)
  var badge: PlatformView?
  let padding: CGFloat = 16
  let layoutItem = "a name of the app's own"

  func layOut() {
    title.leading == margins.leading + padding ~ .high
    title.top == safeArea.top
    title.size == .zero
    title.width == self.width * 0.5 - padding * 2 ~ .defaultHigh
    title.edges <= self.edges.inset(by: NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
    title.hugging.horizontal = 300
    if let badge { [title, badge].height == 44 }
    nameItems(of: self)
  }

  func declareHeading() { title.top == self.top + 8 }

  func makeHeading() -> ConstraintGroup<PlatformBackend> {
    batch(of: PlatformBackend.self, active: false) { declareHeading() }
  }
}

// A class of no actor where nothing else is the default. In Swift 5 mode UIKit says nothing about it.
final class CardStyler {
  func style(_ card: PlatformView, in root: PlatformView) {
    card.leading == root.leading + 8
    card.width == 44 ~ .high
    root.margins.top == card.top
    batch {
      card.width == 44
    }
    card.hugging.horizontal = 300
    card.compressionResistance = 750
    [card].setContentHuggingPriority(.high, for: .vertical)
    _ = LayoutView(measuring: card)
  }

  func print(_ constraint: NSLayoutConstraint) -> String { constraint.layoutDescription }

  func handleMistakes() { PlatformBackend.onMistake = { _ in } }
}
