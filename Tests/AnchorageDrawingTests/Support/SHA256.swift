/// The hash function of FIPS 180-4, section 6.2.
struct SHA256 {
  let digest: [UInt8]

  init(_ message: [UInt8]) {
    var state = Self.fractions(of: Self.primes.prefix(8)) { $0.squareRoot() }
    let length = UInt64(message.count) * 8
    let zeros = (119 - message.count % 64) % 64
    let padded =
      message + [0x80] + [UInt8](repeating: 0, count: zeros)
      + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    for block in stride(from: 0, to: padded.count, by: 64) {
      Self.add(padded[block..<block + 64], to: &state)
    }
    digest = state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    let bytes = Array(block)
    var words = (0..<16).map { word in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[4 * word + $1]) } }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let small = rotated(a, 7) ^ rotated(a, 18) ^ a >> 3
      words.append(
        words[index - 16] &+ small &+ words[index - 7] &+ (rotated(b, 17) ^ rotated(b, 19) ^ b >> 10))
    }
    var s = state
    for index in 0..<64 {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first =
        s[7] &+ (rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25)) &+ choice &+ constants[index]
        &+ words[index]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let second = (rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22)) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    state = zip(state, s).map { $0 &+ $1 }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractions of roots.
  private static func fractions(of primes: ArraySlice<Double>, _ root: (Double) -> Double) -> [UInt32] {
    primes.map { UInt32((root($0) - root($0).rounded(.down)) * 4_294_967_296) }
  }

  private static let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    .map { Double($0) }
  private static let constants = fractions(of: primes[...]) { prime in
    var root = prime.squareRoot()
    // Newton's method.
    for _ in 0..<60 { root -= (root * root * root - prime) / (3 * root * root) }
    return root
  }

  /// The digest in the letters of RFC 4648.
  var base64: String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: digest.count, by: 3) {
      let bytes = digest[start..<min(start + 3, digest.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < bytes.count ? Int(bytes[start + $1]) : 0) }
      text += (0..<4).map { $0 <= bytes.count ? String(letters[bits >> (18 - 6 * $0) & 63]) : "=" }.joined()
    }
    return text
  }
}
