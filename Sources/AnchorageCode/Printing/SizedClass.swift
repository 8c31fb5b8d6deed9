import Anchorage
import AnchorageHeadless

/// Prints headless classes whose content has a given size, which printed code makes instead of pictures and controls.
@_spi(Printing) public enum SizedClass {
  /// Prints a class.
  ///
  /// - Parameters:
  ///   - base: The class it inherits from: `LayoutView`.
  ///   - name: Its name: `SizedView`.
  public static func write(_ base: String, named name: String, _ writer: inout CodeWriter) {
    writer.block("final class \(name): \(base)") { writer in
      writer.line("private let content: LayoutSize")
      writer.line("private let baselines: (first: Double, last: Double)")
      writer.blank()
      let none = "LayoutView.noIntrinsicMetric"
      writer.line("init(")
      writer.line("  name: String, width: Double = \(none), height: Double = \(none),")
      writer.line("  baselines: (first: Double, last: Double) = (0, 0)")
      writer.block(")") { writer in
        writer.line("content = LayoutSize(width: width, height: height)")
        writer.line("self.baselines = baselines")
        writer.line(
          base == "LayoutLabel"
            ? "super.init(name: name, text: \"\", frame: .zero)" : "super.init(name: name, frame: .zero)")
      }
      writer.blank()
      if base == "LayoutLabel" {
        // A label can have other baselines and the size of its text.
        writer.line("private var isSized: Bool { content.width >= 0 || content.height >= 0 }")
        writer.block("override var intrinsicContentSize: LayoutSize") { writer in
          writer.line("isSized ? content : super.intrinsicContentSize")
        }
        writer.line("override var isMeasuredByWidth: Bool { !isSized && super.isMeasuredByWidth }")
        writer.block("override func sizeThatFits(_ size: LayoutSize) -> LayoutSize") { writer in
          writer.line("isSized ? content : super.sizeThatFits(size)")
        }
      } else {
        writer.line("override var intrinsicContentSize: LayoutSize { content }")
      }
      if !["LayoutStackView", "LayoutGravityStackView"].contains(base) {
        writer.line("override var firstBaselineOffsetFromTop: Double { baselines.first }")
        writer.line("override var baselineOffsetFromBottom: Double { baselines.last }")
      }
    }
  }
}
