import AnchorageCode
import AnchorageHeadless
import AnchorageDrawing
import AnchorageInterfaceBuilder
import AnchorageScenes

// Targets whose inputs are texts.

/// A `.layout` scene: read, printed and read again, laid out in three sizes, reported and drawn.
func fuzzScene(_ bytes: [UInt8]) {
  let scene = Scene(parsing: bytes)
  _ = scene.mistakes.description
  let printed = scene.document.description
  precondition(Scene(parsing: printed).document.description == printed, "a scene that prints otherwise")
  let run = SceneRun(scene)
  _ = run.mistakes.description
  for size in [nil, LayoutSize(width: 90, height: 400), .zero] {
    run.layout(at: size)
    askAll(about: run.root)
  }
  _ = run.json
  run.check { _ = $0.isEqual }
}

/// An Interface Builder document: laid out, judged and printed as code in three ways.
func fuzzDocument(_ bytes: [UInt8]) {
  do throws(InterfaceFileMistake) {
    let document = try InterfaceDocument(bytes, file: "Main.storyboard")
    for tree in document.trees {
      _ = tree.check(in: document).json(file: document.file)
      for style in [InterfaceCode.Style.uiKit, .headless] { _ = tree.swift(in: document, style: style).text }
      _ = tree.scene(in: document).text
      let layout = tree.layout(in: document)
      layout.root.layoutIfNeeded()
      _ = layout.frames
      askAll(about: layout.root)
    }
  } catch {
    _ = error.description
  }
}

/// A line of the visual format language, and behind it bytes for its options.
func fuzzFormat(_ bytes: [UInt8]) {
  let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
  let options = LayoutConstraint.FormatOptions(
    rawValue: bytes.dropFirst(line.count + 1).prefix(3).reduce(0) { $0 << 8 | UInt($1) })
  let root = LayoutView(name: "root", frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
  var views: [String: HeadlessItem] = [:]
  for name in ["icon", "title", "note"] {
    let view = name == "title" ? LayoutLabel(name: name, text: "A title") : LayoutView(name: name)
    root.addSubview(view)
    views[name] = view
  }
  do throws(LayoutConstraint.FormatMistake) {
    try LayoutConstraint.constraints(
      visualFormat: String(decoding: line, as: UTF8.self), metrics: ["gap": 12], views: views,
      options: options)
    root.layoutIfNeeded()
    askAll(about: root)
  } catch {
    _ = error.description
  }
}

/// A log of UIKit or AppKit, read in chunks of a length that depends on the log's.
func fuzzLog(_ bytes: [UInt8]) {
  var rest = bytes[...]
  let length = 1 + bytes.count % 97
  var explanation = LogExplanation(file: "app.log")
  while !rest.isEmpty {
    explanation.read(Array(rest.prefix(length)))
    rest = rest.dropFirst(length)
  }
  explanation.finish()
  _ = explanation.text
  for report in explanation.reports.prefix(3) { _ = LogScene(report).text }
}

/// Asks a tree that is laid out for everything that it prints.
func askAll(about root: LayoutView) {
  _ = root.layoutDescription
  for diagnostic in root.diagnostics { _ = diagnostic.description }
  for note in root.notes() + root.missedOptionalConstraints { _ = note.description }
  let drawing = LayoutDrawing(of: root)
  _ = drawing.terminal(columns: 60)
  _ = drawing.svg(constraints: true, problems: root.diagnostics)
  for language in LayoutCodeLanguage.allCases { _ = root.layoutCode(as: language) }
}
