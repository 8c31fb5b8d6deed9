import Testing

@testable import AnchorageScenes

@Suite struct DecimalNumberTests {
  private static func value(_ text: String) -> Double? {
    DecimalNumber(Array(text.utf8)[...])?.value
  }

  @Test(arguments: [
    "0", "0.0", "8", "0.5", "117.33333333333331", "0.30000000000000004", "1e22", "1e23", "1e-22", "1e-23",
    "9007199254740993", "9007199254740991", "9007199254740992.5",
    "9007199254740993.0000000000000000000000000000000001",
    "1.7976931348623157e308", "1.7976931348623159e308", "1e309", "1e400", "1e99999999999999999999",
    "2.2250738585072014e-308", "2.2250738585072011e-308", "4.9406564584124654e-324",
    "2.4703282292062327e-324",
    "2.4703282292062328e-324", "1e-400", "0.000000000000000000000000000000000000000000000000000000000000001",
    "123456789012345678901234567890123456789012345678901234567890", "1_000.5e+1_0",
  ])
  func `decimal digits give the number the standard library gives`(_ text: String) {
    #expect(Self.value(text) == Double(text.filter { $0 != "_" }))
  }

  @Test(arguments: ["", ".", "e5", "1e", "1e+", "1x", "1.2.3", "-1"])
  func `anything else is no number`(_ text: String) {
    #expect(Self.value(text) == nil)
  }

  @Test func `every number reads back from the digits it prints`() {
    var generator = SeededGenerator(seed: 3)
    var wrong: [Double] = []
    for _ in 0..<3000 {
      let number = Double(bitPattern: generator.next() & ~(1 << 63))
      guard number.isFinite else { continue }
      if Self.value("\(number)") != number { wrong.append(number) }
    }
    #expect(wrong == [])
  }

  @Test func `random digits give the number the standard library gives`() {
    var generator = SeededGenerator(seed: 4)
    var wrong: [String] = []
    for _ in 0..<3000 {
      let count = Int.random(in: 1...40, using: &generator)
      var text = ""
      for _ in 0..<count { text += "\(Int.random(in: 0...9, using: &generator))" }
      text += ".\(generator.next())e\(Int.random(in: -360...330, using: &generator))"
      if Self.value(text) != Double(text) { wrong.append(text) }
    }
    #expect(wrong == [])
  }
}
