// Brutal: black frames, shadows of stone, capitals that fill the width, navigation in blocks.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";
import { emptyCard } from "../rules/empty-card.ts";

const heavy =
  '"Arial Black", "Helvetica Neue", Impact, "Franklin Gothic Heavy", "Archivo Black", "Liberation Sans", "DejaVu Sans", sans-serif';
const plain = 'Arial, "Helvetica Neue", "Liberation Sans", "DejaVu Sans", sans-serif';

/** The language of what is loud: music, studios, art, streets. */
export const brutal: DesignLanguage = {
  fonts: { body: plain, display: heavy },
  scale: 1.34,
  radius: { card: "0", control: "0", chip: "0" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.91, chroma: 0.085 }, dark: { lightness: 0.2, chroma: 0.02 } },
    accent: { light: { lightness: 0.52, chroma: 0.2 }, dark: { lightness: 0.82, chroma: 0.17 } },
    edge: "ink",
    bar: "surface",
  },
  frame: { sign: "none", tabs: "strip", icons: false },
  art: "tiles",
  illustration: `<path d="M22 22h70v46H22z" fill="currentColor" />
    <path d="M14 12h70v46H14z" fill="none" stroke="currentColor" strokeWidth="5" />
    <path d="m34 24 30 24M64 24 34 48" stroke="currentColor" strokeWidth="7" />`,
  looks: {
    bar: "border-b-4 border-ink bg-bar",
    "bar-inner": "relative flex-wrap",
    "bar-full": { look: "", nested: "" },
    "bar-tools": "absolute top-2 right-2",
    brand: "w-full px-4 pt-4 pr-14 pb-3 sm:px-8",
    "brand-name": "text-3xl/none font-black tracking-tighter break-words uppercase sm:text-5xl/none",
    strip: "gap-0 border-t-4 border-ink",
    "strip-tab": {
      look: "flex-1 justify-center border-r-4 border-ink px-5 py-3 text-sm font-black uppercase last:border-r-0 hover:bg-bar-tint",
      nested: `&[aria-current="page"] { @apply bg-on-bar text-bar; }`,
    },
    "page-body": "max-w-7xl gap-8 px-4 py-8 sm:px-8 sm:py-12",
    "page-heading": "items-end justify-between gap-x-8 gap-y-5",
    "page-title": "text-4xl/none font-black tracking-tighter uppercase sm:text-6xl/none",
    "hero-title": "text-4xl/none font-black tracking-tighter uppercase sm:text-6xl/none",
    "page-intro": "mt-4 text-lg font-bold",
    "section-title": "text-3xl/none font-black tracking-tighter uppercase",
    card: "border-4 border-edge shadow-[8px_8px_0_0_var(--color-edge)]",
    "card-hover": "transition-[translate,box-shadow] hover:shadow-[3px_3px_0_0_var(--color-edge)] motion-safe:hover:translate-1",
    "card-grid": "gap-8 sm:grid-cols-2 lg:grid-cols-3",
    "card-body": "gap-3 p-5",
    "card-art": "-mx-5 -mt-5 mb-1 h-28 border-b-4 border-edge",
    "card-title": "text-2xl/none font-black tracking-tight uppercase",
    "card-foot": "border-t-4 border-edge pt-3 font-bold",
    chip: "border-2 border-current px-2 py-0.5 text-xs font-black uppercase",
    kind: "text-xs font-black text-muted uppercase",
    totals: "flex flex-wrap gap-0 border-4 border-edge bg-surface text-ink *:flex-[1_1_40%] lg:*:flex-1",
    total: "flex-col-reverse justify-end border-2 border-edge p-4",
    "total-label": "text-sm font-bold uppercase text-muted",
    "total-value": "text-4xl/none font-black tracking-tighter text-title",
    row: "min-h-16 gap-4 px-4 py-3",
    "row-list": "divide-y-4 divide-edge",
    "row-title": "text-lg font-black",
    monogram: "border-3 border-edge text-sm font-black",
    control: "border-3 border-ink px-3.5 py-2 font-bold",
    mark: "border-3 border-ink",
    button:
      "border-3 border-ink px-5 text-sm font-black uppercase shadow-[4px_4px_0_0_var(--color-ink)] transition-[translate,box-shadow] hover:shadow-none motion-safe:hover:translate-1",
    "button-quiet": "",
    "button-danger": "",
    "text-button": "font-black uppercase underline decoration-3 underline-offset-4 hover:decoration-4",
    "empty-state": emptyCard("border-4 border-edge"),
    "data-table": {
      look: "md:bg-surface md:text-ink md:shadow-[8px_8px_0_0_var(--color-edge)] md:outline-4 md:outline-edge",
      nested: `& thead th { @apply bg-edge px-4 py-3 text-sm font-black text-surface uppercase; }
    & :is(td, tbody th) { @apply md:border-t-3 md:border-edge md:px-4 md:py-3; }`,
    },
    notice: "border-4 border-surface py-2 pr-2 pl-5 text-sm font-black uppercase shadow-xl",
    colophon: "border-t-4 border-edge bg-surface",
    "colophon-inner": "px-4 py-6 font-bold text-muted sm:px-8",
  },
};
