// Paper: a slab serif on a ruled sheet, index cards, folder tabs, a strip of tape.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const slab = 'Rockwell, "Rockwell Nova", "Roboto Slab", "Clarendon MT Std", "Bookman Old Style", "URW Bookman", "DejaVu Serif", serif';

/** The language of kitchens, notebooks, cafés and what is cosy. */
export const paper: DesignLanguage = {
  fonts: { body: '"Gill Sans", "Gill Sans MT", Optima, Candara, "Trebuchet MS", "DejaVu Sans", sans-serif', display: slab },
  scale: 1.24,
  radius: { card: "0.25rem", control: "0.25rem", chip: "0.125rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.945, chroma: 0.026, hue: 84 }, dark: { lightness: 0.22, chroma: 0.016, hue: 70 } },
    accent: { light: { lightness: 0.46, chroma: 0.13 }, dark: { lightness: 0.77, chroma: 0.12 } },
    cards: "tinted",
    bar: "page",
  },
  frame: { sign: "tile", tabs: "strip", icons: false },
  art: "initials",
  cover: "hills",
  illustration: `<path d="m30 20 62-8 8 52-62 8Z" fill="currentColor" opacity="0.18" />
    <path d="M24 16h66v50H24z" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M24 28h66" stroke="currentColor" strokeWidth="2" />
    <path d="M32 38h50M32 47h50M32 56h28" stroke="currentColor" strokeWidth="1.5" opacity="0.6" />
    <path d="M46 8h22v12H46z" fill="currentColor" opacity="0.5" />`,
  looks: {
    bar: "border-b-2 border-edge bg-bar",
    "bar-inner": "mx-auto max-w-5xl flex-wrap gap-x-4 gap-y-5 px-4 pt-6 sm:px-6 sm:pt-8",
    "bar-full": { look: "", nested: "" },
    brand: "mr-auto max-w-[80%] gap-4",
    "brand-name": "text-2xl/tight font-bold break-words",
    "brand-tile": "size-12 -rotate-6 rounded-card",
    strip: "gap-1",
    "strip-tab": {
      look: "rounded-t-lg border-x-2 border-t-2 border-edge bg-surface px-5 py-2 text-sm font-semibold text-ink hover:bg-sunken",
      nested: `&[aria-current="page"] { @apply bg-page font-bold text-on-page; }`,
    },
    canvas: "bg-[linear-gradient(transparent_31px,color-mix(in_oklab,var(--color-line)_70%,transparent)_31px)] bg-size-[100%_2rem]",
    "page-body": "max-w-5xl gap-8 px-4 py-8 sm:px-6 sm:py-12",
    "page-title": "text-3xl/tight font-bold sm:text-4xl/tight",
    "hero-title": "text-3xl/tight font-bold underline decoration-accent decoration-wavy decoration-2 underline-offset-8 sm:text-4xl/normal",
    "page-intro": "mt-2 text-lg italic",
    "section-title": "text-2xl font-bold underline decoration-accent decoration-wavy decoration-2 underline-offset-8",
    card: "rounded-card border border-edge shadow-[3px_4px_0_0_color-mix(in_oklab,var(--color-edge)_45%,transparent)]",
    "card-hover": "transition-[rotate,translate] motion-safe:hover:-translate-y-1 motion-safe:hover:-rotate-1",
    "card-grid": "gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3",
    "card-body":
      "gap-3 px-6 pt-8 pb-5 before:absolute before:-top-3 before:left-1/2 before:h-6 before:w-24 before:-translate-x-1/2 before:-rotate-2 before:bg-accent/35",
    "card-art": "mb-1 h-32 border-2 border-edge",
    "card-title": "border-b-2 border-accent pb-2 text-xl/snug font-bold",
    "card-foot": "border-t border-dashed border-line pt-3",
    chip: "rounded-chip border border-dashed border-accent-ink px-2 py-0.5 text-xs font-semibold",
    totals: "flex flex-wrap gap-4",
    total: "flex-col rounded-card border-2 border-dashed border-control bg-surface px-5 py-3",
    "total-label": "text-sm italic text-muted",
    "total-value": "text-2xl font-bold text-title",
    button: "rounded-control px-5 text-sm font-bold transition-colors",
    "empty-state": "rounded-card border-2 border-dashed border-control bg-page",
    "data-table": {
      look: "md:rounded-card md:border md:border-edge md:bg-surface md:text-ink md:shadow-[3px_4px_0_0_color-mix(in_oklab,var(--color-edge)_45%,transparent)]",
      nested: `& thead th { @apply border-b-2 border-accent px-4 py-3 font-display text-sm font-bold; }
    & :is(td, tbody th) { @apply md:border-t md:border-dashed md:border-line md:px-4 md:py-3; }`,
    },
    colophon: "border-t-2 border-dashed border-edge",
    "colophon-inner": "max-w-5xl px-4 py-8 italic sm:px-6",
  },
};
