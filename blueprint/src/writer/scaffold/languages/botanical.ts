// Botanical: leaf-shaped corners, drawn hills, a light serif with much air; the header lies on the page like a label.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";
import { emptyCard } from "../rules/empty-card.ts";

const serif =
  'Baskerville, "Hoefler Text", "Libre Baskerville", Cochin, "Book Antiqua", Constantia, "URW Palladio L", "DejaVu Serif", serif';

/** The language of nature, wellness and journeys. */
export const botanical: DesignLanguage = {
  fonts: { body: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "Source Sans Pro", "DejaVu Sans", sans-serif', display: serif },
  scale: 1.27,
  radius: { card: "2.5rem 0.5rem", control: "1.25rem 0.25rem", chip: "0.75rem 0.125rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.955, chroma: 0.02, hue: 120 }, dark: { lightness: 0.21, chroma: 0.022, hue: 150 } },
    accent: { light: { lightness: 0.46, chroma: 0.1 }, dark: { lightness: 0.78, chroma: 0.1 } },
    cards: "tinted",
    bar: "page",
  },
  frame: { sign: "tile", tabs: "bottom", icons: false },
  art: "hills",
  illustration: `<path d="M60 72V30" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    <path d="M60 48C40 48 30 36 28 20c18 0 30 10 32 28Z" fill="currentColor" opacity="0.45" />
    <path d="M60 36c0-16 10-26 28-28 2 18-10 28-28 28Z" fill="currentColor" opacity="0.7" />
    <path d="M60 62c10-12 20-14 34-10-6 12-18 16-34 10Z" fill="currentColor" opacity="0.3" />`,
  looks: {
    bar: "bg-bar",
    "bar-inner": "mx-auto max-w-6xl gap-x-4 px-4 py-4 sm:px-6 md:border-b md:border-on-bar/25 md:py-6",
    brand: "mr-auto gap-4 text-2xl/tight font-normal",
    "brand-tile": "size-12 rounded-control",
    tabs: "border-t border-line bg-surface text-muted md:gap-6 md:border-0 md:bg-transparent md:text-on-bar",
    tab: {
      look: "md:px-0 md:py-2 md:text-base md:hover:underline md:hover:underline-offset-8",
      nested: `&[aria-current="page"] { @apply font-bold text-accent-ink md:font-medium md:text-on-bar md:italic md:underline md:underline-offset-8; }`,
    },
    "page-body": "max-w-6xl gap-10 px-4 py-8 sm:px-6 sm:py-14",
    "page-title": "text-4xl/tight font-normal tracking-tight sm:text-5xl/tight",
    "hero-title": "text-4xl/tight font-normal italic sm:text-5xl/tight",
    "page-intro": "mt-3 text-lg",
    "section-title":
      "flex items-center gap-3 text-2xl font-normal italic before:size-5 before:shrink-0 before:rounded-control before:bg-accent",
    card: "rounded-card border border-edge",
    "card-hover": "transition-[border-radius] duration-300 hover:rounded-[0.5rem_2.5rem]",
    "card-grid": "gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3",
    "card-body": "gap-3 overflow-hidden p-6",
    "card-art": "-mx-6 -mt-6 mb-1 h-36",
    "card-title": "text-2xl/tight font-normal",
    "card-foot": "pt-2",
    chip: "rounded-chip px-3 py-1 text-xs font-medium italic",
    totals: "flex flex-wrap gap-x-14 gap-y-5",
    total: "flex-col-reverse",
    "total-label": "text-sm italic text-on-page-muted",
    "total-value": "text-4xl/none font-normal text-heading",
    row: "min-h-18 gap-4 px-6 py-3",
    monogram: "rounded-control text-base",
    button:
      "rounded-control px-6 text-sm font-semibold transition-[border-radius,background-color] duration-300 hover:rounded-[0.25rem_1.25rem]",
    "empty-state": emptyCard("rounded-card"),
    "data-table": {
      look: "md:overflow-hidden md:rounded-card md:bg-surface md:text-ink md:outline md:outline-edge",
      nested: `& thead th { @apply px-6 py-4 font-display text-base font-normal italic; }
    & :is(td, tbody th) { @apply md:border-t md:border-line md:px-6 md:py-4; }`,
    },
    colophon: "bg-accent text-on-accent",
    "colophon-inner": "max-w-6xl px-4 py-10 font-display text-lg text-on-accent sm:px-6",
  },
};
