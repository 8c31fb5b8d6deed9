/// The language that a layout is printed in.
///
///     root.layoutCode(as: .anchors)
///     // NSLayoutConstraint.activate([
///     //   title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
///     // ])
public enum LayoutCodeLanguage: Hashable, Sendable, CaseIterable {
  /// Statements of Anchorage, in a batch.
  ///
  ///     LayoutCodeLanguage.anchorage  // title.top == root.top + 8
  case anchorage
  /// Calls of `NSLayoutAnchor`, which need no library.
  ///
  ///     LayoutCodeLanguage.anchors  // title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
  case anchors
  /// A scene of the playground: views, statements and the table of frames.
  ///
  ///     LayoutCodeLanguage.scene  // root 320 100, view title, title.top == root.top + 8
  case scene
}
