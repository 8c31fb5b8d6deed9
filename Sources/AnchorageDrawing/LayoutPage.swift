import AnchorageHeadless

/// A web page that steps through layouts with a slider.
///
///     var page = LayoutPage(title: "Profile")
///     for width in [240.0, 320, 400] {
///       root.frame.size.width = width
///       root.layoutIfNeeded()
///       page.add(root, caption: "\(root.frame.size)")
///     }
///     let file = page.html  // begins with <!doctype html>
///
/// The page is a single, self-contained file. It supports the keyboard and screen readers, which find the
/// frame table below each drawing. Without JavaScript it shows all layouts, one below the other.
public struct LayoutPage: Sendable {
  /// The heading of the page.
  public var title: String
  /// The layouts, in the order of the slider.
  public var steps: [Step]
  /// The index of the layout that is shown first.
  public var start = 0

  /// Makes a page.
  public init(title: String, steps: [Step] = []) {
    self.title = title
    self.steps = steps
  }

  /// A layout of a page.
  public struct Step: Sendable {
    /// The text beside the slider, such as `320 × 200`.
    public var caption: String
    /// The drawing.
    public var drawing: LayoutDrawing
    /// The problems to show beside the drawing.
    public var problems: [LayoutDiagnostic]
    /// The text below the drawing, such as the frame table.
    public var text: String

    /// Makes a step.
    public init(
      caption: String, drawing: LayoutDrawing, problems: [LayoutDiagnostic] = [], text: String = ""
    ) {
      self.caption = caption
      self.drawing = drawing
      self.problems = problems
      self.text = text
    }
  }

  /// Adds the present layout of a tree, with its problems and its frame table.
  public mutating func add(_ root: LayoutView, caption: String) {
    steps.append(
      Step(
        caption: caption, drawing: LayoutDrawing(of: root), problems: root.diagnostics,
        text: root.layoutDescription))
  }
}

extension LayoutPage {
  /// The page as HTML. Titles, captions, names and texts are escaped.
  public var html: String {
    let first = Swift.min(Swift.max(start, 0), Swift.max(steps.count - 1, 0))
    var text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(LayoutPageParts.scriptHash)'">
      <title>\(title.escapedForXML)</title>
      <style>
      \(SVGStyle.text(.measured))
      \(LayoutPageParts.style)
      </style>
      </head>
      <body class="without-constraint">
      <h1>\(title.escapedForXML)</h1>
      \(LayoutPageParts.controls(steps: steps.count, start: first))
      <main>

      """
    let scales = self.scales
    for (index, step) in steps.enumerated() {
      let svg = step.drawing.svg(
        .measured, constraints: true, problems: step.problems, scale: scales[index], page: index)
      text += """
        <section class="step" aria-label="\(step.caption.escapedForXML)">
        <h2>\(step.caption.escapedForXML)</h2>
        \(svg)<pre tabindex="0">\(step.text.escapedLinesForXML)</pre>
        </section>

        """
    }
    return text + "</main>\n<script>\n\(LayoutPageParts.script)\n</script>\n</body>\n</html>\n"
  }
}

extension LayoutPage {
  /// The scales of the steps: the same for all, so larger layouts are drawn larger, as long as the others
  /// stay legible.
  private var scales: [Double?] {
    let factors = steps.map { $0.drawing.area.map { SVGScale.factor(for: $0.size) } }
    let known = factors.compactMap { $0 }
    let common = Swift.max(known.min() ?? 1, (known.max() ?? 1) / Self.largestReduction)
    // A layout that is much larger than the others has its own scale.
    return factors.map { $0.map { Swift.min($0, common) } }
  }

  /// The maximum factor by which a layout is drawn smaller because of larger layouts.
  private static let largestReduction = 8.0
}

extension String {
  /// Escaped lines of text.
  fileprivate var escapedLinesForXML: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escapedForXML }
      .joined(separator: "\n")
  }
}

/// The parts of every page: its controls, their style and their script.
enum LayoutPageParts {
  static func controls(steps: Int, start: Int) -> String {
    // Without the script nothing moves, and the slider is not shown.
    let boxes =
      [("constraint", "constraints", ""), ("own-guide", "margins", " checked")]
      + [("baseline", "baselines", " checked"), ("caption", "names", " checked")]
    return """
      <form hidden>
      <label for="slider">Layout</label>
      <input id="slider" type="range" min="0" max="\(Swift.max(steps - 1, 0))" step="1" value="\(start)">
      <output id="caption" for="slider"></output>
      <fieldset><legend>Show</legend>
      \(boxes.map { "<label><input type=\"checkbox\" value=\"\($0.0)\"\($0.2)> \($0.1)</label>" }.joined(separator: "\n"))
      </fieldset>
      </form>
      """
  }

  static let style = """
    :root{color-scheme:light dark}
    body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;padding:1.5rem;max-width:80rem;background:#fff;color:#17202b}
    h1{font-size:1.3rem;margin:0 0 .75rem;overflow-wrap:anywhere}
    h2{font-size:1rem;margin:1.5rem 0 .5rem;overflow-wrap:anywhere}
    form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-bottom:1rem}
    form[hidden]{display:none}
    #slider{flex:1 1 16rem;min-width:0}
    #caption{min-width:7em;font-variant-numeric:tabular-nums}
    fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;flex-basis:100%}
    legend{float:left;margin-right:1rem}
    .scripted h2{display:none}
    main{overflow-x:auto}
    @media(max-width:40rem){svg{max-width:100%;height:auto}}
    pre{font:12px/1.5 ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;overflow:auto;margin:1rem 0}
    :focus-visible{outline:2px solid #2f6fb3;outline-offset:2px}
    .without-constraint .constraint:not(.wrong),.without-own-guide .own-guide,.without-baseline .baseline,.without-caption .caption{display:none}
    @media(prefers-color-scheme:dark){body{background:#14181f;color:#e8ecf1}:focus-visible{outline-color:#6cb2f7}}
    """

  /// The SHA-256 of the text between `<script>` and `</script>`: the script with a line break before and
  /// after it. Browsers run no other script.
  static let scriptHash = "sIFrusEjt/6+0I0JFbCWaoKy9UKCQ1usjEIJaxodB2o="

  static let script = """
    const steps = [...document.querySelectorAll(".step")];
    const form = document.querySelector("form");
    const slider = document.getElementById("slider");
    const caption = document.getElementById("caption");
    function show() {
      steps.forEach((step, index) => { step.hidden = index !== slider.valueAsNumber; });
      const step = steps[slider.valueAsNumber];
      const text = step ? step.getAttribute("aria-label") : "";
      caption.textContent = text;
      slider.setAttribute("aria-valuetext", text);
    }
    function mark(box) { document.body.classList.toggle("without-" + box.value, !box.checked); }
    for (const box of form.querySelectorAll("input[type=checkbox]")) {
      box.addEventListener("change", () => mark(box));
      mark(box);
    }
    slider.addEventListener("input", show);
    form.addEventListener("submit", (event) => event.preventDefault());
    document.body.classList.add("scripted");
    form.hidden = false;
    show();
    """
}
