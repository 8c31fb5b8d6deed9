#if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
import AnchorageHeadless

extension LayoutSweep {
  /// The failures of a real view by combination; `nil` if everything fits. The view is as it was.
  ///
  /// The real labels get the texts, because they measure them. Sizes and directions are only set on mirrors:
  /// a real view whose constraints conflict in a size would drop one of them.
  @MainActor func failure(of view: _PlatformView) -> LayoutFailure? {
    view.layOutIfNeeded()
    let mirror = ViewMirror(of: view)
    // A view that constraints place is inside the mirror.
    let mirrored = mirror.view(for: view) ?? mirror.tree
    if let reason = reasonAgainst(mirrored) { return LayoutFailure(message: reason) }
    var labels = PlatformTexts(in: view)
    defer {
      labels.restore()
      view.layOutIfNeeded()
    }
    return failure(of: mirrored.quotedName) { text in
      labels.show(text)
      let mirror = ViewMirror(of: view)
      mirror.followRoot()
      return mirror.tree
    }
  }
}
#endif
