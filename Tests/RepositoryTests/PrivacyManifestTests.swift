import Foundation
import Testing

/// What apps declare to the App Store about the library that they link.
@Suite struct PrivacyManifestTests {
  private let repository = Repository()

  private func manifest() throws -> [String: Any] {
    let data = Data(try repository.file("Sources/Anchorage/PrivacyInfo.xcprivacy").text.utf8)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: Any])
  }

  @Test
  func `the manifest has the four keys of Apple's schema, with values of their types`() throws {
    let manifest = try manifest()
    #expect(
      manifest.keys.sorted() == [
        "NSPrivacyAccessedAPITypes", "NSPrivacyCollectedDataTypes", "NSPrivacyTracking",
        "NSPrivacyTrackingDomains",
      ])
    #expect(manifest["NSPrivacyTracking"] is Bool)
    #expect(manifest["NSPrivacyTrackingDomains"] is [String])
    #expect(manifest["NSPrivacyCollectedDataTypes"] is [[String: Any]])
    #expect(manifest["NSPrivacyAccessedAPITypes"] is [[String: Any]])
  }

  @Test
  func `a library that collects nothing declares nothing`() throws {
    let manifest = try manifest()
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    for key in manifest.keys where key != "NSPrivacyTracking" {
      #expect((manifest[key] as? [Any])?.isEmpty == true, "\(key)")
    }
  }

  @Test
  func `what an app links uses none of the interfaces that need a reason`() throws {
    // "Describing use of required reason API": file timestamps, boot time, disk space, active keyboards, user defaults.
    let names = """
      creationDate modificationDate fileModificationDate contentModificationDateKey creationDateKey getattrlist
      getattrlistbulk fgetattrlist stat fstat fstatat lstat getattrlistat systemUptime mach_absolute_time
      volumeAvailableCapacityKey volumeAvailableCapacityForImportantUsageKey volumeTotalCapacityKey
      volumeAvailableCapacityForOpportunisticUsageKey systemFreeSize systemSize statfs statvfs fstatfs fstatvfs
      activeInputModes UserDefaults
      """.split { $0.isWhitespace }.map(String.init)
    for file in try ["Anchorage", "AnchorageHeadless", "Cassowary"].flatMap({
      try repository.files(in: "Sources/\($0)", ending: ".swift")
    }) {
      let words = Set(file.text.split { !$0.isLetter && $0 != "_" }.map(String.init))
      #expect(words.isDisjoint(with: names), "\(file)")
    }
  }

  @Test
  func `the manifest is a resource of the library that apps link`() throws {
    let package = try repository.file("Package.swift").text
    #expect(package.contains(".copy(\"PrivacyInfo.xcprivacy\")"))
    #expect(package.contains(".target(name: \"Anchorage\", exclude: leftOut, resources: resources)"))
  }
}
