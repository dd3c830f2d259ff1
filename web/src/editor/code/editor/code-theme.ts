// The colours of code. Each has a light and a dark value, selected by the page's `color-scheme`. All have a contrast of
// at least 4.5:1 on their background.
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const INK = "light-dark(#24262d, #e3e5ea)";
const QUIET = "light-dark(#595e69, #a0a6b2)";
const LINE = "light-dark(#e4e5e9, #2c2f37)";

const look = EditorView.theme({
  "&": { height: "100%", color: INK, backgroundColor: "transparent", fontSize: "13px" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.6", overflow: "auto" },
  ".cm-content": { padding: "12px 0 48px", caretColor: INK },
  ".cm-line": { padding: "0 16px 0 8px" },
  ".cm-gutters": { backgroundColor: "transparent", color: QUIET, border: "none", paddingLeft: "8px" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "32px", padding: "0 8px 0 4px" },
  ".cm-foldGutter .cm-gutterElement": { cursor: "pointer" },
  ".cm-activeLine": { backgroundColor: "light-dark(#2463eb0d, #7aa2ff14)" },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: INK },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { background: "light-dark(#c7dafc, #2d4373) !important" },
  ".cm-cursor": { borderLeftColor: INK },
  ".cm-searchMatch": { backgroundColor: "light-dark(#ffe59a, #5c4a12)", outline: "none", borderRadius: "2px" },
  ".cm-searchMatch-selected": { backgroundColor: "light-dark(#ffc53d, #8a6a0f)" },
  ".cm-selectionMatch": { backgroundColor: "light-dark(#e3ecfd, #263450)" },
  ".cm-matchingBracket": { backgroundColor: "light-dark(#dbe6fd, #2f4270)", outline: "none" },
  ".cm-foldPlaceholder": { backgroundColor: "light-dark(#eceef2, #2b2e36)", border: "none", color: QUIET, padding: "0 6px" },
  ".cm-faultLine": { backgroundColor: "light-dark(#fde8e8, #46191d)", boxShadow: "inset 3px 0 light-dark(#c8282d, #ff7b7f)" },
  ".cm-panels": { backgroundColor: "light-dark(#f6f7f9, #1d2026)", color: INK, borderColor: LINE },
  ".cm-panels.cm-panels-top": { borderBottom: `1px solid ${LINE}` },
  ".cm-panel.cm-search": { padding: "8px 36px 8px 12px", fontFamily: "var(--font-sans)", fontSize: "13px" },
  ".cm-panel.cm-search input.cm-textfield": {
    backgroundColor: "light-dark(#fff, #14161b)",
    border: `1px solid ${QUIET}`,
    borderRadius: "6px",
    padding: "4px 8px",
    color: INK,
    fontSize: "13px",
  },
  ".cm-panel.cm-search .cm-button": {
    backgroundImage: "none",
    backgroundColor: "light-dark(#fff, #262a32)",
    border: `1px solid ${LINE}`,
    borderRadius: "6px",
    padding: "4px 10px",
    color: INK,
    fontSize: "12px",
  },
  ".cm-panel.cm-search label": { color: INK, fontSize: "12px", marginLeft: "8px", verticalAlign: "middle" },
  ".cm-panel.cm-search input[type=checkbox]": { margin: "0 5px 0 0", verticalAlign: "-2px", width: "14px", height: "14px" },
  ".cm-panel.cm-search [name=close]": { color: INK, fontSize: "18px", padding: "0 8px", top: "8px", right: "4px", cursor: "pointer" },
  ".cm-changedLine": { backgroundColor: "light-dark(#e7f6ec, #12301f) !important" },
  ".cm-changedText": { background: "light-dark(#b6e6c5, #1f5a39) !important" },
  "&.cm-merge-a .cm-changedLine, .cm-deletedChunk": { backgroundColor: "light-dark(#fdecec, #3a1a1d) !important" },
  "&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText": { background: "light-dark(#fad0d2, #6b272c) !important" },
  ".cm-collapsedLines": {
    background: "light-dark(#f1f3f6, #20242b)",
    color: QUIET,
    padding: "4px 16px",
    fontFamily: "var(--font-sans)",
    fontSize: "12px",
    cursor: "pointer",
  },
  ".cm-collapsedLines::before, .cm-collapsedLines::after": { content: '""', margin: "0" },
});

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: "light-dark(#a3217f, #f19bd0)" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: "light-dark(#155c2e, #8fd6a3)" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "light-dark(#8a4200, #f0b27a)" },
  { tag: [tags.typeName, tags.className, tags.namespace], color: "light-dark(#0b6477, #7fd0e0)" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: "light-dark(#2350b5, #9dbcff)" },
  { tag: [tags.tagName, tags.heading], color: "light-dark(#2350b5, #9dbcff)" },
  { tag: [tags.attributeName, tags.propertyName], color: "light-dark(#54349f, #c0aef7)" },
  { tag: [tags.comment, tags.meta], color: QUIET },
  { tag: tags.link, textDecoration: "underline" },
  { tag: tags.strong, fontWeight: "600" },
  { tag: tags.emphasis, fontStyle: "italic" },
]);

/** The theme of code in the editor and in comparisons. Its style elements carry the page's nonce. */
export function codeTheme(): Extension {
  const nonce = document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content ?? "";
  return [EditorView.cspNonce.of(nonce), look, syntaxHighlighting(colours)];
}
