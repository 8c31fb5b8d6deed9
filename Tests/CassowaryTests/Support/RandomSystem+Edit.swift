import Cassowary

/// One change of a live system.
enum Edit {
  case setConstant(Double, entry: Int)
  case setStrength(Strength, entry: Int)
  case setParameter(Double, symbol: Int)
  case removeEntry(Int)
  case removeVariable(Int)
  case addVariable(nonNegative: Bool)
  case addEntry(RandomSystem.Entry)
}

extension RandomSystem {
  /// Chooses a change at random.
  mutating func chooseEdit() -> Edit {
    let entry = liveEntries.isEmpty ? nil : random.pick(liveEntries)
    switch (random.int(1...100), entry) {
    case (...25, .some(let entry)):
      return .setConstant(Double(random.int(-40...40) * 5), entry: entry)
    case (...45, .some(let entry)):
      return .setStrength(random.chance(40) ? .required : random.pick(Self.optional), entry: entry)
    case (...60, _) where !parameters.isEmpty:
      return .setParameter(Double(random.int(0...80) * 10), symbol: random.pick(parameters))
    case (...75, .some(let entry)):
      return .removeEntry(entry)
    case (...78, _) where variables.count > 1:
      return .removeVariable(random.pick(variables))
    case (...82, _) where symbols.count < 24:
      return .addVariable(nonNegative: random.chance(50))
    default:
      return .addEntry(makeWildEntry(requiredPercent: 50))
    }
  }

  /// Makes so many changes, each chosen after the one before was made.
  mutating func make(_ count: Int, choosing choose: (inout RandomSystem) -> Edit?) -> [Edit] {
    (0..<count).compactMap { _ in
      guard let edit = choose(&self) else { return nil }
      apply(edit)
      return edit
    }
  }

  /// Chooses one of few values for a parameter, so that sizes come back; nothing without parameters.
  mutating func chooseResize() -> Edit? {
    parameters.isEmpty ? nil : .setParameter(Double(random.int(0...8) * 50), symbol: random.pick(parameters))
  }

  mutating func chooseConstant() -> Edit? {
    liveEntries.isEmpty
      ? nil : .setConstant(Double(random.int(-40...40) * 5), entry: random.pick(liveEntries))
  }

  /// Whether the change is about something that is still there.
  func allows(_ edit: Edit) -> Bool {
    switch edit {
    case .setConstant(_, let entry), .setStrength(_, let entry), .removeEntry(let entry):
      liveEntries.contains(entry)
    case .setParameter(_, let symbol): parameters.contains(symbol)
    case .removeVariable(let symbol): variables.contains(symbol)
    case .addVariable: true
    case .addEntry(let entry):
      entry.constraint.expression.terms.allSatisfy {
        variables.contains(Int($0.variable.index)) || parameters.contains(Int($0.variable.index))
      }
    }
  }

  mutating func apply(_ edit: Edit) {
    switch edit {
    case .setConstant(let constant, let entry): entries[entry]?.constraint.expression.constant = constant
    case .setStrength(let strength, let entry): entries[entry]?.constraint.strength = strength
    case .setParameter(let value, let symbol): symbols[symbol] = .parameter(value)
    case .removeEntry(let entry): entries[entry] = nil
    case .removeVariable(let symbol):
      symbols[symbol] = .removed
      let variable = Variable(index: Int32(symbol))
      for entry in entries.indices
      where entries[entry]?.constraint.expression.terms.contains(where: { $0.variable == variable }) ?? false
      {
        entries[entry] = nil
      }
    case .addVariable(let nonNegative): symbols.append(.variable(nonNegative: nonNegative))
    case .addEntry(let entry): entries.append(entry)
    }
  }
}
