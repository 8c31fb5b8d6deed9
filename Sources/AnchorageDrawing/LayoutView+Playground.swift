#if !hasFeature(Embedded)
import AnchorageHeadless

extension LayoutView: CustomPlaygroundDisplayConvertible {
  /// The view in a playground's sidebar and canvas, as of the last pass: an image on Apple's platforms, and elsewhere, or if
  /// there is nothing to draw, the frame table.
  ///
  ///     card.layoutIfNeeded()
  ///     card.playgroundDescription as? String == card.layoutDescription  // true, on Linux
  ///
  /// In the debugger, Quick Look shows the image of a ``LayoutDrawing``.
  public final var playgroundDescription: Any {
    #if canImport(CoreGraphics) && canImport(CoreText)
    if let image = LayoutDrawing(of: self).image() { return image }
    #endif
    return layoutDescription
  }
}
#endif
