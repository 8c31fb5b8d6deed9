/// The limits of numbers in scenes.
package enum SceneNumber {
  /// The largest magnitude of any size, constant or multiplier.
  package static let largest = 1e9
}
