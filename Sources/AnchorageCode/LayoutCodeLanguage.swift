/// The language that a layout is printed in.
///
///     let language = LayoutCodeLanguage.anchors
///     print(card.layoutCode(as: language))
public enum LayoutCodeLanguage: Hashable, Sendable, CaseIterable {
  /// Statements of Anchorage in a batch: `title.top == root.top + 8`.
  case anchorage
  /// Calls of `NSLayoutAnchor`, which need no library: `title.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)`.
  case anchors
  /// A scene of the playground, with the frames of the last layout.
  case scene
}
