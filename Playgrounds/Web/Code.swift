import AnchorageCode
import AnchorageHeadless
import AnchorageScenes

// What the worker asks of the module that prints code and explains logs, which is fetched when it is needed; see Memory.swift.

/// A scene as Swift code: a view class for UIKit (0), of headless views (1), or for UIKit without the library (2). Nothing if the
/// scene has mistakes.
@_expose(wasm, "anchorage_swift")
@_cdecl("anchorage_swift")
public func swift(
  _ text: UnsafePointer<UInt8>, _ count: Int, _ file: UnsafePointer<UInt8>, _ fileCount: Int, _ style: Int
) -> Int {
  let name = String(decoding: UnsafeBufferPointer(start: file, count: fileCount), as: UTF8.self)
  let run = SceneRun(Scene(parsing: Array(UnsafeBufferPointer(start: text, count: count)), file: name))
  guard run.mistakes.isEmpty else { return reply("") }
  // Required constraints that conflict keep their order, which only a layout finds out.
  run.layout()
  let styles: [ViewClassStyle] = [.uiKit, .headless, .anchors]
  let stem = name.split(separator: ".").first.map(String.init) ?? "Screen"
  return reply(ViewClassPrinter(run.root, named: stem, styles[style]).text)
}

/// Explains the reports of unsatisfiable constraints in a text that a console printed:
/// `{"reports":["…"],"scene":"…"}`, with the scene of the report that has a number, or without if there is none.
@_expose(wasm, "anchorage_log")
@_cdecl("anchorage_log")
public func log(_ text: UnsafePointer<UInt8>, _ count: Int, _ number: Int) -> Int {
  var explanation = LogExplanation(file: "log")
  explanation.read(Array(UnsafeBufferPointer(start: text, count: count)))
  explanation.finish()
  let reports = explanation.reports
  let texts = reports.map { $0.description.jsonLiteral }.joined(separator: ",")
  let scene = reports.indices.contains(number) ? ",\"scene\":\(LogScene(reports[number]).text.jsonLiteral)" : ""
  return reply("{\"reports\":[\(texts)]\(scene)}")
}
