import AnchorageHeadless
import Foundation
import Testing

/// Lines of the visual format language that were damaged at random: each is followed, or refused at a column of its own.
///
/// `FORMAT_MUTATIONS=10000` in the environment tries so many.
struct VisualFormatDamageTests {
  private static let count =
    ProcessInfo.processInfo.environment["FORMAT_MUTATIONS"].flatMap { Int($0) } ?? 2000

  private static let formats = [
    "H:|-16-[icon(44)]-gap-[title(>=80)]-(>=8,<=20@750)-|", "V:|-(>=4)-[icon]-(-8)-[title(icon@250)]-|",
    "[icon][title]", "|[note]|", "V:[title]-10@300-[note(==48.5)]", "H:[icon(>=40,<=gap@20)]-[note(==title)]",
  ]

  private static let fragments = [
    "|", "-", "[", "]", "(", ")", ",", "@", "==", ">=", "<=", "=", ":", "H:", "V:", "icon", "gap", "lost",
    "1e999",
    "1e308", "nan", "inf", "-1", "0", "1001", ".", "0x10", " ", "\n", "\0", "é", "🧭", "e\u{301}", "\u{202E}",
    "_",
  ]

  /// A format with one to four changes.
  private func damaged(_ random: inout Random) -> String {
    var characters = Array(random.pick(VisualFormatDamageTests.formats))
    for _ in 0..<random.int(1...4) {
      let (one, other) = (random.int(0...characters.count), random.int(0...characters.count))
      switch random.int(0...5) {
      case 0: characters.insert(contentsOf: random.pick(VisualFormatDamageTests.fragments), at: one)
      case 1: characters.removeSubrange(min(one, other)..<max(one, other))
      case 2: characters.insert(contentsOf: characters[min(one, other)..<max(one, other)], at: one)
      case 3: if one < characters.count, other < characters.count { characters.swapAt(one, other) }
      case 4: characters.removeLast(random.int(0...characters.count / 2))
      default:
        if one < characters.count {
          characters.replaceSubrange(one...one, with: random.pick(VisualFormatDamageTests.fragments))
        }
      }
    }
    return String(characters)
  }

  @Test
  func `a damaged format is followed, or refused at one of its columns`() {
    var (followed, refused) = (0, 0)
    for seed in 0..<VisualFormatDamageTests.count {
      var random = Random(seed: UInt64(seed))
      let format = damaged(&random)
      let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
      let views = ["icon", "title", "note"].map { LayoutView(name: $0) }
      for view in views { root.addSubview(view) }
      let options = LayoutConstraint.FormatOptions(
        rawValue: random.chance(20) ? UInt(random.int(0...0xFFFFF)) : 0)
      do throws(LayoutConstraint.FormatMistake) {
        let made = try LayoutConstraint.constraints(
          visualFormat: format, metrics: ["gap": 12],
          views: Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0) }), options: options)
        root.layoutIfNeeded()
        #expect(made.allSatisfy { $0.isActive && $0.constant.isFinite }, "seed \(seed): \(format)")
        #expect(
          views.allSatisfy { $0.frame.maxX.isFinite && $0.frame.maxY.isFinite }, "seed \(seed): \(format)")
        followed += 1
      } catch {
        #expect((1...format.count + 1).contains(error.column), "seed \(seed): \(error)")
        #expect(!error.message.contains("\n"), "seed \(seed): \(error)")
        #expect(root.constraints.isEmpty, "seed \(seed): \(error)")
        refused += 1
      }
    }
    #expect(followed > VisualFormatDamageTests.count / 50)
    #expect(refused > VisualFormatDamageTests.count / 2)
  }
}
