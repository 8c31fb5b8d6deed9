extension SceneHabitTests {
  /// Assignments, and their reports.
  static let assignments: [(String, String)] = [
    ("f.isHidden = true", "3: error: a statement cannot set 'isHidden'|write 'hidden' where 'f' is declared"),
    (
      "f.isHidden = false",
      "3: error: a statement cannot set 'isHidden'|leave out 'hidden' where 'f' is declared"
    ),
    (
      "l.numberOfLines = 0",
      "3: error: a statement cannot set 'numberOfLines'|write 'lines 0' where 'l' is declared"
    ),
    ("s.axis = .vertical", "3: error: a statement cannot set 'axis'|write 'vertical' where 's' is declared"),
    (
      "s.axis = .horizontal",
      "3: error: a statement cannot set 'axis'|leave out 'vertical' where 's' is declared"
    ),
    ("s.spacing = 8", "3: error: a statement cannot set 'spacing'|write 'spacing 8' where 's' is declared"),
    (
      "s.distribution = .equalSpacing",
      "3: error: a statement cannot set 'distribution'|write 'distribution equalSpacing' where 's' is declared"
    ),
    (
      "f.layoutDirection = .rightToLeft",
      "3: error: a statement cannot set 'layoutDirection'|write 'rtl' where 'f' is declared"
    ),
    (
      "f.layoutMargins = LayoutInsets(8)",
      "3: error: a statement cannot set 'layoutMargins'|write 'margins 8 16 8 16' where 'f' is declared"
    ),
    (
      "root.displayScale = 2",
      "6: error: a statement cannot set 'displayScale'|write 'scale 2' where 'root' is declared"
    ),
    (
      "f.displayScale = 2",
      "3: error: a statement cannot set 'displayScale'|remove it: a scene has no word for it"
    ),
    (
      "f.translatesAutoresizingMaskIntoConstraints = false",
      "3: error: a statement cannot set 'translatesAutoresizingMaskIntoConstraints'|leave out 'frame' where 'f' is declared"
    ),
    (
      "f.backgroundColor = 8",
      "3: error: a statement cannot set 'backgroundColor'|remove it: a scene has no word for it"
    ),
    ("f.numberOfLines = 2", "3: error: a view has no property 'numberOfLines'"),
    ("f.huging = 2", "3: error: a view has no property 'huging'|did you mean 'hugging'?"),
    ("g.hugging = 2", "3: error: a guide has no property 'hugging'"),
    ("[f, l].hugging = 2", "8: error: an array of items has no property 'hugging'"),
    ("f.hugging.horizontal = 0", "24: error: a priority must be greater than 0 and at most 1000, not 0"),
    ("f.hugging.horizontal = high", "24: error: nothing is named 'high'|did you mean '.high'?"),
    (
      "f.hugging = .high - 1",
      "13: error: 'hugging' cannot be '.high - 1'|write a number, '.required', '.high', '.medium', '.low' or "
        + "'LayoutContentPriorities(horizontal: 251, vertical: 750)'"
    ),
    (
      "f.hugging = LayoutContentPriorities(vertical: 8)",
      "13: error: wrong arguments for 'LayoutContentPriorities'|write 'LayoutContentPriorities(horizontal: 251, vertical: 750)'"
    ),
    (
      "width.constant = 400",
      "7: error: a statement cannot set the 'constant' of a constraint"
        + "|write it in the statement that makes the constraint, for example 'a.width == 400 ~ .high'"
    ),
    ("f.leading = root.leading", "11: error: '=' is not a relation|a relation is '==', '<=' or '>='"),
    ("f = root", "3: error: '=' is not a relation|a relation is '==', '<=' or '>='"),
    ("zebra.isHidden = true", "1: error: nothing is named 'zebra'"),
    (
      "l.text = \"Hello\"",
      "8: error: a statement cannot set a text|write the text where the label is declared, for example 'label title \"Hello\"'"
    ),
    ("f.width = 8 = 9", "13: error: unexpected '='"),
  ]
}
