import Foundation

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.count % 2 == 1
    ? sorted[sorted.count / 2] : (sorted[sorted.count / 2 - 1] + sorted[sorted.count / 2]) / 2
}

/// How often one is in the other, round by round.
struct Ratio {
  let median: Double
  /// Nothing if one was measured only once: its one time stands against the median of the others.
  let range: ClosedRange<Double>?

  init?(_ numerators: [Double]?, _ denominators: [Double]?) {
    guard let numerators, let denominators else { return nil }
    if numerators.count == 1 || denominators.count == 1 {
      median = benchmark.median(numerators) / benchmark.median(denominators)
      range = nil
    } else {
      let ratios = zip(numerators, denominators).map { $0 / $1 }
      guard let least = ratios.min(), let most = ratios.max() else { return nil }
      median = benchmark.median(ratios)
      range = least...most
    }
  }
}

/// The slope of the line through the logarithms: 1 is linear, 2 quadratic.
func exponent(_ points: [(count: Int, cost: Double)]) -> Double? {
  guard points.count > 1 else { return nil }
  let logarithms = points.map { (log(Double($0.count)), log($0.cost)) }
  let count = Double(points.count)
  let x = logarithms.reduce(0) { $0 + $1.0 } / count, y = logarithms.reduce(0) { $0 + $1.1 } / count
  return logarithms.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    / logarithms.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
}
