import AnchorageHeadless
import AnchorageInterfaceBuilder
import Testing

/// Documents that are Interface Builder's: those of televisions are read, and those of watches are not.
@Suite struct DocumentTypeTests {
  @Test(arguments: [
    "com.apple.InterfaceBuilder.WatchKit.Storyboard", "com.apple.InterfaceBuilder.XR.XIB",
    "com.apple.InterfaceBuilder3.", "com.apple.InterfaceBuilder3.Gizmo.XIB", "com.apple.InterfaceBuilder",
  ])
  func `a type that is not read is named`(type: String) {
    #expect(throws: InterfaceFileMistake.self) {
      do throws(InterfaceFileMistake) {
        _ = try InterfaceDocument(Array(#"<document type="\#(type)"/>"#.utf8), file: "a.xib")
      } catch {
        #expect(error.description == "a.xib:1:1: error: documents of the type '\(type)' are not read")
        throw error
      }
    }
  }

  /// A screen of a television with a picture that fills the safe area; `sides` is how far that is from the edges.
  private func television(_ head: String, sides: Double) throws -> InterfaceDocument {
    let text = """
      <document \(head) useAutolayout="YES" useSafeAreas="YES">
      <scenes><scene sceneID="s"><objects><viewController id="controller">
      <view key="view" id="root">
        <rect key="frame" x="0" y="0" width="1920" height="1080"/>
        <subviews>
          <imageView adjustsImageWhenAncestorFocused="YES" translatesAutoresizingMaskIntoConstraints="NO" id="picture">
            <rect key="frame" x="\(sides)" y="60" width="\(1920 - 2 * sides)" height="960"/>
          </imageView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="picture" firstAttribute="centerX" secondItem="safe" secondAttribute="centerX" id="c1"/>
          <constraint firstItem="picture" firstAttribute="centerY" secondItem="safe" secondAttribute="centerY" id="c2"/>
          <constraint firstItem="picture" firstAttribute="width" secondItem="safe" secondAttribute="width" id="c3"/>
          <constraint firstItem="picture" firstAttribute="height" secondItem="safe" secondAttribute="height" id="c4"/>
        </constraints>
      </view>
      </viewController></objects></scene></scenes>
      </document>
      """
    return try InterfaceDocument(Array(text.utf8), file: "a.storyboard")
  }

  @Test(arguments: [("9531", 90.0), ("14109", 90), ("15505", 80), ("23504", 80)])
  func `a screen of a television is read, and has its safe area`(version: String, sides: Double) throws {
    let head = "type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" toolsVersion=\"\(version)\""
    let document = try television(head, sides: sides)
    #expect(document.notes == [])
    #expect(document.kind == .storyboard)
    #expect(document.traits == InterfaceTraits(width: .regular, height: .regular, idiom: .tv))
    let check = document.trees[0].check(in: document)
    #expect(check.verdict == .same, "\(check.why)")
  }

  @Test
  func `a television has one size, however a file says that it is turned`() {
    let device = InterfaceDevice(
      id: "appleTV", isLandscape: true, layout: nil, position: InterfacePosition(line: 1, column: 1))
    #expect(device.size == LayoutSize(width: 1920, height: 1080))
    #expect(!device.isRounded && !device.isPad)
  }
}
