import AnchorageHeadless

extension InterfaceCheck {
  /// The comparison as one JSON object on one line.
  ///
  /// Frames are in the root and are not rounded; `saved` has those that were compared:
  ///
  ///     {"file":"a.xib","line":4,"root":"8bC-Xf-vdC","size":[200,50],"frames":{"8bC-Xf-vdC":[0,0,200,50]},"saved":{…},
  ///       "verdict":"same","why":"…","differences":[],"assumptions":[],"notes":[]}
  ///
  /// - Parameter file: The name of the file.
  public func json(file: String) -> String {
    let tree = layout.tree
    let size = tree.root.frame?.size ?? .zero
    let frames = layout.frames
    // Without a pass there are no frames but the saved ones.
    let ids = verdict == .unsupported && differences.isEmpty ? [] : layout.ids
    let members: [(String, String)] = [
      ("file", file.jsonText), ("line", "\(tree.root.position.line)"), ("root", tree.root.id.jsonText),
      ("size", [size.width, size.height].jsonText), ("frames", InterfaceCheck.json(frames, ids)),
      ("saved", InterfaceCheck.json(layout.savedFrames, compared)),
      ("verdict", verdict.rawValue.jsonText), ("why", why.jsonText),
      ("differences", differences.map { $0.json }.jsonArray),
      ("assumptions", assumptions.map { $0.description.jsonText }.jsonArray),
      ("notes", notes.map { $0.description.jsonText }.jsonArray),
    ]
    return "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}"
  }

  private static func json(_ frames: [String: LayoutRect], _ ids: [String]) -> String {
    let members = ids.compactMap { id in
      frames[id].map { frame in
        "\(id.jsonText):\([frame.minX, frame.minY, frame.width, frame.height].jsonText)"
      }
    }
    return "{\(members.joined(separator: ","))}"
  }
}

extension InterfaceDifference {
  fileprivate var json: String {
    "{\"id\":\(id.jsonText),\"line\":\(position.line),\"distance\":\(distance.jsonText),"
      + "\"mark\":\(mark.map { $0.rawValue.jsonText } ?? "null"),\"ofSuperview\":\(isOfSuperview)}"
  }
}

extension [Double] {
  fileprivate var jsonText: String { "[\(map { $0.jsonText }.joined(separator: ","))]" }
}

extension [String] {
  /// The texts, which are JSON already, as an array.
  fileprivate var jsonArray: String { "[\(joined(separator: ","))]" }
}

extension String {
  /// The text as a JSON string.
  package var jsonText: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      // A terminal obeys those from 0x7F on, too.
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
