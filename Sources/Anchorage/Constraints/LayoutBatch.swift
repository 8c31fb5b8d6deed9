/// Collects the constraints that are made while it runs; `batch` makes one.
public final class LayoutBatch<Backend: LayoutBackend>: @unchecked Sendable {
  // Unchecked: a batch runs on the one task that began it. Child tasks inherit the reference, so a batch that
  // has ended is recognised and left alone.
  var constraints: [Backend.Constraint] = []
  var isEnded = false

  init() {}
}
