import Anchorage

extension LayoutExplanation: CustomStringConvertible {
  /// The explanation as text.
  public var description: String {
    var text: [String] = []
    if let value {
      text.append(
        "\(anchor) is \(roundedText(of: value))" + (range.map { ", but could be \(words(of: $0))" } ?? ""))
    }
    // As many as the evidence of a conflict has at most.
    let shown = lines.prefix(50)
    let width = shown.map { $0.text.count }.max() ?? 0
    let numbers = shown.map { $0.value.map { roundedText(of: $0) } ?? "" }
    let numberWidth = numbers.map { $0.count }.max() ?? 0
    for (line, number) in zip(shown, numbers) {
      let remark = line.remark
      var row = "    " + line.text
      if numberWidth > 0 && !(number.isEmpty && remark.isEmpty) {
        row += spaces(width - line.text.count + 6 + numberWidth - number.count) + number
      }
      if !remark.isEmpty { row += spaces(numberWidth > 0 ? 6 : width - line.text.count + 6) + remark }
      text.append(row)
    }
    if shown.count < lines.count { text.append("    and \(lines.count - shown.count) more") }
    for note in notes { text.append("note: \(note)") }
    for line in lost {
      let reason = line.reason.isEmpty ? "" : " (\(line.reason))"
      text.append("note: \(quoted(line.text))\(reason) lost by \(points(line.shortfall)) to \(line.victory)")
    }
    if let help { text.append("help: \(help)") }
    return text.joined(separator: "\n")
  }

  private func words(of range: ClosedRange<Double>) -> String {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true):
      "anything from \(roundedText(of: range.lowerBound)) to \(roundedText(of: range.upperBound))"
    case (true, false): "\(roundedText(of: range.lowerBound)) or more"
    case (false, true): "\(roundedText(of: range.upperBound)) or less"
    case (false, false): "anything"
    }
  }
}

extension LayoutExplanation.Line {
  /// The last column.
  fileprivate var remark: String {
    var parts: [String] = []
    if !reason.isEmpty { parts.append("(\(reason))") }
    if !locations.isEmpty { parts.append(locations.map { $0.description }.joined(separator: ", ")) }
    if shortfall > 0 {
      parts.append("missed by \(points(shortfall))" + (winners.isEmpty ? "" : ", because of \(victory)"))
    }
    return parts.joined(separator: " ")
  }

  /// The constraints that outweigh the line.
  fileprivate var victory: String {
    let shown = winners.prefix(2).map { quoted($0) }
    if winners.count > 2 { return shown.joined(separator: ", ") + " and \(winners.count - 2) more" }
    return shown.joined(separator: " and ")
  }
}

extension LayoutExplanation {
  /// A sum of numbers as one would write it: `320 - 16 - 2 * 44`, or `(320 - 16) / 2` if all are divided alike.
  static func sum(of numbers: [(factor: Double, number: Double)]) -> String {
    var shares: [(factor: Double, number: Double)] = []
    // Of each number, the share that is added and the one that is subtracted.
    var (added, subtracted): ([Double: Int], [Double: Int]) = ([:], [:])
    for share in numbers where share.factor * share.number != 0 {
      // Minus a negative number is plus, and equal numbers are one product.
      let isNegative = share.number < 0
      let (factor, number) = (isNegative ? -share.factor : share.factor, abs(share.number))
      if let same = factor < 0 ? subtracted[number] : added[number] {
        shares[same].factor += factor
        continue
      }
      if factor < 0 { subtracted[number] = shares.count } else { added[number] = shares.count }
      shares.append((factor, number))
    }
    // A sum that begins with a minus is harder to read.
    if let first = shares.firstIndex(where: { $0.factor > 0 }), first > 0 {
      shares.insert(shares.remove(at: first), at: 0)
    }
    // Coefficients are often quotients of small numbers.
    let divisors = shares.map { share in
      (1...24).first { Tolerance.isWhole(share.factor * Double($0)) } ?? 1
    }
    let isDivided = shares.count > 1 && divisors.allSatisfy { $0 == divisors[0] && $0 > 1 }
    var text = ""
    for (share, divisor) in zip(shares, divisors) {
      let factor = roundedText(of: abs(share.factor) * Double(divisor))
      text += text.isEmpty ? (share.factor < 0 ? "-" : "") : share.factor < 0 ? " - " : " + "
      text += (factor == "1" ? "" : factor + " * ") + roundedText(of: share.number)
      if divisor > 1 && !isDivided { text += " / \(divisor)" }
    }
    if text.isEmpty { return "0" }
    return isDivided ? "(\(text)) / \(divisors[0])" : text
  }
}
