import Anchorage

/// An anchor of an item, as a key.
struct AnchorKey: Hashable {
  let node: ObjectIdentifier
  let attribute: LayoutAttribute
}
