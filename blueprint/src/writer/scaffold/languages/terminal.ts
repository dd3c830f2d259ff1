// Terminal: one monospaced size for nearly everything, hairline frames, capitals, a cursor. Dark at first.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const mono = 'ui-monospace, "Cascadia Code", "JetBrains Mono", "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** The language of developers' tools, logs and machines. */
export const terminal: DesignLanguage = {
  fonts: { body: mono, display: mono },
  scale: 1.14,
  radius: { card: "0", control: "0", chip: "0" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.97, chroma: 0.012 }, dark: { lightness: 0.16, chroma: 0.018 } },
    accent: { light: { lightness: 0.48, chroma: 0.13 }, dark: { lightness: 0.82, chroma: 0.17 } },
    cards: "page",
    edge: "accent",
    bar: "page",
  },
  frame: { sign: "none", tabs: "strip", icons: false },
  art: "initials",
  cover: "tiles",
  illustration: `<rect x="12" y="10" width="96" height="60" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M12 22h96" stroke="currentColor" strokeWidth="2" />
    <path d="m24 34 8 7-8 7M40 49h14" fill="none" stroke="currentColor" strokeWidth="3" />
    <path d="M60 42h8v8h-8z" fill="currentColor" />`,
  looks: {
    bar: "sticky top-0 border-b border-edge bg-bar",
    "bar-inner": "gap-x-0 max-md:flex-wrap",
    "bar-full": {
      look: "md:flex-wrap",
      nested: `& > nav { @apply md:order-last md:w-full md:border-t md:border-l-0; }`,
    },
    brand: "mr-auto max-w-[80%] px-4 py-3 text-base font-bold lowercase",
    "brand-name": "truncate before:mr-2 before:inline-block before:size-2.5 before:bg-current",
    "bar-tools": "px-2",
    strip: "md:order-none md:w-auto border-on-bar/40 max-md:border-t md:self-stretch md:border-l",
    "strip-tab": {
      look: "border-r border-on-bar/40 px-4 py-3 text-sm lowercase hover:bg-bar-tint",
      nested: `&[aria-current="page"] { @apply bg-on-bar font-bold text-bar; }`,
    },
    "page-body": "max-w-7xl gap-6 px-4 py-6 sm:px-6 sm:py-8",
    "page-title":
      "text-2xl font-bold lowercase after:ml-2 after:inline-block after:h-[0.9em] after:w-[0.55em] after:bg-page-accent after:align-[-0.1em] motion-safe:after:animate-[cursor_1.2s_steps(2)_infinite]",
    "hero-title": "border-l-4 border-accent pl-4 text-2xl/snug font-bold lowercase sm:text-4xl/snug",
    "page-intro": "mt-1 text-sm",
    "section-title": "text-lg font-bold lowercase",
    card: "border border-edge",
    "card-hover": "hover:bg-accent-soft",
    "card-grid": "gap-4 sm:grid-cols-2 lg:grid-cols-4",
    "card-grid-short": { nested: "" },
    "card-body":
      "gap-3 p-4 before:-mx-4 before:-mt-4 before:h-2 before:bg-[repeating-linear-gradient(90deg,var(--color-edge)_0_2px,transparent_2px_6px)]",
    "card-art": "-mx-4 -mt-3 h-24 border-b border-edge",
    "card-title": "text-base/snug font-bold",
    "card-foot": "border-t border-dashed border-edge pt-3",
    chip: "px-1.5 py-0.5 text-xs",
    kind: "text-xs text-muted uppercase",
    totals: "flex flex-wrap border border-edge",
    total: "min-w-36 flex-col border-r border-edge px-4 py-3",
    "total-label": "text-xs lowercase text-on-page-muted",
    "total-value": "text-xl font-bold text-page-accent",
    row: "min-h-12 gap-4 px-4 py-2",
    "row-list": "divide-y divide-dashed divide-line",
    mark: "border border-control transition-colors hover:border-accent-ink",
    monogram: "border border-accent-ink text-sm font-bold",
    button: "px-4 text-sm font-bold lowercase transition-colors",
    "button-primary": "border border-accent",
    "empty-state": "border border-dashed border-edge",
    "data-table": {
      look: "md:border md:border-edge",
      nested: `& thead th { @apply border-b border-edge bg-accent-soft px-3 py-2 text-xs font-bold text-accent-ink lowercase; }
    & :is(td, tbody th) { @apply md:border-t md:border-dashed md:border-line md:px-3 md:py-2; }`,
    },
    colophon: "border-t border-edge",
    "colophon-inner": "max-w-none px-4 py-2 text-xs",
  },
  base: `@keyframes cursor {
    50% {
      opacity: 0;
    }
  }`,
};
