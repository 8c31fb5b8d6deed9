import AnchorageHeadless
import AnchorageInterfaceBuilder
import Testing

/// The names and texts of code: whatever a file says, it stays a name or a text.
@Suite struct PrintedNameTests {
  /// The names that labels with these texts get, in their order.
  private func names(texts: [String]) throws -> [String] {
    let labels = texts.enumerated().map { PrintedDocument.subview("l\($0)", "label", "text=\"\($1)\"") }
      .joined()
    let document = try PrintedDocument.xib(PrintedDocument.view(labels))
    let names = document.trees[0].swift(in: document).names
    return texts.indices.map { names["l\($0)"] ?? "" }
  }

  @Test(arguments: [
    ("Sign in", "signInLabel"), ("The label", "theLabel"), ("1st place", "stPlaceLabel"), ("", "label"),
    ("💥", "label"), ("class", "classLabel"), ("URL here", "urlHereLabel"), ("x\\(evil())", "xEvilLabel"),
    ("a&#x202E;b", "aBLabel"), ("名前", "名前Label"), ("a; let b = 1 //", "aLetBLabel"),
    ("one two three four five", "oneTwoThreeLabel"),
  ])
  func `labels are named after their texts`(text: String, name: String) throws {
    #expect(try names(texts: [text]) == [name])
  }

  @Test
  func `names are unique`() throws {
    #expect(try names(texts: ["a", "a", "A", "a 2"]) == ["aLabel", "aLabel2", "aLabel3", "a2Label"])
  }

  @Test(arguments: [
    ("class", "classLabel"), ("leading", "leadingLabel"), ("batch", "batchLabel"), ("self", "selfLabel"),
    ("title", "title"), ("view", "viewLabel"), ("the name", "theName"), ("\u{1F4A5}", "label"),
  ])
  func `names of somebody are kept unless Swift or the DSL has them`(label: String, name: String) throws {
    let document = try PrintedDocument.xib(
      PrintedDocument.view(PrintedDocument.subview("l", "label", "userLabel=\"\(label)\"")))
    #expect(document.trees[0].swift(in: document).names["l"] == name)
  }

  @Test(arguments: [
    ("a &quot;b&quot; \\(c)", #"label.text = "a \"b\" \\(c)""#),
    ("a\u{202E}b", #"label.text = "a\u{202E}b""#),
    ("a&#9;b", #"label.text = "a\tb""#), ("é💥", #"label.text = "é💥""#),
  ])
  func `texts never end their literals`(text: String, line: String) throws {
    let document = try PrintedDocument.xib(
      PrintedDocument.view(
        PrintedDocument.subview("l", "label", "userLabel=\"label\" text=\"\(text)\"")))
    let code = document.trees[0].swift(in: document)
    #expect(code.text.contains("    \(line)\n"))
  }

  @Test
  func `long texts and texts with line feeds are on several lines`() throws {
    let text =
      "One.&#10;Two \(Array(repeating: "words", count: 20).joined(separator: " ")) &#10;&quot;&quot;&quot;"
    let document = try PrintedDocument.xib(
      PrintedDocument.view(PrintedDocument.subview("l", "label", "userLabel=\"label\" text=\"\(text)\"")))
    let code = document.trees[0].swift(in: document)
    #expect(
      code.text.contains(
        #"""
            label.text = """
              One.
              Two words words words words words words words words words words words words words words words words \
              words words words words\u{20}
              \"\"\"
              """

        """#))
  }

  @Test
  func `names do not depend on the run`() throws {
    let labels = (0..<40).map { PrintedDocument.subview("l\($0)", "label", "text=\"t\($0 % 7)\"") }.joined()
    let texts = try (0..<3).map { _ in
      let document = try PrintedDocument.xib(PrintedDocument.view(labels))
      return document.trees[0].swift(in: document).text
    }
    #expect(Set(texts).count == 1)
  }

  @Test
  func `a class that hides no type of the library gets another name`() throws {
    let text = PrintedDocument.view("", attributes: "customClass=\"LayoutView\"")
    let document = try PrintedDocument.xib(text)
    #expect(document.trees[0].swift(in: document).className == "LayoutView2")
  }
}
