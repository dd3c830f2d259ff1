// Swiss: the poster of the international style. One grotesque, flush left, a strict grid, numerals as ornament.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const grotesque = '"Helvetica Neue", Helvetica, Arial, "Nimbus Sans", "Liberation Sans", sans-serif';

/** The language of portfolios, of plain facts and of what is modern. */
export const swiss: DesignLanguage = {
  fonts: { body: grotesque, display: grotesque },
  scale: 1.36,
  radius: { card: "0", control: "0", chip: "0" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.99, chroma: 0 }, dark: { lightness: 0.17, chroma: 0 } },
    accent: { light: { lightness: 0.56, chroma: 0.22 }, dark: { lightness: 0.72, chroma: 0.18 } },
    cards: "page",
    edge: "ink",
    bar: "page",
  },
  frame: { sign: "none", tabs: "strip", icons: false },
  art: "none",
  cover: "tiles",
  illustration: `<circle cx="44" cy="40" r="28" fill="currentColor" />
    <path d="M44 12h28v28H44zM72 40h28v28H72z" fill="currentColor" opacity="0.35" />
    <path d="M72 12h28v28z" fill="currentColor" opacity="0.7" />`,
  looks: {
    bar: "border-t-8 border-edge bg-bar",
    "bar-inner": "mx-auto max-w-7xl items-start gap-x-10 gap-y-4 px-4 pt-5 pb-4 max-md:flex-wrap sm:px-8",
    "bar-tools": "-mt-2",
    brand: "mr-auto max-w-[75%] text-xl/6 font-bold tracking-tight md:w-64",
    "brand-name": "break-words",
    strip: "gap-x-6 gap-y-1 md:order-none md:mr-auto md:w-auto",
    "strip-tab": {
      look: "py-1 text-sm font-medium hover:underline hover:underline-offset-8",
      nested: `&[aria-current="page"] { @apply font-bold underline decoration-2 underline-offset-8; }`,
    },
    "page-body": "max-w-7xl gap-10 px-4 pt-10 pb-16 sm:px-8 sm:pt-16",
    "page-heading": "items-end justify-between gap-x-10 gap-y-6 border-b-2 border-edge pb-8",
    "page-title": "text-4xl/none font-bold tracking-tighter sm:text-6xl/none",
    "hero-title": "text-4xl/none font-bold tracking-tighter text-title sm:text-6xl/none",
    "page-intro": "mt-5 max-w-md text-lg/snug",
    "section-title": "text-3xl/none font-bold tracking-tighter",
    card: "border-t-2 border-l-2 border-edge",
    "card-hover": "transition-colors hover:bg-accent-soft",
    "card-grid": {
      look: "gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3",
      nested: `counter-reset: row;
    & .card-body { @apply [counter-increment:row] before:text-4xl/none before:font-bold before:tracking-tighter before:text-accent-ink before:content-[counter(row,decimal-leading-zero)]; }`,
    },
    "card-body": "gap-4 p-4",
    "card-title": "text-2xl/none font-bold tracking-tight",
    "card-foot": "pt-6",
    chip: "px-1.5 py-0.5 text-xs font-bold",
    totals: "flex flex-wrap gap-x-8 gap-y-6 *:flex-[1_1_40%] lg:*:flex-1",
    total: "flex-col-reverse border-t-2 border-edge pt-2",
    "total-value": "text-3xl/none font-bold tracking-tighter text-on-page",
    row: "min-h-16 gap-6 py-4 pr-2 pl-4",
    mark: "border-2 border-control transition-colors hover:border-accent-ink",
    button: "px-6 text-sm font-bold transition-colors",
    "empty-state": "items-start border-t-2 border-edge text-left",
    "data-table": {
      look: "md:border-t-2 md:border-edge",
      nested: `& thead th { @apply py-2 pr-6 text-sm font-bold; }
    & :is(td, tbody th) { @apply md:border-t md:border-edge md:py-4 md:pr-6; }`,
    },
    colophon: "mt-auto",
    "colophon-inner": "max-w-7xl px-4 pt-4 pb-10 sm:px-8",
  },
};
