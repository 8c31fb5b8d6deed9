/// Storage that one optimisation at a time uses, kept to save allocations.
struct Scratch: ~Copyable {
  /// The derivatives of a level's cost, by column, upwards.
  var gradient = Buffer<Double>()
  /// The derivatives downwards, where they are not the negative of the others.
  var descent = Buffer<Double>()
  /// The sums of the magnitudes that went into the gradient.
  var magnitude = Buffer<Double>()
  /// Bit 0: moving up is still free of cost; bit 1: moving down is.
  var open = Buffer<UInt8>()
  /// A linear form of a component's externals.
  var probe = Buffer<Double>()
  /// The direction in which a probe is unbounded.
  var ray: Entering?
  var merged = Buffer<Cell>()
  var breakpoints = Buffer<Breakpoint>()
}
