/// Notes objects without keeping them alive, to say which of them still are.
final class Watch {
  private var objects: [(name: String, object: () -> AnyObject?)] = []

  /// Watches an object, which is returned.
  @discardableResult
  func on<Object: AnyObject>(_ object: Object) -> Object {
    objects.append(("\(type(of: object)) \(objects.count)", { [weak object] in object }))
    return object
  }

  /// The names of the objects that are still alive.
  var living: [String] { objects.filter { $0.object() != nil }.map(\.name) }
}

/// Every order of some elements.
func permutations<Element>(of elements: [Element]) -> [[Element]] {
  if elements.isEmpty { return [[]] }
  return elements.indices.flatMap { index in
    var rest = elements
    let first = rest.remove(at: index)
    return permutations(of: rest).map { [first] + $0 }
  }
}
