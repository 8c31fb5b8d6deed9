/// A view or a guide of a view in code.
struct CodeItem: Hashable {
  /// The guides that code can name.
  enum Area: String, Hashable {
    case margins
    case safeArea
    case readableContent
    case keyboard
    case contentLayoutGuide
    case frameLayoutGuide
  }

  /// The object identifier of the view.
  let view: String
  /// The guide of the view; `nil` for the view itself.
  let area: Area?

  init(_ view: String, _ area: Area? = nil) {
    self.view = view
    self.area = area
  }
}
