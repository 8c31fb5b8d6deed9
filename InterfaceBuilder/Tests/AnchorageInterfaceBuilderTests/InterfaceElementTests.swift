import AnchorageInterfaceBuilder
import Foundation
import Testing

/// XML as elements with positions, and the files that are refused.
@Suite struct InterfaceElementTests {
  private func element(_ text: String) throws(InterfaceFileMistake) -> InterfaceElement {
    try InterfaceElement(reading: Array(text.utf8), file: "a.xib")
  }

  private func mistake(_ text: String) -> String {
    do {
      return "read: \(try element(text).name)"
    } catch { return error.description }
  }

  @Test
  func `every element has the line and the column where it begins`() throws {
    let root = try element(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <a> --><a text="é > 1"><b
        x='1'/>ü<c><![CDATA[<d>]]></c>
      </a>
      """)
    #expect(root.position == InterfacePosition(line: 2, column: 13))
    #expect(root.children.map(\.position.description) == ["2:29", "3:11"])
    #expect(root["text"] == "é > 1")
    #expect(root.children[1].text == "<d>")
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `a line ends at a carriage return, a line feed, or both`(end: String) throws {
    func lines(_ lines: String...) -> String { lines.joined(separator: end) }
    let root = try element(lines("<a>", "", "  <b/>", "</a>"))
    #expect(root.children.map(\.position.description) == ["3:3"])
    #expect(
      mistake(lines("<a>", "<b>")) == "a.xib:2:4: error: the file ends inside <b>, which begins in line 2")
    // The mistake of the parser, and not of the scanner.
    #expect(
      mistake(lines("<a>", "&b;</a>"))
        == "a.xib:2:4: error: the file refers to an entity that XML does not define")
  }

  @Test(arguments: [
    ("<a><b></a>", "a.xib:1:7: error: </a> closes <b>, which begins in line 1"),
    ("<a>\n<b>", "a.xib:2:4: error: the file ends inside <b>, which begins in line 2"),
    ("<a/></a>", "a.xib:1:5: error: </a> closes an element that was never opened"),
    ("<a/><b/>", "a.xib:1:5: error: there is something after the end of the document"),
    ("<a/> b", "a.xib:1:6: error: there is something after the end of the document"),
    ("<a x='1", "a.xib:1:1: error: the file ends inside a tag"),
    ("<a><!-- ", "a.xib:1:4: error: the file ends inside a comment"),
    ("", "a.xib: error: the file has no element"),
    (
      "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
      "a.xib:1:1: error: the file declares a document type, which Interface Builder never does; it is not followed"
    ),
    (
      "<?xml version='1.0' encoding='UTF-7'?><a/>",
      "a.xib:1:1: error: the file is in the encoding 'UTF-7', and not in UTF-8"
    ),
    ("<a>\u{1}</a>", "a.xib:1:4: error: there is a character that XML does not allow"),
    ("<a x='<'/>", "a.xib:1:7: error: there is a '<' or '&' that should be '&lt;' or '&amp;'"),
    ("<a x/>", "a.xib:1:5: error: an attribute has no equals sign, no quotes, or no space before it"),
    ("<a>&b;</a>", "a.xib:1:7: error: the file refers to an entity that XML does not define"),
    ("<a x='1' x='2'/>", "a.xib:1:15: error: an element has the same attribute twice"),
  ])
  func `a file that is not XML is refused in one sentence`(text: String, sentence: String) {
    #expect(mistake(text) == sentence)
  }

  @Test
  func `500 elements inside one another are read, and no more`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(mistake(nested(500)) == "read: a")
    #expect(mistake(nested(501)) == "a.xib:1:1501: error: elements are nested more than 500 deep")
  }

  @Test
  func `a text of more than 10 MB is read`() throws {
    // The parser's own limit is 10 million bytes.
    let text = String(repeating: "0123456789", count: 1_000_100)
    #expect(try element("<a><b>\(text)</b></a>").children[0].text.utf8.count == 10_001_000)
  }

  @Test(arguments: [
    ("<a>\n<b x='PART'/></a>", "a tag"), ("<a>\n<!--PART--></a>", "a comment"),
    ("<a>\n<![CDATA[PART]]></a>", "a CDATA section"), ("<a>\n<?PART?></a>", "a processing instruction"),
  ])
  func `a part that the parser would take as a whole is refused by its length`(text: String, part: String) {
    var limits = InterfaceLimits()
    limits.part = 1_048_576
    let long = text.replacing("PART", with: String(repeating: "x", count: limits.part))
    let error = #expect(throws: InterfaceFileMistake.self) {
      try InterfaceElement(reading: Array(long.utf8), file: "a.xib", limits: limits)
    }
    #expect(error?.description == "a.xib:2:1: error: \(part) is longer than 1 MB")
  }

  @Test
  func `a stream without an end is refused at the limit`() {
    var limits = InterfaceLimits()
    limits.bytes = 1_048_576
    let error = #expect(throws: InterfaceFileMistake.self) {
      try InterfaceBytes.read(contentsOf: "/dev/zero", limits: limits)
    }
    #expect(error?.sentence == "the file is larger than 1 MB")
  }

  @Test
  func `other XML is not a document of Interface Builder`() {
    let error = #expect(throws: InterfaceFileMistake.self) {
      try InterfaceDocument(Array("<plist/>".utf8), file: "a.xib")
    }
    #expect(error?.description.hasPrefix("a.xib:1:1: error: <plist> is not a document") == true)
  }
}
