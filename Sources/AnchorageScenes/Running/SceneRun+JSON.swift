import AnchorageHeadless

extension SceneRun {
  /// The last layout as one JSON object on one line: file, size, frames, problems and notes.
  ///
  /// Frames are in the root's coordinates; numbers are rounded to ten decimals:
  ///
  ///     {"file":"a.layout","size":[200,50],"frames":{"root":[0,0,200,50],"a":[8,8,184,34]},"problems":[],"notes":[]}
  public var json: String { json(explaining: [], withOptional: false) }

  /// The mistakes as one JSON object on one line; see ``Scene/json(from:sizes:file:)``.
  package var mistakesJSON: String {
    "{\"file\":\(scene.file.jsonLiteral),\"mistakes\":[\(mistakes.kept.map { $0.json }.joined(separator: ","))]}"
  }

  private func json(explaining anchors: [SceneAnchor], withOptional: Bool) -> String {
    var frames: [String] = []
    root.forEachItem { item, frame in
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      frames.append("\(item.name.jsonLiteral):[\(numbers.map { $0.jsonLiteral }.joined(separator: ","))]")
    }
    let size = root.frame.size
    return
      "{\"file\":\(scene.file.jsonLiteral),\"size\":[\(size.width.jsonLiteral),\(size.height.jsonLiteral)],"
      + "\"frames\":{\(frames.joined(separator: ","))},"
      + reportsJSON(withOptional: withOptional)
      + (anchors.isEmpty
        ? "" : ",\"explanations\":[\(anchors.map { explanation(of: $0).json }.joined(separator: ","))]")
      + "}"
  }

  /// The problems and the notes of the last layout as two fields of a JSON object.
  private func reportsJSON(withOptional: Bool) -> String {
    let (problems, notes) = (root.diagnostics, notes(withOptional: withOptional))
    let isHelped = problems.contains { $0.help != nil } || notes.contains { $0.help != nil }
    let editor = isHelped ? SceneEditor(scene) : nil
    return "\"problems\":[\(problems.map { $0.json(editor) }.joined(separator: ","))],"
      + "\"notes\":[\(notes.map { $0.json(editor) }.joined(separator: ","))]"
  }

  /// A comparison of the last layout as one JSON object on one line, with the problems and notes of the layout:
  ///
  ///     {"file":"a.layout","line":5,"subject":"frames","size":[200,50],"difference":[],"problems":[],"notes":[]}
  package func json(of comparison: SceneComparison) -> String {
    let size = comparison.size
    return "{\"file\":\(scene.file.jsonLiteral),\"line\":\(comparison.line),"
      + "\"subject\":\"\(comparison.subject == .problems ? "problems" : "frames")\","
      + "\"size\":[\(size.width.jsonLiteral),\(size.height.jsonLiteral)],"
      + "\"difference\":\(comparison.difference.jsonLiteral),\(reportsJSON(withOptional: false))}"
  }

  /// The problems in a range of sizes of the root as one JSON object on one line, each with the sizes at which it exists and
  /// the size that its numbers are about:
  ///
  ///     {"file":"a.layout","axis":"width","asked":[200,800],"ranges":[{"sizes":[200,332],"size":200,"problem":{…}}]}
  ///
  /// A note is at `note` instead of `problem`.
  package func json(
    of problems: [LayoutProblemRange], along axis: LayoutAxis, over asked: ClosedRange<Double>
  )
    -> String
  {
    let editor = problems.isEmpty ? nil : SceneEditor(scene)
    let ranges = problems.map {
      "{\"sizes\":\($0.sizes.json),\"size\":\($0.size.jsonLiteral),\($0.report.field(editor))}"
    }
    return "{\"file\":\(scene.file.jsonLiteral),\"axis\":\"\(axis == .horizontal ? "width" : "height")\","
      + "\"asked\":\(asked.json),\"ranges\":[\(ranges.joined(separator: ","))]}"
  }

  /// Lays out at the scene's own size and then at others; returns ``json`` for each size on its own line.
  package func json(
    at sizes: [LayoutSize], explaining anchors: [SceneAnchor] = [], withOptional: Bool = false
  )
    -> String
  {
    layout()
    var lines = [json(explaining: anchors, withOptional: withOptional)]
    for size in sizes {
      layout(at: size)
      lines.append(json(explaining: anchors, withOptional: withOptional))
    }
    return lines.joined(separator: "\n")
  }
}

