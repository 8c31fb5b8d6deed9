import AnchorageHeadless
import TestSupport
import Testing

@testable import AnchorageTesting

/// Expectations about views whose width selects their form.
struct FittedFormTests {
  private enum Form { case narrow, wide }

  /// A photo above a text of 14 letters, or beside it from 400 points on.
  private static func makeCell() -> LayoutView {
    let cell = LayoutView(name: "cell")
    let photo = LayoutView(name: "photo")
    let text = LayoutLabel(name: "text", text: "Harbour lights")
    cell.addSubviews(photo, text)
    text.numberOfLines = 0
    photo.topLeading == cell.topLeading
    text.trailing == cell.trailing - 8
    text.bottom == cell.bottom - 8
    let forms: LayoutConstraintSwitch<Form> = ConstraintSwitch([
      .narrow: batch(active: false) {
        photo.trailing == cell.trailing
        photo.height == 100
        text.top == photo.bottom + 8
        text.leading == cell.leading + 8
      },
      .wide: batch(active: false) {
        photo.size == LayoutSize(width: 120, height: 60)
        photo.bottom <= cell.bottom
        text.top == cell.top + 8
        text.leading == photo.trailing + 8
      },
    ])
    forms.select(bySizeOf: cell) { $0.width < 400 ? .narrow : .wide }
    return cell
  }

  @Test
  func `a cell has the height of the form that its width selects, the first time`() {
    // Beside the photo, which is the higher of the two.
    expectLayout(
      Self.makeCell(), width: 400,
      """
      cell      0  0  400  60
      ├ photo   0  0  120  60
      └ text  128  8  264  44
      """)
    // 100 + 8 + 16 + 8.
    expectLayout(
      Self.makeCell(), width: 399,
      """
      cell   0    0  399  132
      ├ photo  0    0  399  100
      └ text   8  108  383   16
      """)
  }

  @Test
  func `a sweep over both forms finds nothing, whatever form comes first`() {
    expectLayoutAdapts(Self.makeCell(), widths: [320, 390, 700])
    expectLayoutAdapts(Self.makeCell(), widths: [700, 320, 399, 400])
    expectLayoutAdapts(Self.makeCell(), widths: 390...410)
  }

  @Test
  func `a sweep still finds the form that does not fit`() {
    let cell = Self.makeCell()
    let high = LayoutView(name: "high")
    cell.addSubview(high)
    high.topLeading == cell.topLeading
    high.size == LayoutSize(width: 350, height: 10)
    let sweep = LayoutSweep(
      targets: [340, 360].map { TargetSize(width: $0) }, directions: [.leftToRight], texts: [.original])
    #expect(
      sweep.failure(of: cell)?.message.hasPrefix(
        """
        the layout of 'cell' fails in 1 of 2 combinations
          340 wide, left to right, texts as they are: note: 'high' reaches beyond 'cell' by 10 points on the right
        """) == true)
  }
}
