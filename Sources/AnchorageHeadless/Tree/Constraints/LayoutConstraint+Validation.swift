import Anchorage

extension LayoutConstraint {
  /// A quick check that accepts almost every valid constraint; `false` means run the full check.
  ///
  /// The full check makes an equation, but activating a constraint must not allocate.
  @inline(__always)
  var isPlainlyMeaningful: Bool { isPlainlyMeaningful(multiplier: storedMultiplier) }

  @inline(__always)
  private func isPlainlyMeaningful(multiplier: Double) -> Bool {
    guard sides == nil, isAcceptable(storedConstant), isAcceptable(multiplier: multiplier),
      storedPriority.isValid
    else { return false }
    guard secondNode != nil else { return firstAttribute.isDimension }
    return multiplier != 0 && firstAttribute.goes(with: secondAttribute)
  }

  /// Whether the constraint has a meaning; if not, the reason is reported.
  func isMeaningful() -> Bool {
    guard !isPlainlyMeaningful, let mistake = mistake() else { return true }
    record(mistake)
    return false
  }

  /// Whether the constraint has a meaning, without a report if not.
  var hasMeaning: Bool { isPlainlyMeaningful || mistake() == nil }

  /// The rule that the constraint breaks; a multiplier that isn't `nil` replaces its own.
  ///
  /// `nil` if it has a meaning, or if one of its items is gone, which activating it reports.
  private func mistake(multiplier: Double? = nil) -> LayoutMistake.Reason? {
    guard let (left, right) = sums(multiplier: multiplier) else { return nil }
    return LayoutEquation(stored: left, relation, right, priority: priority).mistake { $0.displayName }
  }

  /// Whether the constraint may have another multiplier; if not, the reason is reported.
  func mayHave(multiplier: Double) -> Bool {
    // A constraint without a meaning is inactive, and may become valid one change at a time.
    if !hasMeaning { return true }
    guard !isPlainlyMeaningful(multiplier: multiplier), let mistake = mistake(multiplier: multiplier) else {
      return true
    }
    // A pair is reported unchanged. A sum is reported with the new multiplier, because its coefficients
    // together make the mistake.
    record(mistake, in: sides == nil ? parts() : parts(multiplier: multiplier))
    return false
  }
}
