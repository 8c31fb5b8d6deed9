import AnchorageInterfaceBuilder
import Testing

/// Documents that are Interface Builder's, and that are not read.
@Suite struct DocumentTypeTests {
  @Test(arguments: [
    "com.apple.InterfaceBuilder.WatchKit.Storyboard", "com.apple.InterfaceBuilder.AppleTV.Storyboard",
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
}
