import Foundation

/// Text that a file has in base 64, because XML could not hold it.
enum Base64 {
  /// The text, or `nil` if it is not in base 64 or not UTF-8. Interface Builder leaves out the padding.
  static func text(_ encoded: String) -> String? {
    let digits = encoded.filter { !$0.isWhitespace && $0 != "=" }
    let padded = digits + String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) }
  }
}
