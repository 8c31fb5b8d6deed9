/// Items that equations connect, with no equation more than that takes.
struct EquationTree {
  private(set) var items: [CodeItem]
  private(set) var equations: [CodeEquation]

  /// The connected parts; an equation between items that are connected already is left out.
  static func components(of equations: [CodeEquation]) -> [EquationTree] {
    var trees: [EquationTree] = []
    var placeByItem: [CodeItem: Int] = [:]
    for equation in equations {
      guard let other = equation.second?.item else { continue }
      let item = equation.first.item
      switch (placeByItem[item], placeByItem[other]) {
      case (nil, nil):
        placeByItem[item] = trees.count
        placeByItem[other] = trees.count
        trees.append(EquationTree(items: [other, item], equations: [equation]))
      case (let place?, nil):
        placeByItem[other] = place
        trees[place].items.append(other)
        trees[place].equations.append(equation)
      case (nil, let place?):
        placeByItem[item] = place
        trees[place].items.append(item)
        trees[place].equations.append(equation)
      case (let place?, let second?) where place != second:
        // The smaller part joins the larger one, so that each item moves a few times at most.
        let (large, small) =
          trees[place].items.count >= trees[second].items.count ? (place, second) : (second, place)
        for item in trees[small].items { placeByItem[item] = large }
        trees[large].items += trees[small].items
        trees[large].equations += trees[small].equations + [equation]
        trees[small] = EquationTree(items: [], equations: [])
      default: break
      }
    }
    return trees.filter { !$0.items.isEmpty }
  }
}
