import AnchorageHeadless

extension LogSystem {
  /// The members of a conflict as rows; `nil` if not all of them are known.
  func rows(of conflict: LayoutConflict) -> [LogArithmetic.Row]? {
    guard conflict.omittedCount == 0 else { return nil }
    var rows: [LogArithmetic.Row] = []
    for member in conflict.members {
      if member.origin == .nonNegative {
        guard let row = row(ofNonNegative: member.text) else { return nil }
        rows.append(row)
      } else if let line = member.location?.line {
        rows.append(row(of: lines[line].equation))
      } else {
        return nil
      }
    }
    return rows
  }

  private func row(of equation: FormatEquation) -> LogArithmetic.Row {
    let anchors = [equation.first] + (equation.second.map { [$0] } ?? [])
    // From right to left, coordinates that follow the direction grow to the left.
    let isMirrored =
      isRightToLeft && anchors.contains { $0.attribute == .leading || $0.attribute == .trailing }
    var terms = terms(of: equation.first, times: isMirrored ? -1 : 1)
    if let second = equation.second {
      terms += self.terms(of: second, times: isMirrored ? equation.multiplier : -equation.multiplier)
    }
    if let origin = equation.origin {
      let attribute: LayoutAttribute =
        equation.first.attribute.axis == .vertical
        ? .top
        : equation.first.attribute == .leading || equation.first.attribute == .trailing ? .leading : .left
      terms += self.terms(of: FormatEquation.Anchor(item: origin, attribute: attribute), times: -1)
    }
    let isAlone = equation.second == nil && equation.origin == nil
    let anchor =
      isAlone ? "\(items.names[items.index(ofKnown: equation.first)]).\(equation.first.attribute)" : nil
    return LogArithmetic.Row(
      terms: terms, relation: equation.relation, constant: equation.constant, anchor: anchor)
  }

  /// The row of `title.width >= 0`, which names an anchor and nothing else.
  private func row(ofNonNegative text: String) -> LogArithmetic.Row? {
    for (index, name) in items.names.enumerated() {
      for (number, dimension) in [(Self.width, "width"), (Self.height, "height")]
      where text == "\(name).\(dimension) >= 0" {
        let variable = index * Self.variableCount + number
        return LogArithmetic.Row(terms: [(variable, 1)], relation: .greaterThanOrEqual, constant: 0)
      }
    }
    return nil
  }

  // The variables of an item: where it begins, its size, and its baselines, which nothing else determines.
  private static let (left, width, top, height, firstBaseline, lastBaseline, variableCount) = (
    0, 1, 2, 3, 4, 5, 6
  )

  private func terms(
    of anchor: FormatEquation.Anchor, times factor: Double
  ) -> [(variable: Int, coefficient: Double)] {
    let base = items.index(ofKnown: anchor) * Self.variableCount
    func sum(_ start: Int, _ size: Int, _ share: Double) -> [(variable: Int, coefficient: Double)] {
      [(base + start, factor), (base + size, factor * share)]
    }
    switch anchor.attribute {
    case .width: return [(base + Self.width, factor)]
    case .height: return [(base + Self.height, factor)]
    case .firstBaseline: return [(base + Self.firstBaseline, factor)]
    case .lastBaseline: return [(base + Self.lastBaseline, factor)]
    case .left: return sum(Self.left, Self.width, 0)
    case .right: return sum(Self.left, Self.width, 1)
    case .leading: return sum(Self.left, Self.width, isRightToLeft ? 1 : 0)
    case .trailing: return sum(Self.left, Self.width, isRightToLeft ? 0 : 1)
    case .centerX: return sum(Self.left, Self.width, 0.5)
    case .top: return sum(Self.top, Self.height, 0)
    case .bottom: return sum(Self.top, Self.height, 1)
    case .centerY: return sum(Self.top, Self.height, 0.5)
    case .notAnAttribute: return []
    }
  }
}
