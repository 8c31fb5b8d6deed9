/// The differences of a view or a constraint under some circumstances.
///
/// The variation `default` comes first, and then those that apply, from the least to the most specific.
package struct InterfaceVariation: Hashable, Sendable {
  /// A view or a constraint that is installed or taken out.
  package struct Change: Hashable, Sendable {
    /// The kinds of things that can be taken out.
    package enum Target: String, Hashable, Sendable {
      case subviews
      case constraints
    }

    package let target: Target
    /// Whether the object is installed; otherwise it is taken out.
    package let isInstalled: Bool
    /// The object identifier of the view or constraint.
    package let reference: String
    package let position: InterfacePosition
  }

  /// The circumstances as the file has them: `heightClass=regular-widthClass=compact`.
  package let key: String
  package let changes: [Change]
  /// The attributes that replace those of the element, but for `key`: `constant`, `spacing`, `hidden`.
  package let attributes: [String: String]
  /// The names of the elements that replace those of the object, which no layout follows: `fontDescription`.
  package let parts: [String]
  package let position: InterfacePosition
}

extension InterfaceVariation {
  /// The circumstances, one by one: `["heightClass": "regular", "widthClass": "compact"]`; empty for `default`.
  package var conditions: [(name: String, value: String)] {
    guard key != "default" else { return [] }
    return key.split(separator: "-", omittingEmptySubsequences: false).map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return (sides[0], sides.count > 1 ? sides[1] : "")
    }
  }

  /// Whether the variation is for these circumstances. A condition that is not known never holds.
  package func applies(to traits: InterfaceTraits) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.name {
      case "widthClass": condition.value == traits.width.rawValue
      case "heightClass": condition.value == traits.height.rawValue
      case "userInterfaceIdiom": condition.value == traits.idiom.rawValue
      default: false
      }
    }
  }
}

extension [InterfaceVariation] {
  /// The variations for some circumstances, in the order in which they apply: a later one wins.
  package func applying(to traits: InterfaceTraits) -> [InterfaceVariation] {
    let indices = self.indices.filter { self[$0].applies(to: traits) }
    let order = indices.sorted { (self[$0].conditions.count, $0) < (self[$1].conditions.count, $1) }
    return order.map { self[$0] }
  }

  /// The value of an attribute that varies, or `nil` if nothing that applies has it.
  package func value(of attribute: String, in traits: InterfaceTraits) -> String? {
    applying(to: traits).last { $0.attributes[attribute] != nil }?.attributes[attribute]
  }

  /// The objects of a kind that are taken out under some circumstances.
  package func excluded(_ target: InterfaceVariation.Change.Target, in traits: InterfaceTraits) -> Set<String>
  {
    var excluded: Set<String> = []
    for change in applying(to: traits).flatMap(\.changes) where change.target == target {
      if change.isInstalled {
        excluded.remove(change.reference)
      } else {
        excluded.insert(change.reference)
      }
    }
    return excluded
  }
}
