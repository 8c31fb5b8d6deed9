/// The limits of numbers in scenes.
enum SceneNumber {
  /// The largest magnitude of any size, constant or multiplier.
  static let largest = 1e9
}
