import Foundation

/// A stream of zeros without an end, which counts what is taken from it.
///
/// A class, because streams are.
final class EndlessStream: InputStream {
  /// How many bytes were taken.
  private(set) var delivered = 0

  init() { super.init(data: Data()) }

  override func open() {}
  override func close() {}
  override var hasBytesAvailable: Bool { true }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
    buffer.update(repeating: 0, count: length)
    delivered += length
    return length
  }
}
