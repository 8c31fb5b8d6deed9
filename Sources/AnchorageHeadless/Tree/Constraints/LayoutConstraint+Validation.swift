import Anchorage

extension LayoutConstraint {
  /// A quick check that accepts almost every valid constraint; `false` means run the full check.
  ///
  /// The full check makes an equation, but activating a constraint must not allocate.
  @inline(__always)
  var isPlainlyMeaningful: Bool {
    guard sides == nil, isAcceptable(storedConstant), isAcceptable(multiplier: storedMultiplier),
      storedPriority.isValid
    else { return false }
    guard secondNode != nil else { return firstAttribute.isDimension }
    return storedMultiplier != 0 && firstAttribute.goes(with: secondAttribute)
  }

  /// Whether the constraint has a meaning; if not, the reason is reported.
  func isMeaningful() -> Bool {
    guard !isPlainlyMeaningful, let mistake = mistake() else { return true }
    record(mistake)
    return false
  }

  /// Whether the constraint has a meaning, without a report if not.
  var hasMeaning: Bool { isPlainlyMeaningful || mistake() == nil }

  /// The rule that the constraint breaks; `nil` if it has a meaning, or if one of its items is gone, which
  /// activating it reports.
  private func mistake() -> LayoutMistake.Reason? {
    guard let (left, right) = sums else { return nil }
    return LayoutEquation(stored: left, relation, right, priority: priority).mistake { $0.displayName }
  }

  /// Whether the constraint may have another multiplier; if not, the reason is reported.
  func mayHave(multiplier: Double) -> Bool {
    // A constraint without a meaning is inactive, and may become right one change at a time.
    if !hasMeaning { return true }
    let present = storedMultiplier
    store(multiplier: multiplier)
    defer { store(multiplier: present) }
    guard !isPlainlyMeaningful, let mistake = mistake() else { return true }
    // A pair is reported as it stays. A sum is reported as it would become, because its coefficients together
    // make the mistake.
    if sides == nil { store(multiplier: present) }
    record(mistake)
    return false
  }
}
