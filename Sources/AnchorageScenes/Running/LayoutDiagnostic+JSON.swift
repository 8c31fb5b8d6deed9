import AnchorageHeadless

extension LayoutDiagnostic {
  /// The report as a JSON object. The members of every kind come first:
  ///
  ///     {"kind":"conflict","isError":true,"text":"…","summary":"…","items":["a"],
  ///      "constraints":[{"text":"a.width == 100","file":"a.layout","line":3}, …],"broken":["a.width == 200"]}
  ///
  /// Then follow `open` in ambiguities, the anchors with their ranges; `priority` and `amount` in ties; and
  /// `help` if there is any: the constraints to leave out, the statements to write, and often the result.
  var json: String {
    var fields = [
      "\"kind\":\(kind.jsonLiteral)", "\"isError\":\(isError)", "\"text\":\(description.jsonLiteral)",
      "\"summary\":\(summary.jsonLiteral)", "\"items\":\(items.jsonLiteral)",
    ]
    switch self {
    case .conflict(let conflict):
      fields.append("\"constraints\":\(conflict.members.json)")
      fields.append("\"broken\":\(broken.jsonLiteral)")
      fields.append("\"omitted\":\(conflict.omittedCount)")
    case .ambiguity(let ambiguity):
      let open = ambiguity.parts.flatMap { part in
        zip(part.attributes, part.ranges).map { attribute, range in
          "{\"anchor\":\("\(part.item).\(attribute)".jsonLiteral),\"range\":"
            + (range.map { "[\($0.lowerBound.jsonLiteral),\($0.upperBound.jsonLiteral)]" } ?? "null") + "}"
        }
      }
      fields.append("\"open\":[\(open.joined(separator: ","))]")
    case .tie(let tie):
      fields.append("\"constraints\":\(tie.wishes.json)")
      fields.append("\"omitted\":\(tie.omittedCount)")
      fields.append("\"priority\":\(Double(tie.priority.rawValue).jsonLiteral)")
      fields.append("\"amount\":\(tie.amount.jsonLiteral)")
    case .misuse(let mistake):
      let constraints = constraints.map { object(of: $0, mistake.location) }
      fields.append("\"constraints\":[\(constraints.joined(separator: ","))]")
    case .instability: break
    }
    if let help { fields.append("\"help\":\(help.json)") }
    return "{\(fields.joined(separator: ","))}"
  }
}

extension [LayoutConflict.Member] {
  /// The constraints as JSON objects, with the file and the line if they are known.
  var json: String {
    "[\(map { object(of: $0.text, $0.location) }.joined(separator: ","))]"
  }
}

extension LayoutHelp {
  /// The help as a JSON object: the constraints to leave out, the statements to write, and the value that
  /// results from a lower priority.
  var json: String {
    let outcome = outcome.map { ",\"outcome\":\($0.jsonLiteral)" } ?? ""
    return "{\"replaced\":\(replaced.jsonLiteral),\"code\":\(code.jsonLiteral)\(outcome)}"
  }
}

private func object(of constraint: String, _ location: LayoutSourceLocation?) -> String {
  let place = location.map { ",\"file\":\($0.fileID.jsonLiteral),\"line\":\($0.line)" } ?? ""
  return "{\"text\":\(constraint.jsonLiteral)\(place)}"
}
