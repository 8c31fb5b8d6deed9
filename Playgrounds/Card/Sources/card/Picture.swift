import AnchorageHeadless

/// A layout as an SVG picture, on a transparent ground.
func picture(of root: LayoutView, _ typefaces: [Typeface]) -> String {
  let size = root.frame.size
  let panel = root.subviews.first { $0.name == "panel" }?.frame ?? root.frame
  var text = """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(svg(size.width))" height="\(svg(size.height))" \
    viewBox="0 0 \(svg(size.width)) \(svg(size.height))">
    <defs>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3d5a80"/>\
    <stop offset="0.45" stop-color="#c98b8b"/><stop offset="0.7" stop-color="#f4b98a"/></linearGradient>
    <filter id="blur" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>
    <clipPath id="panel"><rect x="\(svg(panel.minX))" y="\(svg(panel.minY))" width="\(svg(panel.size.width))" \
    height="\(svg(panel.size.height))" rx="20"/></clipPath>
    </defs>

    """
  var stack = root.subviews.reversed().map { (view: $0, origin: LayoutPoint.zero) }
  while let (view, origin) = stack.popLast() {
    let place = LayoutPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
    if let shape = view as? Shape {
      text += shape.elements(in: LayoutRect(origin: place, size: view.frame.size))
    }
    for subview in view.subviews.reversed() { stack.append((subview, place)) }
  }
  return text + "<defs>\n\(typefaces.map(\.definitions).joined())</defs>\n</svg>"
}
