import Anchorage

/// A sentence about a constraint of a stack view, for reports.
indirect enum StackSentence {
  case gap(Double, isMinimum: Bool, between: String, String)
  case baselineGap(Double, isMinimum: Bool, between: String, String)
  case beginning(String)
  case end(String)
  case hiding(String)
  /// The first view is as long as the second.
  case equalLength(LayoutAxis, String, String)
  /// The gap of the first two views is that of the last two.
  case equalGap(String, String, String, String)
  case alignment(LayoutAttribute, of: String)
  case baselines(LayoutAttribute, String, String)
  case containment(LayoutAttribute, of: String)
}
