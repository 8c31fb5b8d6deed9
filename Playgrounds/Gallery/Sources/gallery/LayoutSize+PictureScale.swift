import AnchorageHeadless

extension LayoutSize {
  /// The units in a point of a picture of this size.
  ///
  /// At 1.5, names fit into more of the boxes than at 1. A side of more than 480 points has fewer, so that it fits into a window.
  var pictureScale: Double { max(1, min(1.5, 720 / max(width, height))) }
}
