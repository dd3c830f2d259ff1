// Two states of a file, side by side or inline. Part of the code editor's bundle.
import * as codeEditorWords from "#words/editor/panels/code-editor.ts";
import * as comparingWords from "#words/editor/panels/comparing.ts";
import { foldKeymap } from "@codemirror/language";
import { MergeView, unifiedMergeView } from "@codemirror/merge";
import { search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { defaultKeymap } from "@codemirror/commands";
import { useEffect, useRef } from "react";
import { codeTheme } from "./code-theme.ts";
import { languageOf } from "./language-of.ts";

/** The texts of one file to compare, empty if it does not exist. */
export interface CodeDifferenceProps {
  path: string;
  before: string;
  after: string;
  isSideBySide: boolean;
}

const COLLAPSE = { margin: 3, minSize: 6 };
const DIFF = { scanLimit: 2_000, timeout: 500 };

const reading = (label: string): Extension => [
  lineNumbers(),
  search({ top: true }),
  keymap.of([...searchKeymap, ...foldKeymap, ...defaultKeymap]),
  codeTheme(),
  EditorState.readOnly.of(true),
  EditorView.lineWrapping,
  EditorState.phrases.of(codeEditorWords.phrases),
  EditorView.contentAttributes.of({ "aria-label": label, "aria-readonly": "true", tabindex: "0" }),
];

/** Shows the changes in a file. */
export function CodeDifference({ path, before, after, isSideBySide }: CodeDifferenceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parent = place.current;
    if (parent === null) return;
    const language = new Compartment();
    const shown = isSideBySide ? beside(parent, language) : inOne(parent, language);
    const colour = async (): Promise<void> => {
      const found = await languageOf(path);
      if (found !== null) for (const view of shown.views) view.dispatch({ effects: language.reconfigure(found) });
    };
    void colour();
    return () => shown.destroy();

    function beside(within: HTMLElement, compartment: Compartment) {
      const side = (doc: string, label: string) => ({ doc, extensions: [reading(label), compartment.of([])] });
      const merge = new MergeView({
        parent: within,
        a: side(before, comparingWords.before({ path })),
        b: side(after, comparingWords.after({ path })),
        collapseUnchanged: COLLAPSE,
        diffConfig: DIFF,
        gutter: true,
      });
      return { views: [merge.a, merge.b], destroy: () => merge.destroy() };
    }
    function inOne(within: HTMLElement, compartment: Compartment) {
      const changes = unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged: COLLAPSE, diffConfig: DIFF });
      const extensions = [reading(comparingWords.changesIn({ path })), compartment.of([]), changes];
      const view = new EditorView({ parent: within, state: EditorState.create({ doc: after, extensions }) });
      return { views: [view], destroy: () => view.destroy() };
    }
  }, [path, before, after, isSideBySide]);
  return <div ref={place} className="h-full min-h-0 overflow-auto" />;
}
