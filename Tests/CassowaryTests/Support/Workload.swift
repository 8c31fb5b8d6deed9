import Cassowary

/// Layouts of any number of views, with the frames a loop written by hand gives them.
struct Workload {
  /// The four numbers of a view inside the solver.
  struct Box {
    var x, y, width, height: Variable

    init(in solver: Solver) {
      x = solver.makeVariable()
      y = solver.makeVariable()
      width = solver.makeVariable(nonNegative: true)
      height = solver.makeVariable(nonNegative: true)
    }

    var right: LinearExpression { x + width }
    var bottom: LinearExpression { y + height }
  }

  /// The four numbers of a view as they should be.
  struct Frame: Equatable {
    var x, y, width, height: Double

    var right: Double { x + width }
    var bottom: Double { y + height }
  }

  enum Kind: CaseIterable {
    case siblings, chain, nested, cells
  }

  let kind: Kind
  let count: Int
  let solver = Solver()
  let width: Variable
  let height: Variable
  private(set) var boxes: [Box] = []
  private(set) var constraints: [LinearConstraint] = []
  /// The constraints inside the solver, in the order added.
  private(set) var ids: [ConstraintID] = []

  /// Builds so many views, for cells so many cells of eight boxes, in a root of a size that suits them.
  ///
  /// - Parameter shuffle: The seed of a random order of the constraints; `nil` keeps the natural order.
  init(_ kind: Kind, count: Int, shuffle: UInt64? = nil) throws {
    self.kind = kind
    self.count = count
    width = try solver.makeParameter(Self.size(of: kind, count: count, step: 0).width)
    height = try solver.makeParameter(Self.size(of: kind, count: count, step: 0).height)
    var root = Box(in: solver)
    root.width = width
    root.height = height
    constraints = [root.x == 0, root.y == 0]
    switch kind {
    case .siblings: addSiblings(to: root)
    case .chain: addChain(to: root)
    case .nested: addNest(to: root)
    case .cells: addCells(to: root)
    }
    if let shuffle {
      var random = SplitMix64(seed: shuffle)
      random.shuffle(&constraints)
    }
    for constraint in constraints { ids.append(try solver.add(constraint)) }
    solver.solve()
  }

  /// The size of the root before, and after `step` resizes.
  static func size(of kind: Kind, count: Int, step: Int) -> (width: Double, height: Double) {
    let step = Double(step)
    return switch kind {
    case .siblings: (320 + 40 * step, 480 - 10 * step)
    case .chain: (Double(count) * (48 + step), 480 + step)
    case .nested: (Double(count) * 2 + 100 + step, Double(count) * 2 + 50 - step)
    case .cells: (320 + 40 * step, 480)
    }
  }

  /// Gives the root the size of another step, and solves.
  func resize(step: Int) throws {
    let size = Self.size(of: kind, count: count, step: step)
    try solver.setParameter(width, to: size.width)
    try solver.setParameter(height, to: size.height)
    solver.solve()
  }

  /// The frames as of the last solve.
  var frames: [Frame] {
    boxes.map { box in
      Frame(
        x: solver.value(of: box.x), y: solver.value(of: box.y), width: solver.value(of: box.width),
        height: solver.value(of: box.height))
    }
  }

  /// The expected frames, computed by a plain loop.
  func expectedFrames(step: Int = 0) -> [Frame] {
    let size = Self.size(of: kind, count: count, step: step)
    switch kind {
    case .siblings:
      return (0..<count).map { index in
        let offset = Double(index % 10)
        return Frame(x: offset, y: offset, width: size.width / 4 + offset, height: size.height / 8 + offset)
      }
    case .chain:
      let width = (size.width - Double(count - 1) * 8) / Double(count)
      return (0..<count).map { Frame(x: Double($0) * (width + 8), y: 0, width: width, height: size.height) }
    case .nested:
      return (1...count).map { depth in
        let inset = Double(depth)
        return Frame(x: inset, y: inset, width: size.width - 2 * inset, height: size.height - 2 * inset)
      }
    case .cells:
      return expectedCells(width: size.width)
    }
  }
}

// MARK: - Siblings, chains, nests

extension Workload {
  private mutating func makeBox() -> Box {
    let box = Box(in: solver)
    boxes.append(box)
    return box
  }

