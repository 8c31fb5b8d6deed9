/// Keeps the nodes of an engine's entries.
///
/// Each is kept by one reference, counted by hand, because an array of plain words needs no calls into the
/// standard library.
struct KeptNodes: ~Copyable {
  private var nodes: ContiguousArray<Unmanaged<ItemNode>> = []

  deinit {
    for node in nodes { node.release() }
  }

  var count: Int { nodes.count }

  mutating func reserve(_ total: Int) { nodes.reserveCapacity(total) }

  @inline(__always)
  mutating func append(_ node: ItemNode) { nodes.append(.passRetained(node)) }
}