extension Scene {
  /// Runs a scene and returns its layouts as JSON, one object a line, for a web page or another program.
  ///
  ///     let text = "root 320 100\nview a frame 8 8 20 20"
  ///     Scene.json(from: text)
  ///     // {"file":"scene.layout","size":[320,100],"frames":{"root":[0,0,320,100],"a":[8,8,20,20]},"problems":[],"notes":[]}
  ///
  /// The lines are ``SceneRun/json`` at the scene's own size and at each of `sizes`. A scene with mistakes
  /// gives one line, `{"file":"scene.layout","mistakes":[{"line":2,"column":3,"message":"…","help":"…","text":"…"}]}`.
  public static func json(from text: String, sizes: [LayoutSize] = [], file: String = "scene.layout")
    -> String
  {
    let run = SceneRun(Scene(parsing: text, file: file))
    return run.mistakes.isEmpty ? run.json(at: sizes) : run.mistakesJSON
  }
}

extension LayoutView {
  /// Calls a closure for this view and every view and guide in it, in the order of the frame table, with
  /// frames in this view's coordinates.
  func forEachItem(_ body: (HeadlessItem, LayoutRect) -> Void) {
    var stack: [(item: HeadlessItem, origin: LayoutPoint)] = [(self, .zero)]
    while let (item, origin) = stack.popLast() {
      let own = (item as? LayoutView)?.frame ?? (item as? LayoutGuide)?.layoutFrame ?? .zero
      let place =
        item === self ? LayoutPoint.zero : LayoutPoint(x: origin.x + own.origin.x, y: origin.y + own.origin.y)
      body(item, LayoutRect(origin: place, size: own.size))
      guard let view = item as? LayoutView else { continue }
      // The content of a scroll view is at its scrolled position.
      let offset = view.bounds.origin
      let inside = LayoutPoint(x: place.x - offset.x, y: place.y - offset.y)
      for guide in view.layoutGuides.reversed() { stack.append((guide, inside)) }
      for subview in view.subviews.reversed() { stack.append((subview, inside)) }
    }
  }
}

extension LayoutExplanation {
  fileprivate var json: String {
    "{\"anchor\":\(anchor.jsonLiteral),\"value\":\(value.map { $0.jsonLiteral } ?? "null"),"
      + "\"constraints\":\(lines.map { $0.text }.jsonLiteral),\"lost\":\(lost.map { $0.text }.jsonLiteral),"
      + "\"text\":\(description.jsonLiteral)}"
  }
}

extension LayoutNote {
  fileprivate func json(_ editor: SceneEditor?) -> String {
    "{\"kind\":\(kind.jsonLiteral),\"text\":\(description.jsonLiteral),\"constraints\":\(members.json),"
      + "\"items\":\(items.jsonLiteral)\(help.map { ",\"help\":\($0.json(editor))" } ?? "")}"
  }
}

extension SceneMistake {
  fileprivate var json: String {
    "{\"line\":\(line),\"column\":\(column),\"message\":\(message.jsonLiteral),"
      + "\"help\":\(help?.jsonLiteral ?? "null"),\"text\":\(description.jsonLiteral)"
      + (edits.isEmpty ? "" : ",\"edits\":[\(edits.map { $0.json(in: file) }.joined(separator: ","))]") + "}"
  }
}

extension LayoutDiagnostic {
  /// The report as a JSON object. The members of every kind come first:
  ///
  ///     {"kind":"conflict","isError":true,"text":"…","summary":"…","items":["a"],
  ///      "constraints":[{"text":"a.width == 100","file":"a.layout","line":3}, …],"broken":["a.width == 200"]}
  ///
  /// Then follow, in conflicts, the `smallest` changes, each like a help, and `circle`, the items that constraints place in a
  /// circle, if they do; `open` in ambiguities, the anchors with their ranges; `priority` and `amount` in ties; and `help` if
  /// there is any.
  func json(_ editor: SceneEditor?) -> String {
    var fields = [
      "\"kind\":\(kind.jsonLiteral)", "\"isError\":\(isError)", "\"text\":\(description.jsonLiteral)",
      "\"summary\":\(summary.jsonLiteral)", "\"items\":\(items.jsonLiteral)",
    ]
    switch self {
    case .conflict(let conflict):
      fields.append("\"constraints\":\(conflict.members.json)")
      fields.append("\"broken\":\(broken.jsonLiteral)")
      fields.append("\"omitted\":\(conflict.omittedCount)")
      if !conflict.smallestChanges.isEmpty {
        let changes = conflict.smallestChanges.map { $0.json(editor) }
        fields.append("\"smallest\":[\(changes.joined(separator: ","))]")
      }
      if !conflict.circle.isEmpty { fields.append("\"circle\":\(conflict.circle.jsonLiteral)") }
    case .ambiguity(let ambiguity):
      let open = ambiguity.parts.flatMap { part in
        zip(part.attributes, part.ranges).map { attribute, range in
          "{\"anchor\":\("\(part.item).\(attribute)".jsonLiteral),\"range\":"
            + (range.map { "[\($0.lowerBound.jsonLiteral),\($0.upperBound.jsonLiteral)]" } ?? "null") + "}"
        }
      }
      fields.append("\"open\":[\(open.joined(separator: ","))]")
    case .tie(let tie):
      fields.append("\"constraints\":\(tie.constraints.json)")
      fields.append("\"omitted\":\(tie.omittedCount)")
      fields.append("\"priority\":\(Double(tie.priority.rawValue).jsonLiteral)")
      fields.append("\"amount\":\(tie.amount.jsonLiteral)")
    case .misuse(let mistake):
      let constraints = constraints.map { object(of: $0, mistake.location) }
      fields.append("\"constraints\":[\(constraints.joined(separator: ","))]")
    case .instability: break
    }
    if let help { fields.append("\"help\":\(help.json(editor))") }
    return "{\(fields.joined(separator: ","))}"
  }
}

