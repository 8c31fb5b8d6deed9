import AnchorageHeadless
import AnchorageInterfaceBuilder
import Foundation
import Testing

/// Files that no document can be read from, and documents with mistakes in them.
@Suite struct BrokenFileTests {
  private func mistake(_ bytes: [UInt8]) -> String {
    do {
      return "read: \(try InterfaceDocument(bytes, file: "a.xib").trees.count) trees"
    } catch { return error.description }
  }

  private static let start = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">"#

  @Test(arguments: [
    ("", "a.xib: error: the file has no element"),
    (" \n ", "a.xib: error: the file has no element"),
    ("<?xml version='1.0'?>", "a.xib: error: the file has no element"),
    (
      "<!DOCTYPE document [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n\(start)<objects>&x;</objects></document>",
      "a.xib:1:1: error: the file declares a document type, which Interface Builder never does; it is not followed"
    ),
    (
      "\(start)\n<objects>&x;</objects></document>",
      "a.xib:2:13: error: the file refers to an entity that XML does not define"
    ),
    ("\(start)\n<objects>\n", "a.xib:3:1: error: the file ends inside <objects>, which begins in line 2"),
    (
      "\(start)\n<objects>\n</document>",
      "a.xib:3:1: error: </document> closes <objects>, which begins in line 2"
    ),
    (
      "<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>",
      "a.xib:1:1: error: <archive> is not a document of Interface Builder 3, which begins with "
        + #"<document type="com.apple.InterfaceBuilder3…">"#
    ),
    (
      "<document type='com.apple.InterfaceBuilder3.WatchKit.Storyboard'/>",
      "a.xib:1:1: error: documents of the type 'com.apple.InterfaceBuilder3.WatchKit.Storyboard' are not read"
    ),
    ("\u{FEFF}\(start)</document>", "read: 0 trees"),
  ])
  func `a broken file is refused in one sentence`(text: String, sentence: String) {
    #expect(mistake(Array(text.utf8)) == sentence)
  }

  @Test
  func `a file in another encoding, and one that is no text, are refused`() {
    let text = "<?xml version=\"1.0\"?>\(BrokenFileTests.start)</document>"
    let units = Array(text.utf16).map { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let files: [([UInt8], String)] = [
      ([0xFF, 0xFE] + units.joined(), "1:1: error: the file is in the encoding 'UTF-16', and not in UTF-8"),
      (
        [0xFE, 0xFF] + units.flatMap { $0.reversed() },
        "1:1: error: the file is in the encoding 'UTF-16', and not in UTF-8"
      ),
      (Array("bplist00".utf8) + Array(0...255), "1:1: error: the file is not XML, which begins with '<'"),
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A], "1:1: error: the file is not XML, which begins with '<'"),
      (Array("<a/>".utf8) + [0xC3], "1:5: error: there is something after the end of the document"),
      (Array("<a>".utf8) + [0xC3] + Array("(</a>".utf8), "1:4: error: there is a byte that is not UTF-8"),
      (
        Array("<a>\n<b he".utf8) + [0xE9] + Array("ght=''/></a>".utf8),
        "2:6: error: there is a byte that is not UTF-8"
      ),
      (Array("<\0?\0x".utf8), "1:1: error: there is a '<' or '&' that should be '&lt;' or '&amp;'"),
    ]
    for (bytes, sentence) in files { #expect(mistake(bytes) == "a.xib:" + sentence) }
  }

  @Test
  func `a file that is cut anywhere is refused with a line of it`() throws {
    for fixture in try Fixture.all {
      let bytes = Array(fixture.text.utf8)
      for count in stride(from: 0, to: bytes.count - 2, by: 211) {
        let part = Array(bytes[..<count])
        let lines = part.count { $0 == 0x0A } + 1
        let error = #expect(throws: InterfaceFileMistake.self) { try InterfaceDocument(part, file: "a.xib") }
        #expect((1...lines).contains(error?.position?.line ?? 1))
      }
    }
  }

  @Test
  func `a folder, and a path where there is no file, are refused`() {
    let folder = #expect(throws: InterfaceFileMistake.self) {
      try InterfaceDocument(contentsOf: Fixture.folder.path)
    }
    #expect(folder?.sentence == "the file cannot be read: it is a folder")
    let none = #expect(throws: InterfaceFileMistake.self) {
      try InterfaceDocument(contentsOf: Fixture.folder.appending(path: "none.xib").path)
    }
    #expect(none?.sentence == "the file cannot be read: there is none at this path")
  }

  @Test
  func `of a stream that does not end, 64 MB and a chunk are taken`() {
    let stream = EndlessStream()
    let error = #expect(throws: InterfaceFileMistake.self) {
      try InterfaceDocument(stream, file: "a.xib")
    }
    #expect(error?.description == "a.xib: error: the file is larger than 64 MB")
    #expect(stream.delivered > 64 << 20)
    #expect(stream.delivered <= 64 << 20 + 65_536)
  }

  @Test
  func `a file larger than 64 MB is refused by its size`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "large-\(UUID()).xib")
    #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try FileHandle(forWritingTo: url)
    // The file has a length and no contents, so that the disk stays as it is.
    try file.truncate(atOffset: 64 << 20 + 1)
    try file.close()
    let error = #expect(throws: InterfaceFileMistake.self) { try InterfaceDocument(contentsOf: url.path) }
    #expect(error?.sentence == "the file is larger than 64 MB")
  }
}

/// A stream of zeros without an end, which counts what is taken from it.
///
/// A class, because streams are.
final class EndlessStream: InputStream {
  /// How many bytes were taken.
  private(set) var delivered = 0

  init() { super.init(data: Data()) }

  override func open() {}
  override func close() {}
  override var hasBytesAvailable: Bool { true }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
    buffer.update(repeating: 0, count: length)
    delivered += length
    return length
  }
}
