// The functions that the worker of the page calls: bytes in, bytes out, through linear memory. Both modules have these.
//
//     text = anchorage_allocate(n)                 // write n bytes of a text there
//     count = anchorage_layout(320, 200, 0)        // a function that answers
//     answer = anchorage_answer()                  // count bytes of the last answer

// A module without threads: nothing else touches it while a function runs.
/// The last answer, in room of its own: its address is valid until the next answer.
nonisolated(unsafe) private var answer: UnsafeMutableBufferPointer<UInt8>?

/// Makes room for a number of bytes.
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

/// The bytes of the last answer; valid until the next one.
@_expose(wasm, "anchorage_answer")
@_cdecl("anchorage_answer")
public func answerBytes() -> UnsafePointer<UInt8>? {
  UnsafePointer(answer?.baseAddress)
}

/// Keeps an answer; returns the number of its bytes.
func reply(_ text: String) -> Int {
  answer?.deallocate()
  let bytes = text.utf8
  let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
  _ = room.initialize(from: bytes)
  answer = room
  return bytes.count
}
