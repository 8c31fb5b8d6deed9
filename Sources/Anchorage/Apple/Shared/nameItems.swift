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
/// Those that have a name keep it, so calling this again names only what is new. Optional and lazy properties
/// are looked into once they have a value, arrays element by element. Properties of Anchorage's own classes,
/// such as `subviews`, are not. Reflection cannot tell weak and unowned properties from others: what they
/// refer to is named after them as well unless it has a name, so owners come before those that refer back to
/// them.
///
/// In a module whose default isolation is the main actor, the class above is `nonisolated`, see
/// ``LayoutView``.
///
/// Views of UIKit and AppKit are named by accessibility identifiers, guides by identifiers, on the main
/// thread only.
///
/// - Parameter owner: A value whose properties are looked at, those of its superclasses too.
/// - Complexity: O(properties and array elements); reflection is slow, so once per owner is enough.
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

/// The name of a property as it is written; a lazy one is stored under a longer name.
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
