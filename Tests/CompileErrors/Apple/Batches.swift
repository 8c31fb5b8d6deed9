import AnchorageHeadless

#if canImport(UIKit)
import UIKit
private typealias PlatformView = UIView
#else
import AppKit
private typealias PlatformView = NSView
#endif

// Batches that do not say whose constraints they hold; checked for both by Scripts/check-diagnostics.

@MainActor
private func calls(view: PlatformView, card: LayoutView) {
  func declare() { card.width == 100 }
  // expect-error: conformance of '_No.UndecidedBatch' to '_OK' is unavailable: this block does not say whose constraints it makes: write 'batch(of: HeadlessBackend.self)', 'UIKitBackend.self' or 'AppKitBackend.self'
  batch { declare() }
  // expect-error: conformance of '_No.UndecidedBatch' to '_OK' is unavailable: this block does not say whose constraints it makes: write 'batch(of: HeadlessBackend.self)', 'UIKitBackend.self' or 'AppKitBackend.self'
  let group = batch(active: false) { declare() }
  // expect-error: generic parameter 'Backend' could not be inferred
  _ = batch { declare() }.count
  // A relation in a declaration is no statement of the block.
  // expect-error: conformance of '_No.UndecidedBatch' to '_OK' is unavailable: this block does not say whose constraints it makes: write 'batch(of: HeadlessBackend.self)', 'UIKitBackend.self' or 'AppKitBackend.self'
  batch {
    let width = view.width == 100
    width.identifier = "width"
  }
  // These say it.
  batch(of: HeadlessBackend.self) { declare() }
  let typed: ConstraintGroup<HeadlessBackend> = batch { declare() }
  _ = (group, typed)
}

private func callsOffTheMainActor(card: LayoutView) {
  func declare() { card.width == 100 }
  // expect-error: conformance of '_No.UndecidedBatch' to '_OK' is unavailable: this block does not say whose constraints it makes: write 'batch(of: HeadlessBackend.self)', 'UIKitBackend.self' or 'AppKitBackend.self'
  batch { declare() }
  batch(of: HeadlessBackend.self) { declare() }
}
