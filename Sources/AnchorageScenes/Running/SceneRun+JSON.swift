import Anchorage

extension SceneRun {
  /// The last layout as one JSON object on one line: file, size, frames and problems.
  ///
  /// Frames are in the root's coordinates and are not rounded:
  ///
  ///     {"file":"a.layout","size":[200,50],"frames":{"root":[0,0,200,50],"a":[8,8,184,34]},"problems":[]}
  public var json: String {
    var frames: [String] = []
    root.forEachItem { item, frame in
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      frames.append("\(item.name.jsonLiteral):[\(numbers.map { $0.jsonLiteral }.joined(separator: ","))]")
    }
    let size = root.frame.size
    return
      "{\"file\":\(scene.file.jsonLiteral),\"size\":[\(size.width.jsonLiteral),\(size.height.jsonLiteral)],"
      + "\"frames\":{\(frames.joined(separator: ","))},"
      + "\"problems\":[\(root.diagnostics.map { $0.json }.joined(separator: ","))]}"
  }

  /// Lays out at the scene's own size and then at others; returns ``json`` for each size on its own line.
  func json(at sizes: [LayoutSize]) -> String {
    layout()
    var lines = [json]
    for size in sizes {
      layout(at: size)
      lines.append(json)
    }
    return lines.joined(separator: "\n")
  }
}

extension Scene {
  /// Runs a scene and returns its layouts as JSON, one object a line, for a web page or another program.
  ///
  ///     let text = "root 320 100\nview a frame 8 8 20 20"
  ///     Scene.json(from: text)
  ///     // {"file":"scene.layout","size":[320,100],"frames":{"root":[0,0,320,100],"a":[8,8,20,20]},"problems":[]}
  ///
  /// The lines are ``SceneRun/json`` at the scene's own size and at each of `sizes`. A scene with mistakes
  /// gives one line, `{"file":"scene.layout","mistakes":[{"line":2,"column":3,"message":"…","help":"…","text":"…"}]}`.
  public static func json(from text: String, sizes: [LayoutSize] = [], file: String = "scene.layout")
    -> String
  {
    let run = SceneRun(Scene(parsing: text, file: file))
    guard run.mistakes.isEmpty else {
      return
        "{\"file\":\(file.jsonLiteral),\"mistakes\":[\(run.mistakes.kept.map { $0.json }.joined(separator: ","))]}"
    }
    return run.json(at: sizes)
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
      // The content of a scroll view is where it was scrolled to.
      let offset = view.bounds.origin
      let inside = LayoutPoint(x: place.x - offset.x, y: place.y - offset.y)
      for guide in view.layoutGuides.reversed() { stack.append((guide, inside)) }
      for subview in view.subviews.reversed() { stack.append((subview, inside)) }
    }
  }
}

extension LayoutDiagnostic {
  fileprivate var json: String {
    "{\"kind\":\(kind.jsonLiteral),\"text\":\(description.jsonLiteral),\"constraints\":\(constraints.jsonLiteral),"
      + "\"broken\":\(broken.jsonLiteral),\"items\":\(items.jsonLiteral)}"
  }
}

extension SceneMistake {
  fileprivate var json: String {
    "{\"line\":\(line),\"column\":\(column),\"message\":\(message.jsonLiteral),"
      + "\"help\":\(help?.jsonLiteral ?? "null"),\"text\":\(description.jsonLiteral)}"
  }
}

extension Double {
  /// The number in JSON; `null` if it is not finite.
  fileprivate var jsonLiteral: String { isFinite ? sceneText : "null" }
}

extension [String] {
  fileprivate var jsonLiteral: String { "[\(map { $0.jsonLiteral }.joined(separator: ","))]" }
}

extension String {
  /// The text as a JSON string.
  var jsonLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
