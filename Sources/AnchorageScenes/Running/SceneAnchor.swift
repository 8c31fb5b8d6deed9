import AnchorageHeadless

/// An anchor of an item of a scene.
package struct SceneAnchor {
  let item: HeadlessItem
  let attribute: LayoutAttribute
}
