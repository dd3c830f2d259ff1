// The classes of cards, rows, chips and tables.
import type { StyleRule } from "./style-rule.ts";

/** What is in the accent's colour on the page is, on a surface, in the tone of it that can be read there. */
export const ON_SURFACE = `--color-page-accent: var(--color-accent-ink);`;

/** Cards, rows, chips and tables. */
export const surfaceRules = {
  card: { shape: "bg-surface text-ink", look: "rounded-card border border-edge", always: ON_SURFACE },
  "card-hover": {
    shape: "",
    look: "transition-[border-color,box-shadow] hover:border-accent-ink hover:shadow-lg hover:shadow-ink/5",
  },
  "card-grid": { shape: "grid grid-cols-1", look: "gap-6 sm:grid-cols-2 lg:grid-cols-3" },
  /** A row of cards, or two on a narrow window: what would stand alone in the next row is left out. */
  "card-grid-short": { shape: "", look: "", nested: `& > :nth-child(n + 4) { @apply lg:hidden; }` },
  "card-body": { shape: "relative flex flex-col", look: "gap-3 p-6" },
  "card-title": { shape: "min-w-0 font-display break-words text-title", look: "text-xl/snug font-bold tracking-tight" },
  "card-foot": { shape: "mt-auto flex flex-wrap items-end justify-between gap-3", look: "border-t border-line pt-4" },
  "card-art": { shape: "block shrink-0 overflow-hidden bg-accent-soft", look: "-mx-6 -mt-6 mb-1 h-28 rounded-t-card" },
  cover: {
    shape: "after:absolute after:inset-0 after:rounded-card",
    look: "",
    always: `&:focus-visible { @apply outline-none after:outline-2 after:outline-offset-2 after:outline-accent-ink; }`,
  },
  kind: { shape: "inline-flex items-center gap-2", look: "text-sm font-medium text-muted" },
  monogram: {
    shape: "grid size-11 shrink-0 place-items-center bg-accent-soft font-display text-accent-ink uppercase",
    look: "rounded-full text-sm font-bold",
  },
  totals: { shape: "", look: "flex flex-col gap-x-12 gap-y-3 sm:flex-row sm:flex-wrap" },
  total: {
    shape: "flex gap-x-4 gap-y-1",
    look: "items-baseline justify-between border-l-2 border-accent pl-4 sm:flex-col sm:justify-start",
  },
  "total-label": { shape: "", look: "text-sm text-on-page-muted" },
  "total-value": { shape: "font-display wrap-normal tabular-nums", look: "text-xl font-bold tracking-tight text-on-page sm:text-2xl" },
  chart: { shape: "flex flex-col gap-4 p-6", look: "", always: `&:last-child:nth-child(odd) { @apply lg:col-span-2; }` },
  chip: {
    shape: "inline-flex items-center bg-accent-soft text-accent-ink",
    look: "rounded-chip px-2 py-0.5 text-xs font-medium",
  },
  "chip-choice": { shape: "min-h-7 px-2.5", look: "", always: `&[aria-pressed="true"] { @apply bg-accent text-on-accent; }` },
  figure: { shape: "text-right whitespace-nowrap tabular-nums", look: "font-semibold" },
  facts: { shape: "flex min-w-0 flex-wrap items-center text-muted", look: "gap-x-4 gap-y-1.5 text-sm" },
  fact: { shape: "inline-flex min-w-0 items-center gap-1.5", look: "" },
  "fact-late": { shape: "text-danger", look: "font-semibold" },
  "row-list": { shape: "", look: "divide-y divide-line" },
  row: { shape: "flex flex-wrap items-center sm:flex-nowrap", look: "min-h-16 gap-4 px-4 py-2.5 sm:px-6" },
  "row-title": { shape: "break-words text-title", look: "font-semibold", nested: `&:is(a):hover { @apply underline underline-offset-4; }` },
  "row-title-done": { shape: "text-muted line-through", look: "font-normal" },
  /** The page of what visitors come to look at. */
  showcase: {
    shape: "overflow-hidden",
    look: "",
    nested: `& .fact-list { @apply grid grid-cols-2 content-start gap-x-6 gap-y-5; }
    & .fact-price { @apply col-span-2; }`,
  },
  "showcase-art": {
    shape: "h-40 sm:h-60",
    look: "",
    always: `& > svg { @apply m-0 size-full rounded-none; }`,
  },
  "showcase-person": {
    shape: "relative -mt-12 px-6 sm:px-8",
    look: "",
    always: `& > .monogram { @apply size-24 text-3xl ring-4 ring-surface; }`,
  },
  "fact-price": { shape: "", look: "", nested: `& dd { @apply font-display text-3xl font-bold tracking-tight text-title; }` },
  "fact-list": {
    shape: "flex flex-col",
    look: "gap-5",
    nested: `& dt { @apply text-sm text-muted; }
    & dd { @apply mt-1 min-w-0 font-medium break-words; }`,
  },
  bullets: {
    shape: "flex flex-col",
    look: "",
    nested: `& > li { @apply border-b border-line py-2.5 first:pt-0 last:border-0 last:pb-0; }`,
  },
  steps: {
    shape: "flex flex-col gap-5 [counter-reset:step]",
    look: "",
    nested: `& > li { @apply relative min-h-8 pt-1 pl-12 [counter-increment:step] before:absolute before:top-0 before:left-0 before:grid before:size-8 before:place-items-center before:rounded-full before:bg-accent-soft before:text-sm before:font-bold before:text-accent-ink before:content-[counter(step)]; }`,
  },
  notice: {
    shape: "pointer-events-auto flex items-center gap-2 bg-ink text-surface",
    look: "rounded-card py-2 pr-2 pl-5 text-sm font-medium shadow-xl",
  },
  "notice-button": {
    shape: "grid min-h-9 min-w-9 place-items-center px-2 hover:bg-surface/15",
    look: "rounded-control font-bold underline underline-offset-4",
    always: `&:focus-visible { @apply outline-surface; }`,
  },
  "data-table": {
    shape: "block w-full text-left md:table",
    look: "md:overflow-hidden md:rounded-card md:bg-surface md:text-ink md:outline md:outline-edge",
    always: `${ON_SURFACE}
    & thead { @apply sr-only text-muted md:not-sr-only md:table-header-group; }
    & tbody { @apply flex flex-col gap-3 md:table-row-group; }
    & tr { @apply flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-card border border-edge bg-surface p-4 text-ink md:table-row md:rounded-none md:border-0 md:p-0; }
    & tbody tr { @apply md:hover:bg-sunken; }
    & thead th { @apply whitespace-nowrap; }
    & :is(td, tbody th) { @apply flex w-full items-baseline justify-between gap-4 md:table-cell md:w-auto; }
    & td[data-label]:not(:empty)::before { @apply text-sm text-muted content-[attr(data-label)] md:hidden; }
    & td:empty { @apply hidden md:table-cell; }
    & .cell-title { @apply w-auto flex-1 text-lg md:text-base; }
    & .cell-number { @apply tabular-nums md:text-right; }
    & .cell-actions { @apply justify-end md:w-px md:py-1; }
    & .cell-mark { @apply w-auto md:w-px md:pr-0; }`,
    nested: `& thead th { @apply px-4 py-3 text-xs font-semibold; }
    & :is(td, tbody th) { @apply md:border-t md:border-line md:px-4 md:py-3.5; }`,
  },
} as const satisfies Record<string, StyleRule>;
