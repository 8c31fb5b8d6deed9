import Anchorage
import AnchorageScenes
import Foundation
import Testing

/// The expected frames of the scenes are sharp: no number in a constraint can change unnoticed.
@Suite struct ConstantsTests {
  @Test(arguments: LayoutFilesTests.files)
  func `changing one constant of a scene moves a frame`(_ file: String) throws {
    let text = try LayoutFilesTests.scene(file).document.description
    var unnoticed: [String] = []
    for number in Self.numbers(in: text) {
      var changed = text
      changed.replaceSubrange(number, with: "\((Double(text[number]) ?? 0) + 3)")
      let run = SceneRun(Scene(parsing: changed, file: file))
      var isNoticed = !run.mistakes.isEmpty
      run.check { isNoticed = isNoticed || !$0.difference.isEmpty }
      if !isNoticed { unnoticed.append(String(text[text.lineRange(for: number)])) }
    }
    #expect(unnoticed == [])
  }

  /// The numbers in the relations of a scene, without comments, names, priorities and expectations.
  private static func numbers(in text: String) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("---") { break }
      if line.hasPrefix("//") { continue }
      guard line.contains("==") || line.contains("<=") || line.contains(">=") || line.contains("spacing:")
      else { continue }
      let statement = line.prefix { $0 != "~" && $0 != "\"" }
      result += statement.ranges(of: /\b\d+(\.\d+)?\b/)
    }
    return result
  }
}