extension LayoutProblemRange.Report {
  /// The report as a field of a JSON object.
  fileprivate func field(_ editor: SceneEditor?) -> String {
    switch self {
    case .problem(let problem): "\"problem\":\(problem.json(editor))"
    case .note(let note): "\"note\":\(note.json(editor))"
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var json: String { "[\(lowerBound.jsonLiteral),\(upperBound.jsonLiteral)]" }
}

extension [LayoutConflict.Member] {
  /// The constraints as JSON objects, with the file and the line if they are known.
  var json: String {
    "[\(map { object(of: $0.text, $0.location) }.joined(separator: ","))]"
  }
}

extension LayoutHelp {
  /// The help as a JSON object: the constraints to leave out, the statements to write, the value that results from a lower
  /// priority, what there is to note then, that it was tried, and the edits of the text:
  ///
  ///     {"replaced":["a.width == 10"],"code":["a.width == 10 ~ 999"],"outcome":"a.width is 84","costs":["…"],"tried":true,
  ///      "edits":[{"file":"a.layout","line":5,"column":14,"length":0,"replacement":" ~ 999"}]}
  ///
  /// Where it is not certain which characters change, an edit has the constraint instead, with its line and the new code.
  func json(_ editor: SceneEditor?) -> String {
    var text = "{\"replaced\":\(replaced.jsonLiteral),\"code\":\(code.jsonLiteral)"
    if let outcome { text += ",\"outcome\":\(outcome.jsonLiteral)" }
    if !costs.isEmpty { text += ",\"costs\":\(costs.jsonLiteral)" }
    let ranges = editor.flatMap { editor in editor.edits(for: self)?.map { $0.json(in: editor.file) } }
    return text + ",\"tried\":true,\"edits\":[\((ranges ?? edits.map { $0.json }).joined(separator: ","))]}"
  }
}

extension LayoutEdit {
  /// The edit as a JSON object without a column: `{"constraint":"…","code":"…","file":"…","line":7}`.
  fileprivate var json: String {
    var fields: [String] = []
    if let constraint { fields.append("\"constraint\":\(constraint.jsonLiteral)") }
    if let code { fields.append("\"code\":\(code.jsonLiteral)") }
    if let location {
      fields.append("\"file\":\(location.fileID.jsonLiteral),\"line\":\(location.line)")
    }
    return "{\(fields.joined(separator: ","))}"
  }
}

extension SceneEdit {
  fileprivate func json(in file: String) -> String {
    "{\"file\":\(file.jsonLiteral),\"line\":\(line),\"column\":\(column),\"length\":\(length),"
      + "\"replacement\":\(replacement.jsonLiteral)}"
  }
}

private func object(of constraint: String, _ location: LayoutSourceLocation?) -> String {
  let place = location.map { ",\"file\":\($0.fileID.jsonLiteral),\"line\":\($0.line)" } ?? ""
  return "{\"text\":\(constraint.jsonLiteral)\(place)}"
}

extension Double {
  /// The number in JSON, rounded to ten decimals, so that it has no noise; `null` if it is not finite.
  var jsonLiteral: String {
    guard isFinite else { return "null" }
    guard magnitude < 1e8 else { return sceneText }
    return (withoutFraction(self * 1e10 + (self < 0 ? -0.5 : 0.5)) / 1e10).sceneText
  }
}

extension [String] {
  var jsonLiteral: String { "[\(map { $0.jsonLiteral }.joined(separator: ","))]" }
}

extension String {
  /// The text as a JSON string.
  package var jsonLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      // Terminals also interpret control characters from 0x7F on.
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
