import AnchorageHeadless
import AnchorageDrawing
import AnchorageScenes

// What the worker asks of the module that draws; see Memory.swift.
//
//     count = anchorage_read(text, n, file, m)     // JSON: the scene's own size, or its mistakes
//     count = anchorage_layout(320, 200, 0)        // JSON: frames, problems, notes
//     count = anchorage_draw(1, 0, 1)              // an SVG of the last layout, shown, without constraints, a unit a point

// A module without threads: nothing else touches these while a function runs.
nonisolated(unsafe) private var run: SceneRun?
nonisolated(unsafe) private var ownDirection: LayoutDirection?

/// Reads a scene and makes its views. Answers `{"size":[W,H]}`, or the mistakes as ``Scene/json(from:sizes:file:)`` does.
@_expose(wasm, "anchorage_read")
@_cdecl("anchorage_read")
public func read(
  _ text: UnsafePointer<UInt8>, _ count: Int, _ file: UnsafePointer<UInt8>, _ fileCount: Int
) -> Int {
  run = nil
  let scene = Scene(
    parsing: Array(UnsafeBufferPointer(start: text, count: count)),
    file: String(decoding: UnsafeBufferPointer(start: file, count: fileCount), as: UTF8.self))
  let new = SceneRun(scene)
  guard new.mistakes.isEmpty else { return reply(new.mistakesJSON) }
  run = new
  ownDirection = new.root.layoutDirection
  return reply("{\"size\":[\(new.size.width),\(new.size.height)]}")
}

/// Lays out the scene at a size; its own, where a number is negative. Answers ``SceneRun/json``.
///
/// - Parameter direction: 1 for left to right, 2 for right to left, 0 for what the scene says.
@_expose(wasm, "anchorage_layout")
@_cdecl("anchorage_layout")
public func layout(_ width: Double, _ height: Double, _ direction: Int) -> Int {
  guard let run else { return reply("") }
  run.root.layoutDirection = direction == 1 ? .leftToRight : direction == 2 ? .rightToLeft : ownDirection
  run.layout(at: width >= 0 && height >= 0 ? LayoutSize(width: width, height: height) : nil)
  return reply(run.json)
}

/// Draws the last layout as an SVG; nothing if there is nothing to draw.
///
/// - Parameters:
///   - look: 1 to draw it as a screen, 0 as a plan.
///   - constraints: 1 to draw the constraints, too.
///   - scale: The units in a point.
@_expose(wasm, "anchorage_draw")
@_cdecl("anchorage_draw")
public func draw(_ look: Int, _ constraints: Int, _ scale: Double) -> Int {
  guard let run else { return reply("") }
  let drawing = LayoutDrawing(of: run.root)
  return reply(drawing.svg(look == 1 ? .shown : .measured, constraints: constraints == 1, scale: scale))
}

/// Explains an anchor, such as `title.width`, as of the last layout.
@_expose(wasm, "anchorage_explain")
@_cdecl("anchorage_explain")
public func explain(_ anchor: UnsafePointer<UInt8>, _ count: Int) -> Int {
  let text = String(decoding: UnsafeBufferPointer(start: anchor, count: count), as: UTF8.self)
  return reply(run?.explanation(ofAnchor: text) ?? "")
}
