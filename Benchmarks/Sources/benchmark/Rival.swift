import CRival
import Foundation

/// A solver of somebody else's, called through rival.h.
final class Rival: Contestant {
  let name: String
  private let build: RivalBuild
  private let resize: RivalResize
  private let replace: RivalReplace
  private let append: RivalAppend
  private let destroy: RivalDestroy
  private var subject: Subject?
  private var session: UnsafeMutableRawPointer?
  private(set) var values: [Double] = []
  private var builtCount = 0
  /// Whether it gave up, because required constraints conflict.
  var hasThrown: Bool { session == nil }

  /// Nothing if there is no such library.
  init?(_ name: String, library: String) {
    guard let library = SharedLibrary(library),
      let build = library.function("rival_build", as: RivalBuild?.self),
      let resize = library.function("rival_resize", as: RivalResize?.self),
      let replace = library.function("rival_replace", as: RivalReplace?.self),
      let append = library.function("rival_append", as: RivalAppend?.self),
      let destroy = library.function("rival_destroy", as: RivalDestroy?.self)
    else { return nil }
    self.name = name
    (self.build, self.resize, self.replace) = (build, resize, replace)
    (self.append, self.destroy) = (append, destroy)
  }

  func take(_ subject: Subject) {
    discard()
    self.subject = subject
    values = Array(repeating: 0, count: subject.problem.variableCount)
  }

  func discard() {
    if let session { destroy(session) }
    session = nil
  }

  func perform(_ action: Action, round: Int) {
    guard let subject, action == .build || !hasThrown else { return }
    switch action {
    case .build:
      let size = subject.size(0)
      builtCount = subject.constraintCount - subject.missingCount + subject.problem.boundCount
      session = build(subject.problem.rival, Int32(builtCount), size.width, size.height, &values)
    case .resize:
      let size = subject.size(round)
      resize(session, size.width, size.height, &values)
    case .constant, .content, .swap:
      let edits = subject.edits(for: action, round: round)
      let constants = edits.map(\.constant)
      replace(session, edits.map { Int32($0.constraint) }, constants, Int32(edits.count), &values)
    case .grow:
      while builtCount < subject.constraintCount {
        append(session, Int32(builtCount), &values)
        builtCount += 1
      }
    case .ask: return
    }
  }

  var frames: [Workload.Frame] { subject?.frames(values) ?? [] }
}

/// A library that stays loaded.
struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  init?(_ path: String) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  func function<Function>(_ name: String, as: Function?.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
  }
}
