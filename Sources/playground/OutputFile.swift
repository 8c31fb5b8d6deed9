import AnchorageScenes
import Foundation

/// A file that the command writes.
enum OutputFile {
  /// Writes a text.
  ///
  /// A file is replaced as a whole, so that a browser that reads it never sees half of it; it keeps its permissions, and a
  /// link to it stays a link. A pipe or a device cannot be replaced, and is written to.
  static func write(_ path: String, _ text: String) throws(PlaygroundReadError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG, let target = realpath(path, nil) else {
        return try append(text, to: path, creating: false)
      }
      defer { free(target) }
      try replace(String(cString: target), with: text)
      chmod(target, status.st_mode & 0o7777)
    } else if lstat(path, &status) == 0 {
      // A link to a file that does not exist yet.
      try append(text, to: path, creating: true)
    } else {
      try replace(path, with: text)
    }
  }

  private static func replace(_ path: String, with text: String) throws(PlaygroundReadError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw PlaygroundReadError(reason: reason(for: error))
    }
  }

  private static func append(_ text: String, to path: String, creating: Bool) throws(PlaygroundReadError) {
    let descriptor = open(path, O_WRONLY | (creating ? O_CREAT : 0), 0o666)
    guard descriptor >= 0 else { throw PlaygroundReadError.system }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // `Foundation.write`, because this type has a function of that name.
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw PlaygroundReadError.system }
      rest = rest.dropFirst(count)
    }
  }

  /// The system's message about an error of Foundation's, which has the code of the system inside.
  private static func reason(for error: any Error) -> String {
    var current: (any Error)? = error
    while let inner = current as NSError? {
      if inner.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(inner.code))) }
      current = inner.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return error.localizedDescription
  }
}
