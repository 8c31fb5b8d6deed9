// What an app writes with Core Graphics' types; type-checked by Scripts/check-apple-triple.
import Anchorage
import CoreGraphics

func layOut(_ card: LayoutView, in root: LayoutView, gap: CGFloat) {
  card.size == CGSize(width: gap, height: gap)
  card.size <= root.size - CGSize(width: 10, height: 20)
  card.size >= CGSize(width: 10, height: 10) ~ .high
  card.topLeading == root.topLeading + CGPoint(x: gap, y: gap)
  card.leading == root.leading + gap
  card.width >= gap * 2 ~ .high
  card.frame = LayoutRect(CGRect(card.frame))
}
