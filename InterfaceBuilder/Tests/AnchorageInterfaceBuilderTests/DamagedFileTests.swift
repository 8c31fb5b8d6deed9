import AnchorageHeadless
import AnchorageInterfaceBuilder
import Foundation
import Testing

/// Documents that were damaged at random: each is read, or refused in one sentence with its line.
///
/// `INTERFACE_MUTATIONS=10000` in the environment tries so many.
@Suite struct DamagedFileTests {
  private static let count =
    ProcessInfo.processInfo.environment["INTERFACE_MUTATIONS"].flatMap { Int($0) } ?? 400
  private static let shares = 8

  @Test(arguments: 0..<shares)
  func `a damaged file is read or refused, and never worse`(share: Int) throws {
    let fixtures = try Fixture.all
    var (read, refused) = (0, 0)
    for seed in stride(from: share, to: DamagedFileTests.count, by: DamagedFileTests.shares) {
      let fixture = fixtures[seed % fixtures.count]
      let bytes = Vandal.damage(fixture.text, seed: UInt64(seed))
      do throws(InterfaceFileMistake) {
        layOut(try InterfaceDocument(bytes, file: fixture.name), seed: seed)
        read += 1
      } catch {
        expectSentence(error, about: bytes, seed: seed)
        refused += 1
      }
    }
    #expect(read > 0)
    #expect(refused > 0)
  }

  private func layOut(_ document: InterfaceDocument, seed: Int) {
    for note in document.notes + document.trees.flatMap({ $0.layout(in: document).notes }) {
      #expect(!note.description.contains("\n"), "seed \(seed)")
    }
    for tree in document.trees {
      #expect(!tree.check(in: document).json(file: document.file).contains("\n"), "seed \(seed)")
      for style in [InterfaceCode.Style.uiKit, .headless] {
        #expect(tree.swift(in: document, style: style).text.hasPrefix("import Anchorage"), "seed \(seed)")
      }
      for traits in [nil, InterfaceTraits(width: .regular, height: .compact)] {
        let layout = tree.layout(in: document, traits: traits)
        layout.root.layoutIfNeeded()
        for (id, frame) in layout.frames {
          let isFinite = [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { $0.isFinite }
          #expect(isFinite, "seed \(seed): \(id)")
        }
        #expect(layout.ids.count == layout.views.count, "seed \(seed)")
      }
    }
  }

  private func expectSentence(_ mistake: InterfaceFileMistake, about bytes: [UInt8], seed: Int) {
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    #expect(!mistake.description.contains("\n"), "seed \(seed)")
    #expect(mistake.sentence.utf8.count > 10, "seed \(seed)")
    if let position = mistake.position {
      #expect((1...lines).contains(position.line), "seed \(seed): \(mistake)")
    } else {
      #expect(mistake.sentence == "the file has no element", "seed \(seed): \(mistake)")
    }
  }
}