  private mutating func addSiblings(to root: Box) {
    for index in 0..<count {
      let box = makeBox(), offset = Double(index % 10)
      constraints += [
        box.x == root.x + offset, box.y == root.y + offset, box.width == root.width / 4 + offset,
        box.height == root.height / 8 + offset,
      ]
    }
  }

  private mutating func addChain(to root: Box) {
    var previous: Box?
    for _ in 0..<count {
      let box = makeBox(), first = boxes[0]
      if let previous {
        constraints += [
          box.x == previous.right + 8, box.width == first.width, box.height == first.height, box.y == root.y,
        ]
      } else {
        constraints += [box.x == root.x, box.height == root.height, box.y == root.y]
      }
      previous = box
    }
    if let previous { constraints.append(previous.right == root.right) }
  }

  private mutating func addNest(to root: Box) {
    var parent = root
    for _ in 0..<count {
      let box = makeBox()
      constraints += [
        box.y == parent.y + 1, box.x == parent.x + 1, box.bottom == parent.bottom - 1,
        box.right == parent.right - 1,
      ]
      parent = box
    }
  }
}

// MARK: - Cells

extension Workload {
  /// The natural sizes of what a cell shows.
  struct Content {
    let name, time, body, like, share: Double

    init(index: Int) {
      // Every fourth name is too long for a narrow window.
      name = index % 4 == 3 ? 300 : Double(80 + index % 3 * 10)
      time = Double(32 + index % 2 * 8)
      body = Double(16 * (1 + index % 5))
      like = 48
      share = Double(56 + index % 4)
    }
  }

  /// Feed cells, one below the other, as high as their bodies want: 8 boxes and 40 constraints each.
  private mutating func addCells(to root: Box) {
    var top = LinearExpression(root.y)
    for index in 0..<count {
      let cell = makeBox(), avatar = makeBox(), name = makeBox(), time = makeBox()
      let body = makeBox(), like = makeBox(), share = makeBox(), line = makeBox()
      constraints += [cell.x == root.x, cell.y == top, cell.width == root.width]
      constraints += [
        avatar.x == cell.x + 12, avatar.y == cell.y + 12, avatar.width == 40, avatar.height == 40,
      ]
      constraints += [name.x == avatar.right + 8, name.y == cell.y + 12, name.height == 20]
      constraints += [time.right == cell.right - 12, time.y == name.y, time.height == name.height]
      constraints += [body.x == name.x, body.right == cell.right - 12, body.y == name.bottom + 4]
      constraints += [like.x == name.x, like.y == body.bottom + 8, like.height == 24]
      constraints += [share.x == like.right + 16, share.y == like.y, share.height == like.height]
      constraints += [
        line.x == cell.x, line.width == cell.width, line.height == 1, line.bottom == cell.bottom,
      ]
      constraints += [cell.bottom == like.bottom + 12]
      constraints += [
        name.right <= time.x - 8, share.right <= cell.right - 12, avatar.bottom <= cell.bottom - 12,
      ]
      let content = Content(index: index)
      let sizes = [
        (time.width, content.time, 500), (name.width, content.name, 450), (body.height, content.body, 425),
        (like.width, content.like, 400), (share.width, content.share, 350.0),
      ]
      for (length, size, resistance) in sizes {
        constraints += [
          (length <= size).strength(.weak), (length >= size).strength(Strength(rawValue: resistance)),
        ]
      }
      top = cell.bottom
    }
  }

  private func expectedCells(width: Double) -> [Frame] {
    var frames: [Frame] = []
    var top = 0.0
    for index in 0..<count {
      let content = Content(index: index)
      let cell = Frame(x: 0, y: top, width: width, height: content.body + 80)
      let timeX = width - 12 - content.time
      let name = Frame(x: 60, y: top + 12, width: min(content.name, timeX - 8 - 60), height: 20)
      let body = Frame(x: 60, y: name.bottom + 4, width: width - 72, height: content.body)
      let like = Frame(x: 60, y: body.bottom + 8, width: content.like, height: 24)
      frames += [
        cell,
        Frame(x: 12, y: top + 12, width: 40, height: 40),
        name,
        Frame(x: timeX, y: name.y, width: content.time, height: 20),
        body,
        like,
        Frame(x: like.right + 16, y: like.y, width: content.share, height: 24),
        Frame(x: 0, y: cell.bottom - 1, width: width, height: 1),
      ]
      top = cell.bottom
    }
    return frames
  }
}
