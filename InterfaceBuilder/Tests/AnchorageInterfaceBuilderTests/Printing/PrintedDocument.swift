import AnchorageHeadless
import AnchorageInterfaceBuilder
import Foundation

/// A document of a test, whose trees are printed.
enum PrintedDocument {
  /// A document whose only objects are these.
  static func xib(_ objects: String, file: String = "Card.xib") throws -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>\(objects)</objects>
      </document>
      """
    return try InterfaceDocument(Array(text.utf8), file: file)
  }

  /// A view with constraints about views in it, each named by its identifier.
  static func view(_ subviews: String, _ constraints: String = "", attributes: String = "") -> String {
    """
    <view id="root" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <subviews>\(subviews)</subviews>
    <constraints>\(constraints)</constraints>
    </view>
    """
  }

  /// A subview of a kind.
  static func subview(
    _ id: String, _ element: String = "view", _ attributes: String = "", x: Double = 0, y: Double = 0,
    width: Double = 100, height: Double = 20, inside: String = ""
  ) -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\(inside)
    </\(element)>
    """
  }

  /// A constraint, as `b.top == a.bottom + 8 ~ 750`; every part but the first anchor and the relation may be missing.
  static func constraint(_ text: String, _ attributes: String = "") -> String {
    let words = text.split(separator: " ").map(String.init)
    func side(_ word: String, _ name: String) -> String {
      let parts = word.split(separator: ".").map(String.init)
      return "\(name)Item=\"\(parts[0])\" \(name)Attribute=\"\(parts[1])\""
    }
    let relations = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]
    var result =
      "<constraint id=\"\(text.replacing("<", with: "l"))\" \(side(words[0], "first")) \(attributes)"
    if let relation = relations[words[1]] { result += " relation=\"\(relation)\"" }
    if words[2].contains("."), words[2].first?.isLetter == true {
      result += " \(side(words[2], "second"))"
    } else {
      result += " constant=\"\(words[2])\""
    }
    for (index, word) in words.enumerated().dropFirst(3) where index + 1 < words.count {
      switch word {
      case "+": result += " constant=\"\(words[index + 1])\""
      case "-": result += " constant=\"-\(words[index + 1])\""
      case "*": result += " multiplier=\"\(words[index + 1])\""
      case "~": result += " priority=\"\(words[index + 1])\""
      default: break
      }
    }
    return result + "/>"
  }

  /// A document of the folder beside the fixtures, whose views look and change in all ways that code says.
  static func looks(_ name: String) throws -> String {
    let folder = Fixture.folder.deletingLastPathComponent().appending(path: "Looks")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The statements of the first tree's batch in UIKit's code.
  static func statements(_ objects: String) throws -> String {
    let document = try xib(objects)
    let code = document.trees[0].swift(in: document)
    let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: "    batch {"), let end = lines[start...].firstIndex(of: "    }")
    else {
      return ""
    }
    return lines[(start + 1)..<end].map { String($0.dropFirst(6)) }.joined(separator: "\n")
  }
}
