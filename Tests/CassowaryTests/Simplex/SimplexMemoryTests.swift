#if canImport(Glibc)
import Foundation
import Testing

@testable import Cassowary

/// The memory of components, measured in processes of their own.
@Suite struct SimplexMemoryTests {
  @Test(arguments: [LabelShape.Kind.chain, .row])
  func `two thousand labels take at most three times the memory of their tableau before its first pivot`(
    shape: LabelShape.Kind
  ) async throws {
    // Pivots only add cells: the tableau of the chain takes a hundred times as much in the end.
    let tableau = try await peak(of: shape, .tableau, isSolved: false)
    let revised = try await peak(of: shape, .revised, isSolved: true)
    #expect(tableau > 1_000, "\(tableau) kB cannot be told from what else a process takes")
    #expect(revised <= 3 * tableau)
  }

  /// How many kilobytes the optimum of labels that are a little too wide takes at the most, with presolve.
  private func peak(
    of shape: LabelShape.Kind, _ kind: SimplexRun.Kind, isSolved: Bool
  ) async throws -> Int {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [shape = shape as LabelShape.Kind, kind = kind as SimplexRun.Kind, isSolved = isSolved as Bool] in
      let width = LabelShape.naturalWidth(count: 2_000) * 0.9
      let shape = try LabelShape(shape, count: 2_000, width: width)
      // Forgets the peak so far.
      try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
      let before = try ProcessStatus.kilobytes("VmRSS")
      let run = SimplexRun(shape.solver, kind, p: width)
      if isSolved { run.optimize(p: width) }
      print(try ProcessStatus.kilobytes("VmHWM") - before)
      withExtendedLifetime(run) {}
    }
    let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    return try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }
}

private enum ProcessStatus {
  static func kilobytes(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name) })
    return try #require(Int(line.filter(\.isNumber)))
  }
}
#endif
