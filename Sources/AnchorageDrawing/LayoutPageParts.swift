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
