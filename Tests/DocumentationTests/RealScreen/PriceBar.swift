import AnchorageHeadless

/// The bar at the bottom of a screen: what it costs, and the button to do it.
final class PriceBar: LayoutView {
  let price = LayoutLabel(name: "price")
  let reserve = PillButton("Reserve a place")

  init() {
    super.init(name: "priceBar")
    for view in [price, reserve] { addSubview(view) }
    price.metrics = .fixedPitch(size: 24)
    batch {
      reserve.top == top + 12
      reserve.bottom == safeArea.bottom - 12
      reserve.trailing == margins.trailing
      price.centerY == reserve.centerY
      price.leading == margins.leading
      price.trailing <= reserve.leading - 12
    }
  }
}
