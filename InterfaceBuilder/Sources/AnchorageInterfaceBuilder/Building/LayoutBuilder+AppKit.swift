import AnchorageHeadless

// Views of AppKit.

extension LayoutBuilder {
  /// Finds where the baselines are that equations line up.
  mutating func findBaselines(of views: [InterfaceView]) {
    let models = Dictionary(views.map { ($0.id, $0) }) { first, _ in first }
    let geometry = geometry
    let builder = self
    baselines =
      SavedBaselines(of: views, installed, geometry, in: traits) { side in
        guard let model = models[side.id], let rect = geometry.alignmentRect(of: side.id) else { return nil }
        let found = builder.baselines(of: model, height: rect.height)
        return side.attribute == .firstBaseline ? found.first : found.last
      }.distances
  }

  /// The views that the view around them places by rules of its own, so that they stay where they were saved.
  static func placedBySuperviews(_ views: [InterfaceView]) -> Set<String> {
    Set(
      views.flatMap { view -> [String] in
        guard case .appKit(let kind) = view.kind, kind.placesSubviews else { return [] }
        return view.subviews.map(\.id)
      })
  }

  /// The hidden views that keep their room in stack views.
  static func keepingRoom(_ views: [InterfaceView]) -> Set<String> {
    Set(
      views.flatMap { view -> [String] in
        guard case .stack(let stack) = view.kind, stack.keepsHiddenViews else { return [] }
        return view.subviews.map(\.id)
      })
  }
}
