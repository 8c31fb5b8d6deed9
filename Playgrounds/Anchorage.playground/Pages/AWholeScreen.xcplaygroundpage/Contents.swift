/*:
 # A whole screen

 A screen is a view with subviews, and with constraints of its own. Its shape selects one of two layouts, and both are
 mirrored from right to left.
 */
import AnchorageHeadless
import AnchorageDrawing

nonisolated final class PlaceScreen: LayoutView {
  enum Shape { case tall, wide }

  let photo = LayoutView(name: "photo")
  let title = LayoutLabel(name: "title", text: "North Lighthouse")
  let about = LayoutLabel(
    name: "about", text: "Built in 1868. The lamp room is open on Sundays, if there is no fog.")
  let buttons = LayoutStackView(
    name: "buttons", arrangedSubviews: ["Route", "Call", "Share"].map { LayoutLabel(name: $0, text: $0) })

  init() {
    super.init(name: "screen")
    for view in [photo, title, about, buttons] { addSubview(view) }
    about.numberOfLines = 0
    buttons.distribution = .fillEqually
    buttons.spacing = 8
    buttons.isLayoutMarginsRelativeArrangement = true

    batch {
      [title, about, buttons].trailing == margins.trailing
      [about, buttons].leading == title.leading
      about.top == title.bottom + 8
      buttons.top >= about.bottom + 8
      buttons.bottom == margins.bottom
    }
    let tall = batch(active: false) {
      photo.edges.excluding(.bottom) == edges
      photo.height == photo.width / 2
      title.top == photo.bottom + 8
      title.leading == margins.leading
    }
    let wide = batch(active: false) {
      photo.edges.excluding(.trailing) == edges
      photo.width == width / 3
      title.top == margins.top
      title.leading == photo.trailing + 8
    }
    let layouts = ConstraintSwitch([Shape.tall: tall, .wide: wide])
    layouts.select(bySizeOf: self) { $0.width < $0.height ? .tall : .wide }
  }
}

let root = PlaceScreen()
root.safeAreaInsets = LayoutInsets(bottom: 16)
for size in [LayoutSize(width: 240, height: 272), LayoutSize(width: 320, height: 160)] {
  root.frame.size = size
  for direction in [LayoutDirection.leftToRight, .rightToLeft] {
    root.layoutDirection = direction
    root.layoutIfNeeded()
    print(LayoutDrawing(of: root).terminal())
  }
}

//: Right in two sizes, but in others? Diagnostics tell of conflicts, notes of text that is cut and views outside.
let probe = PlaceScreen()
let widths = Array(stride(from: 176.0, through: 1024, by: 16))
let wrong = widths.filter { width in
  probe.frame.size = LayoutSize(width: width, height: 272)
  probe.layoutIfNeeded()
  return !probe.diagnostics.isEmpty || !probe.notes().isEmpty
}
print("\(widths.count) widths, \(wrong.count) of them wrong: \(wrong)")

//: ## Try it
//: Name a button "Directions", and see in which widths it is cut. `Playgrounds/Testing` shows how a test finds that.
//:
//: [Previous](@previous)
#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
import PlaygroundSupport

PlaygroundPage.current.liveView = LayoutTreeView(of: root)
#endif
