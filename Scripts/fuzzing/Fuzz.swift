import Foundation

// The functions that libFuzzer calls. `Scripts/fuzz` builds one program of this folder, and names the target in the
// environment.

/// Handles an input. Whatever the bytes are, no target may trap, hang or take much memory.
private let target: @Sendable ([UInt8]) -> Void = {
  switch ProcessInfo.processInfo.environment["FUZZ_TARGET"] {
  case "scenes": fuzzScene
  case "documents": fuzzDocument
  case "formats": fuzzFormat
  case "logs": fuzzLog
  case "calls": fuzzCalls
  // For the self-test.
  case "planted-trap": plantTrap
  case "planted-hang": { _ in while true {} }
  case "planted-memory": { _ in fillMemory() }
  case "planted-depth": { _ in precondition(descend(1) != 0) }
  case let name: fatalError("FUZZ_TARGET must name a target, not \(name ?? "nothing")")
  }
}()

/// Runs the target on an input, as often as libFuzzer has one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Gives signals a stack of their own, without which an overflow of the stack would be the end of libFuzzer as well.
@_cdecl("LLVMFuzzerInitialize")
public func prepareFuzzing(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutableRawPointer>
) -> CInt {
  let size = 1 << 20
  var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
  return sigaltstack(&stack, nil)
}

/// A trap that only coverage leads to: no chance gives five bytes at once.
@Sendable private func plantTrap(_ bytes: [UInt8]) {
  var found = 0
  for byte in "fault".utf8 where found < bytes.count && bytes[found] == byte { found += 1 }
  precondition(found < 5, "a planted fault")
}

private func fillMemory() {
  var blocks: [[UInt8]] = []
  while blocks.count < 4096 {
    blocks.append([UInt8](repeating: UInt8(truncatingIfNeeded: blocks.count), count: 1 << 20))
    usleep(1000)
  }
}

@inline(never)
private func descend(_ depth: Int) -> Int {
  depth == 0 ? 0 : descend(depth + 1) &+ depth
}
