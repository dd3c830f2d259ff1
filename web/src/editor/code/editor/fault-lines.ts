import { type Extension, RangeSetBuilder } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";

/** Marks the lines with findings; the list below explains them. */
export function faultLines(lines: readonly number[]): Extension {
  return EditorView.decorations.of((view) => {
    const marks = new RangeSetBuilder<Decoration>();
    const { doc } = view.state;
    for (const line of [...new Set(lines)].sort((a, b) => a - b)) {
      if (line < 1 || line > doc.lines) continue;
      const { from } = doc.line(line);
      marks.add(from, from, Decoration.line({ class: "cm-faultLine" }));
    }
    return marks.finish();
  });
}
