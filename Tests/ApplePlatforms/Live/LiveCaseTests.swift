import Foundation
import Testing

// Tests/AppleLive has cases with the numbers that Apple's engine gave. Here the engine is asked again: each case becomes views and
// constraints of the platform, without the library. So whoever has a Mac extends what is known by one command.

/// A case of `cases.json`.
struct LiveCase: Decodable {
  let id: String
  let scene: String
  let resize: [Double]?
  let expect: [[LiveValue]]
  let predicted: Bool?

  static func all() throws -> [LiveCase] {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = here.appendingPathComponent("../../AppleLive/cases.json").standardizedFileURL
    return try JSONDecoder().decode([LiveCase].self, from: Data(contentsOf: file))
  }
}

/// A number, or a sum of numbers and quantities such as `v.maxX`.
enum LiveValue: Decodable {
  case number(Double)
  case sum(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .sum(try container.decode(String.self))
    }
  }

  /// The value for frames in coordinates of the superview.
  func value(in frames: [String: CGRect]) throws -> Double {
    guard case .sum(let text) = self else {
      if case .number(let number) = self { return number }
      return 0
    }
    var (total, sign) = (0.0, 1.0)
    for word in text.split(separator: " ") {
      if word == "+" || word == "-" {
        sign = word == "+" ? 1 : -1
      } else if let number = Double(word) {
        total += sign * number
      } else {
        let parts = word.split(separator: ".").map(String.init)
        guard parts.count == 2, let frame = frames[parts[0]], let part = frame.quantity(parts[1]) else {
          throw LiveMistake.unreadable(String(word))
        }
        total += sign * part
      }
    }
    return total
  }
}

extension CGRect {
  fileprivate func quantity(_ name: String) -> Double? {
    switch name {
    case "x": Double(minX)
    case "y": Double(minY)
    case "w": Double(width)
    case "h": Double(height)
    case "maxX": Double(maxX)
    case "maxY": Double(maxY)
    case "midX": Double(midX)
    case "midY": Double(midY)
    default: nil
    }
  }
}

@MainActor
struct LiveCaseTests {
  @Test
  func `Apple's engine gives the numbers of the live cases`() throws {
    var (same, differing, left, answers) = (0, [String](), [String](), [String]())
    for one in try LiveCase.all() {
      do {
        let frames = try LiveTree(one.scene).frames(resized: one.resize)
        var texts: [String] = []
        for pair in one.expect where pair.count == 2 {
          guard case .sum(let quantity) = pair[0] else { continue }
          let (found, said) = (try pair[0].value(in: frames), try pair[1].value(in: frames))
          if abs(found - said) > 1 { texts.append("\(quantity) is \(found), not \(said)") }
        }
        if one.predicted == true {
          answers.append(one.id + (texts.isEmpty ? ": as predicted" : ": " + texts.joined(separator: "; ")))
        } else if texts.isEmpty {
          same += 1
        } else {
          differing.append(one.id + ": " + texts.joined(separator: "; "))
        }
      } catch LiveMistake.platform(let reason) {
        left.append("\(one.id): \(reason)")
      }
    }
    print(
      "\(same) live cases are the same, \(differing.count) differ, \(left.count) are not for this platform")
    for line in differing + answers { print(line) }
    #expect(differing.isEmpty)
    #expect(same > 0)
  }
}
