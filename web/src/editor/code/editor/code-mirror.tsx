// The code editor, in a bundle of its own that is loaded when code is first shown.
import * as codeEditorWords from "#words/editor/panels/code-editor.ts";
import * as codeWords from "#words/editor/panels/code.ts";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { codeTheme } from "./code-theme.ts";
import { faultLines } from "./fault-lines.ts";
import { languageOf } from "./language-of.ts";

/** Props of the editor. A new `documentKey` is another document; for the same one, a different `text` replaces the content. */
export interface CodeMirrorProps {
  documentKey: string;
  path: string;
  text: string;
  isEditable: boolean;
  line: number | null;
  faults: readonly number[];
  /** The number of requests to open the search panel. */
  searches: number;
  onChange(text: string): void;
}

const always: Extension = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
  EditorState.tabSize.of(2),
  EditorState.phrases.of(codeEditorWords.phrases),
  keymap.of([...searchKeymap, ...historyKeymap, ...foldKeymap, ...defaultKeymap]),
];

const editing = (isEditable: boolean, path: string): Extension => [
  EditorState.readOnly.of(!isEditable),
  // Tab indents while the file is edited; after Escape it moves focus, as elsewhere.
  isEditable ? keymap.of([indentWithTab]) : [],
  EditorView.contentAttributes.of({
    "aria-label": isEditable ? codeWords.editingFile({ path }) : codeWords.codeOf({ path }),
    "aria-readonly": String(!isEditable),
    tabindex: "0",
  }),
];

/** One file's code, read-only or editable. */
export function CodeMirror(props: CodeMirrorProps) {
  const { documentKey, path, text, isEditable, line, faults, searches } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  latest.current = props;
  const parts = useRef({ mode: new Compartment(), faults: new Compartment(), language: new Compartment() });

  useEffect(() => {
    if (place.current === null) return;
    const { mode, faults: marked, language } = parts.current;
    const { text: atFirst, isEditable: edits, faults: lines } = latest.current;
    const listen = EditorView.updateListener.of((update) => {
      if (update.docChanged) latest.current.onChange(update.state.doc.toString());
    });
    const extensions = [always, codeTheme(), mode.of(editing(edits, path)), marked.of(faultLines(lines)), language.of([]), listen];
    const made = new EditorView({ parent: place.current, state: EditorState.create({ doc: atFirst, extensions }) });
    view.current = made;
    const colour = async (): Promise<void> => {
      const found = await languageOf(path);
      if (view.current === made && found !== null) made.dispatch({ effects: language.reconfigure(found) });
    };
    void colour();
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [documentKey, path]);

  useEffect(() => {
    const shown = view.current;
    if (shown === null || shown.state.doc.toString() === text) return;
    shown.dispatch({ changes: { from: 0, to: shown.state.doc.length, insert: text } });
  }, [text]);
  useEffect(() => {
    view.current?.dispatch({ effects: parts.current.mode.reconfigure(editing(isEditable, path)) });
  }, [isEditable, path]);
  const faultKey = faults.join(",");
  useEffect(() => {
    view.current?.dispatch({ effects: parts.current.faults.reconfigure(faultLines(latest.current.faults)) });
  }, [faultKey, documentKey]);
  useEffect(() => {
    const shown = view.current;
    if (shown === null || line === null) return;
    const { from } = shown.state.doc.line(Math.min(Math.max(1, line), shown.state.doc.lines));
    shown.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
  }, [line, documentKey]);
  useEffect(() => {
    if (searches > 0 && view.current !== null) openSearchPanel(view.current);
  }, [searches]);
  return <div ref={place} className="h-full min-h-0 overflow-hidden" />;
}
