import CRival
import Foundation

/// Another project's solver, called through rival.h.
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

/// A layout engine with a model of its own, which lays out the same feed with it.
final class RivalScreen: Contestant {
  let name: String
  private let build: RivalScreenBuild
  private let resize: RivalScreenResize
  private let constant: RivalScreenConstant
  private let content: RivalScreenContent
  private let swap: RivalScreenSwap
  private let destroy: RivalScreenDestroy
  private var subject: Subject?
  private var session: UnsafeMutableRawPointer?
  private var contents: [RivalContent] = []
  private var numbers: [Double] = []

  /// Nothing if there is no such library.
  init?(_ name: String, library: String) {
    guard let library = SharedLibrary(library),
      let build = library.function("screen_build", as: RivalScreenBuild?.self),
      let resize = library.function("screen_resize", as: RivalScreenResize?.self),
      let constant = library.function("screen_constant", as: RivalScreenConstant?.self),
      let content = library.function("screen_content", as: RivalScreenContent?.self),
      let swap = library.function("screen_swap", as: RivalScreenSwap?.self),
      let destroy = library.function("screen_destroy", as: RivalScreenDestroy?.self)
    else { return nil }
    self.name = name
    (self.build, self.resize, self.constant) = (build, resize, constant)
    (self.content, self.swap, self.destroy) = (content, swap, destroy)
  }

  func supports(_ action: Action, of subject: Subject) -> Bool {
    subject.kind == .cells && action.applies(to: subject)
  }

  func take(_ subject: Subject) {
    discard()
    self.subject = subject
    contents = (0...subject.count).map { Self.content(of: $0, in: subject) }
    numbers = Array(repeating: 0, count: subject.count * 32)
  }

  private static func content(of cell: Int, in subject: Subject) -> RivalContent {
    let content = subject.contents(of: cell)
    return RivalContent(
      name: content.name, time: content.time, body: content.body, like: content.like, share: content.share)
  }

  func discard() {
    if let session { destroy(session) }
    session = nil
  }

  func perform(_ action: Action, round: Int) {
    guard let subject else { return }
    let middle = Int32(subject.count / 2), isChanged = round % 2 == 0
    switch action {
    case .build: session = build(contents, Int32(subject.count), subject.size(0).width, &numbers)
    case .resize: resize(session, subject.size(round).width, &numbers)
    case .constant: constant(session, middle, isChanged ? 26 : 24, &numbers)
    case .content: content(session, middle, contents[Int(middle)].body + (isChanged ? 16 : 0), &numbers)
    case .swap: swap(session, &contents[subject.count - (isChanged ? 0 : 1)], &numbers)
    case .grow, .ask: return
    }
  }

  var frames: [Workload.Frame] {
    stride(from: 0, to: numbers.count, by: 4).map {
      Workload.Frame(x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
    }
  }
}
