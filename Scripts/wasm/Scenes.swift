import Anchorage
import AnchorageScenes

// What a page or a program that runs the WebAssembly module calls: bytes in, bytes out, through linear memory.
//
//     text = anchorage_allocate(n)                         // write n bytes of a scene there
//     count = anchorage_layout(text, n, file, m, 320, 200) // width and height below zero: the scene's own size
//     result = anchorage_result()                          // count bytes of JSON

nonisolated(unsafe) private var result: [UInt8] = []

/// Makes room for so many bytes.
@_expose(wasm, "anchorage_allocate")
@_cdecl("anchorage_allocate")
public func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: max(count, 1))
}

/// Gives room back.
@_expose(wasm, "anchorage_free")
@_cdecl("anchorage_free")
public func free(_ bytes: UnsafeMutablePointer<UInt8>) {
  bytes.deallocate()
}

/// Lays out a scene and keeps the JSON for it; returns its length.
@_expose(wasm, "anchorage_layout")
@_cdecl("anchorage_layout")
public func layout(
  _ text: UnsafePointer<UInt8>, _ textCount: Int, _ file: UnsafePointer<UInt8>, _ fileCount: Int,
  _ width: Double,
  _ height: Double
) -> Int {
  let scene = String(decoding: UnsafeBufferPointer(start: text, count: textCount), as: UTF8.self)
  let name = String(decoding: UnsafeBufferPointer(start: file, count: fileCount), as: UTF8.self)
  let sizes = width >= 0 && height >= 0 ? [LayoutSize(width: width, height: height)] : []
  result = Array(Scene.json(from: scene, sizes: sizes, file: name).utf8)
  return result.count
}

/// The JSON of the last layout; valid until the next one.
@_expose(wasm, "anchorage_result")
@_cdecl("anchorage_result")
public func resultBytes() -> UnsafePointer<UInt8>? {
  result.withUnsafeBufferPointer { $0.baseAddress }
}
