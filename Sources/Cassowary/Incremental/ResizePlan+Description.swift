extension ResizePlan {
  /// The values that follow the parameters, then each moving component with the critical regions that are kept:
  ///
  ///     with p
  ///       x2 == p - 16
  ///     definitions
  ///       x5
  ///     links
  ///       x7
  ///     component 0 with p, in region 1
  ///       415.999999...inf: x1 == 400
  ///       -inf...415.999999: x1 == p - 16
  var description: String {
    if !isMade { return "" }
    var text =
      ResizePlan.listing("with p", followingFirst, "p") + ResizePlan.listing("with q", followingSecond, "q")
    var names: [String] = []
    for index in 0..<definitions.count { names.append("x\(definitions[index].variable)") }
    text += Cassowary.listing("definitions", names)
    names = []
    for index in 0..<linked.count { names.append("x\(linked[index])") }
    text += Cassowary.listing("links", names)
    for index in 0..<components.count { text += description(ofMoving: index) }
    return text
  }

  private func description(ofMoving index: Int) -> String {
    let moving = components[index]
    var lines: [String] = []
    for region in 0..<Int(moving.regionCount) {
      let range = regions[firstRegion(ofMoving: index) + region].range
      let first = firstExternal(ofMoving: index, region: region)
      var values: [String] = []
      for offset in 0..<Int(moving.externalCount) {
        let external = regionExternals[first + offset]
        values.append("x\(external.variable) == \(external.value)")
      }
      lines.append("\(range.low.text)...\(range.high.text): \(values.joined(separator: ", "))")
    }
    if lines.isEmpty { lines.append("no region: optimised at the next resize") }
    let parameter = moving.parameter == 0 ? "p and q" : moving.parameter == 1 ? "p" : "q"
    let present = moving.range.isEmpty ? "" : ", in region \(moving.region)"
    return Cassowary.listing("component \(moving.component) with \(parameter)\(present)", lines)
  }

  private static func listing(_ title: String, _ known: borrowing Buffer<KnownVariable>, _ parameter: String)
    -> String
  {
    var lines: [String] = []
    for index in 0..<known.count {
      var sum = SumText()
      sum.add(known[index].slope, parameter)
      sum.add(known[index].constant)
      lines.append("x\(known[index].variable) == \(sum.description)")
    }
    return Cassowary.listing(title, lines)
  }
}
