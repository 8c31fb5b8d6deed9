// Embedded Swift has no reflection.
#if !hasFeature(Embedded)
/// Names the views and guides that an object keeps in properties after these properties.
///
///     final class Card: LayoutView {
///       let title = LayoutLabel(text: "Title")
///       let rows = [LayoutView(), LayoutView()]
///
///       init() {
///         super.init(name: "card")
///         nameItems(of: self)   // title, rows[0], rows[1]
///       }
///     }
///
/// Items with a name keep it, so calling this again names only new items. Optional and lazy properties are
/// visited once they have a value, and arrays element by element. Properties of Anchorage's own classes, such
/// as `subviews`, are not visited. Reflection can't distinguish weak and unowned properties from strong ones,
/// and names the items they refer to as well: call this for owners before objects that refer back to them.
///
/// In a module whose default isolation is the main actor, the class above is `nonisolated`, see
/// ``LayoutView``.
///
/// Views of UIKit and AppKit are named by accessibility identifiers, guides by identifiers, on the main
/// thread only.
///
/// - Parameter owner: The value whose properties are visited, including those of its superclasses.
/// - Complexity: O(properties and array elements); reflection is slow, so call it once for each owner.
public func nameItems(of owner: Any) {
  var mirror: Mirror? = Mirror(reflecting: owner)
  while let present = mirror, !isOwnClass(present.subjectType) {
    for child in present.children {
      guard let label = child.label else { continue }
      name(child.value, propertyName(label))
    }
    mirror = present.superclassMirror
  }
}

private func isOwnClass(_ type: Any.Type) -> Bool {
  #if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
  if type == _PlatformView.self || type == _PlatformGuide.self { return true }
  #endif
  return _typeName(type).hasPrefix("AnchorageHeadless.")
}

/// An item of Anchorage's own, which keeps its name itself.
package protocol NameableItem: AnyObject {
  var name: String { get set }
}

/// The name of a property as written; a lazy property is stored under a longer name.
private func propertyName(_ label: String) -> String {
  let prefix = "$__lazy_storage_$_"
  return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
}

private func name(_ value: Any, _ name: String) {
  if let item = value as? any NameableItem {
    if item.name.isEmpty { item.name = name }
  } else if let items = value as? [(any NameableItem)?] {
    for (index, item) in items.enumerated() {
      if let item, item.name.isEmpty { item.name = "\(name)[\(index)]" }
    }
  }
  #if (canImport(UIKit) && !os(watchOS) || canImport(AppKit)) && !ANCHORAGE_HEADLESS_ONLY
  namePlatformItems(value, name)
  #endif
}
#endif
