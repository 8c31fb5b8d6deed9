import SwiftUI

@main
struct TemplateApp: App {
  var body: some Scene {
    WindowGroup { HarbourScreen() }
  }
}

/// The view controller as a view of SwiftUI's.
struct HarbourScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> HarbourViewController { HarbourViewController() }
  func updateUIViewController(_ controller: HarbourViewController, context: Context) {}
}
