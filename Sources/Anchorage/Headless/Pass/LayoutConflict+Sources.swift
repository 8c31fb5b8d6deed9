extension LayoutConflict {
  init(_ sources: [NamedConflictSource], broken: Int, root: LayoutView) {
    let anchors = sources.flatMap { $0.anchors }
    let axes = anchors.compactMap { $0.attribute.axis }
    axis = axes.first.flatMap { first in axes.allSatisfy { $0 == first } ? first : nil }
    members = sources.map { $0.member }
    self.broken = broken
    item = sources.isEmpty ? "" : sources[broken].anchors.first?.item.displayName ?? ""
    items = []
    rootSize = []
    var named: Set<String> = []
    for anchor in anchors where named.insert(anchor.item.displayName).inserted {
      items.append(anchor.item.displayName)
    }
    for axis in LayoutAxis.allCases {
      let takesPart = anchors.contains { anchor in
        anchor.item === root && anchor.attribute.axis == axis
          && ![.left, .leading, .top].contains(anchor.attribute)
      }
      guard takesPart else { continue }
      let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
      rootSize.append(
        RootExtent(anchor: "\(root.displayName).\(attribute)", value: root.frame.size[axis]))
    }
  }
}
