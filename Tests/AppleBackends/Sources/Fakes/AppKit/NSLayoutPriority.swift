// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSLayoutConstraint {
  public struct Priority: Hashable, Sendable, _FakeNumericRawRepresentable {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }

    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let dragThatCanResizeWindow = Priority(510)
    public static let windowSizeStayPut = Priority(500)
    public static let dragThatCannotResizeWindow = Priority(490)
    public static let defaultLow = Priority(250)
    public static let fittingSizeCompression = Priority(50)
  }
}
