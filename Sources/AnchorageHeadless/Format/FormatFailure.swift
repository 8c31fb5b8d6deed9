import Anchorage

/// Why a format cannot be read, and the byte at which that shows.
struct FormatFailure: Error {
  let offset: Int
  let reason: String
}
