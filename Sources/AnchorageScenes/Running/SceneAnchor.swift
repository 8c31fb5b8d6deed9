import AnchorageHeadless

/// An anchor of an item of a scene.
struct SceneAnchor {
  let item: HeadlessItem
  let attribute: LayoutAttribute
}
