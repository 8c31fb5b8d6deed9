import AnchorageHeadless
import AnchorageDrawing
import Testing

@Suite struct ScrollDrawingTests {
  /// A scroll view of 100 × 32 with labels at 0, 16, 32 and 48 of its content, scrolled by an offset.
  ///
  /// - Parameter isGrouped: Whether the labels are in a view of size 0.
  private func drawing(offset: Double, isGrouped: Bool = false) -> LayoutDrawing {
    let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 100, height: 64))
    let list = LayoutScrollView(name: "list", frame: LayoutRect(x: 0, y: 10, width: 100, height: 32))
    root.addSubview(list)
    let group = LayoutView(name: "group")
    if isGrouped {
      list.addSubview(group)
      group.topLeading == list.topLeading
      group.size == 0
    }
    for index in 0..<4 {
      let label = LayoutLabel(name: "l\(index)", text: "\(index)")
      (isGrouped ? group : list).addSubview(label)
      label.topLeading == list.topLeading.offset(x: 0, y: Double(index) * 16)
    }
    list.contentLayoutGuide.size == LayoutSize(width: 100, height: 64)
    list.contentOffset.y = offset
    root.layoutIfNeeded()
    return LayoutDrawing(of: root)
  }

  private func items(offset: Double, isGrouped: Bool = false) -> [String] {
    let items = drawing(offset: offset, isGrouped: isGrouped).items
    return items.filter { $0.name.hasPrefix("l") && $0.name.count == 2 }.map {
      let shown = $0.visibleFrame ?? .zero
      return "\($0.name) \(Int($0.frame.minY)) \(Int(shown.minY)) \(Int(shown.height))"
    }
  }

  @Test func `the content is drawn where it was scrolled to, and cut`() {
    // Where a label is, where its shown part begins, and how high that is.
    #expect(items(offset: 0) == ["l0 10 10 16", "l1 26 26 16", "l2 42 42 0"])
    #expect(items(offset: 28) == ["l1 -2 10 4", "l2 14 14 16", "l3 30 30 12"])
    #expect(items(offset: 500) == [])
  }

  @Test func `only a scroll view cuts off what is inside of it`() {
    for offset in [0.0, 28, 500] {
      #expect(items(offset: offset, isGrouped: true) == items(offset: offset))
    }
  }

  @Test func `the drawing has no room for what is cut`() {
    // The content would end at 10 + 64 = 74, or begin at 10 - 28 = -18: outside of the root, which ends at 64.
    for offset in [0.0, 28] {
      let svg = drawing(offset: offset).svg(scale: 1)
      // With 20 units around it.
      #expect(svg.contains("viewBox=\"0 0 140 104\""), "\(svg.prefix(120))")
    }
  }
}
