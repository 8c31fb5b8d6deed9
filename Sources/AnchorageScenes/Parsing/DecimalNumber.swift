/// A number in decimal digits, and the `Double` nearest to it.
///
/// The standard library's conversion calls the C library, which WebAssembly in a browser lacks. This
/// conversion gives the same results on every platform. It keeps 50 digits; the digits after them only decide
/// whether the number is slightly greater.
struct DecimalNumber {
  /// The significant digits, without leading zeros.
  private var digits: [UInt8] = []
  /// The power of ten by which the digits, read as an integer, are multiplied.
  private var exponent = 0

  /// The number of digits that are kept.
  private static let digitLimit = 50

  /// Reads ASCII digits with an optional fraction and an optional exponent; returns `nil` for anything else.
  init?(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    var (hasDigits, isFraction, hasRest) = (false, false, false)
    scan: while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case _ where byte.isDigit:
        hasDigits = true
        if isFraction { exponent -= 1 }
        if digits.count == Self.digitLimit {
          exponent += 1
          hasRest = hasRest || byte != UInt8(ascii: "0")
        } else if byte != UInt8(ascii: "0") || !digits.isEmpty {
          digits.append(byte - UInt8(ascii: "0"))
        }
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      case UInt8(ascii: "_"): break
      default: break scan
      }
      index += 1
    }
    guard hasDigits else { return nil }
    if hasRest {
      digits.append(1)
      exponent -= 1
    }
    if index < bytes.endIndex {
      guard let power = Self.power(bytes[index...]) else { return nil }
      exponent += power
    }
  }

  /// Reads the exponent: `e+16`.
  private static func power(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first, first | 0x20 == UInt8(ascii: "e") else { return nil }
    var rest = bytes.dropFirst()
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return nil }
    var power = 0
    for byte in rest where byte != UInt8(ascii: "_") {
      guard byte.isDigit else { return nil }
      power = Swift.min(power * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
    }
    return isNegative ? -power : power
  }

  /// The nearest `Double`, or infinity if the number is too large; ties are rounded to even.
  var value: Double {
    guard !digits.isEmpty else { return 0 }
    let magnitude = digits.count + exponent
    if magnitude > 310 { return .infinity }
    if magnitude < -330 { return 0 }
    if digits.count <= 15, Self.exactPowers.indices.contains(abs(exponent)) {
      // Both operands are exact, so the result is rounded only once.
      let whole = Double(digits.reduce(0) { $0 * 10 + UInt64($1) })
      let power = Self.exactPowers[abs(exponent)]
      return exponent < 0 ? whole / power : whole * power
    }
    return rounded
  }

  /// The powers of ten that a `Double` represents exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19,
    1e20, 1e21, 1e22,
  ]

  /// The nearest `Double`, from a division of integers of arbitrary length.
  private var rounded: Double {
    var numerator = BigNatural(0)
    for digit in digits { numerator.multiply(by: 10, adding: UInt32(digit)) }
    var denominator = BigNatural(1)
    for _ in 0..<Swift.max(exponent, 0) { numerator.multiply(by: 10) }
    for _ in 0..<Swift.max(-exponent, 0) { denominator.multiply(by: 10) }

    // Scale by a power of two, which gives the quotient 54 or 55 bits.
    let shift = 54 - (numerator.bitCount - denominator.bitCount)
    if shift > 0 { numerator.shiftLeft(by: shift) } else { denominator.shiftLeft(by: -shift) }
    let (quotient, isExact) = numerator.divided(by: denominator, bits: 56)
    let bitCount = UInt64.bitWidth - quotient.leadingZeroBitCount

    // A normal number has 53 significant bits, a subnormal one fewer.
    let dropped = Swift.max(bitCount - 53, shift - 1074)
    guard dropped < 60 else { return 0 }
    var kept = quotient >> UInt64(dropped)
    let rest = quotient - kept << UInt64(dropped)
    let half = UInt64(1) << UInt64(dropped - 1)
    if rest > half || rest == half && (!isExact || kept & 1 == 1) { kept += 1 }
    if kept < 1 << 52 { return Double(bitPattern: kept) }
    let field = dropped - shift + 1075
    guard field < 2047 else { return .infinity }
    // If rounding carried into the 54th bit, this addition carries into the exponent.
    return Double(bitPattern: UInt64(field) << 52 + (kept - 1 << 52))
  }
}

/// A natural number of arbitrary length.
private struct BigNatural {
  /// The digits in base 2³², least significant first, without leading zeros.
  private var limbs: [UInt32]

  init(_ value: UInt32) {
    limbs = value == 0 ? [] : [value]
  }

  /// The number of bits up to the highest set bit.
  var bitCount: Int {
    limbs.last.map { limbs.count * 32 - $0.leadingZeroBitCount } ?? 0
  }

  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func shiftLeft(by bits: Int) {
    guard !limbs.isEmpty else { return }
    for _ in 0..<(bits % 32) { multiply(by: 2) }
    limbs.insert(contentsOf: [UInt32](repeating: 0, count: bits / 32), at: 0)
  }

  private mutating func halve() {
    var carry: UInt32 = 0
    for index in limbs.indices.reversed() {
      let next = limbs[index] & 1
      limbs[index] = limbs[index] >> 1 | carry << 31
      carry = next
    }
    if limbs.last == 0 { limbs.removeLast() }
  }

  static func >= (left: BigNatural, right: BigNatural) -> Bool {
    if left.limbs.count != right.limbs.count { return left.limbs.count > right.limbs.count }
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] > right.limbs[index]
    }
    return true
  }

  private mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      var difference = Int64(limbs[index]) - borrow
      if index < other.limbs.count { difference -= Int64(other.limbs[index]) }
      borrow = difference < 0 ? 1 : 0
      limbs[index] = UInt32(truncatingIfNeeded: difference)
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  /// The quotient, which must fit into `bits` bits, and whether the remainder is zero.
  func divided(by divisor: BigNatural, bits: Int) -> (quotient: UInt64, isExact: Bool) {
    var (rest, step, quotient) = (self, divisor, UInt64(0))
    step.shiftLeft(by: bits - 1)
    for _ in 0..<bits {
      quotient <<= 1
      if rest >= step {
        rest.subtract(step)
        quotient |= 1
      }
      step.halve()
    }
    return (quotient, rest.limbs.isEmpty)
  }
}
