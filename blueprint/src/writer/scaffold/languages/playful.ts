// Playful: a comic's page. Thick outlines, shadows without blur, bright grounds, stickers and building blocks.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";
import { emptyCard } from "../rules/empty-card.ts";

const comic =
  '"Chalkboard SE", "Comic Neue", "Baloo 2", "Comic Sans MS", ui-rounded, "Arial Rounded MT Bold", Nunito, system-ui, sans-serif';
const round = 'ui-rounded, "SF Pro Rounded", Nunito, "Varela Round", "Trebuchet MS", system-ui, sans-serif';

/** The language of children, games and fun. */
export const playful: DesignLanguage = {
  fonts: { body: round, display: comic },
  scale: 1.27,
  radius: { card: "1.25rem", control: "0.875rem", chip: "0.75rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.93, chroma: 0.06 }, dark: { lightness: 0.25, chroma: 0.06 } },
    accent: { light: { lightness: 0.55, chroma: 0.21 }, dark: { lightness: 0.8, chroma: 0.15 } },
    edge: "ink",
    bar: "accent",
  },
  frame: { sign: "tile", tabs: "bottom", icons: true },
  art: "tiles",
  illustration: `<path d="M22 44h30v26H22z" fill="currentColor" opacity="0.35" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
    <circle cx="76" cy="54" r="16" fill="currentColor" opacity="0.6" stroke="currentColor" strokeWidth="3" />
    <path d="m37 10 16 28H21Z" fill="currentColor" opacity="0.8" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
    <path d="M71 52h.1M81 52h.1M70 58c3 4 9 4 12 0" stroke="currentColor" strokeWidth="3" strokeLinecap="round" fill="none" />`,
  looks: {
    bar: "sticky top-0 border-b-3 border-ink bg-bar",
    "bar-inner": "mx-auto min-h-18 max-w-6xl gap-x-4 px-4 sm:px-6",
    brand: "mr-auto gap-3 text-xl font-black sm:text-2xl",
    "brand-tile": "size-11 -rotate-6 rounded-control border-3 border-ink",
    tabs: "border-t-3 border-ink bg-surface text-muted md:gap-2 md:border-0 md:bg-transparent md:text-on-bar",
    tab: {
      look: "md:flex-row md:gap-2 md:rounded-full md:px-4 md:py-2 md:font-bold md:hover:bg-bar-tint",
      nested: `&[aria-current="page"] { @apply font-black text-accent-ink md:bg-surface md:text-ink md:outline-3 md:outline-ink; }`,
    },
    canvas: "bg-[radial-gradient(color-mix(in_oklab,var(--color-edge)_14%,transparent)_2px,transparent_2.5px)] bg-size-[1.5rem_1.5rem]",
    "page-body": "max-w-6xl gap-8 px-4 py-8 sm:px-6 sm:py-12",
    "page-title": "text-4xl/tight font-black sm:text-5xl/tight",
    "hero-title": "text-4xl/tight font-black text-title sm:text-6xl/tight",
    "page-intro": "mt-2 text-lg font-medium",
    "section-title": "text-3xl font-black",
    card: "rounded-card border-3 border-edge shadow-[5px_5px_0_0_var(--color-edge)]",
    "card-hover": "transition-[translate,rotate] motion-safe:hover:-translate-y-1 motion-safe:hover:rotate-1",
    "card-grid": "gap-8 sm:grid-cols-2 lg:grid-cols-3",
    "card-body": "gap-3 p-6",
    "card-art": "-mx-6 -mt-6 mb-1 h-32 rounded-t-2xl border-b-3 border-edge",
    "card-title": "text-2xl/tight font-black",
    "card-foot": "border-t-3 border-dotted border-edge pt-4",
    chip: "rounded-full border-2 border-current px-3 py-0.5 text-xs font-bold",
    kind: "text-sm font-bold text-muted",
    totals: "flex flex-wrap gap-4 *:flex-[1_1_40%] lg:*:flex-1",
    total: "flex-col rounded-card border-3 border-edge bg-surface px-5 py-4 shadow-[4px_4px_0_0_var(--color-edge)]",
    "total-label": "text-sm font-bold text-muted",
    "total-value": "text-3xl font-black text-title",
    monogram: "rounded-full border-3 border-edge text-sm font-black",
    row: "min-h-18 gap-4 px-4 py-3 sm:px-6",
    "row-list": "divide-y-3 divide-edge overflow-hidden",
    control: "rounded-control border-3 border-ink px-3.5 py-2",
    mark: "rounded-lg border-3 border-ink transition-colors",
    button:
      "rounded-full border-3 border-ink px-6 text-base font-black shadow-[3px_3px_0_0_var(--color-ink)] transition-[translate] motion-safe:active:translate-0.5",
    "button-quiet": "",
    "button-danger": "",
    "empty-state": emptyCard("rounded-card border-3 border-dashed border-edge"),
    "data-table": {
      look: "md:overflow-hidden md:rounded-card md:bg-surface md:text-ink md:shadow-[5px_5px_0_0_var(--color-edge)] md:outline-3 md:outline-edge",
      nested: `& thead th { @apply bg-accent-soft px-4 py-3 text-sm font-black text-accent-ink; }
    & :is(td, tbody th) { @apply md:border-t-2 md:border-line md:px-4 md:py-3.5; }`,
    },
    notice: "rounded-full border-3 border-surface py-2 pr-2 pl-5 text-sm font-bold shadow-xl",
    colophon: "border-t-3 border-edge bg-surface",
    "colophon-inner": "max-w-6xl px-4 py-6 text-center font-medium text-muted sm:px-6",
  },
};
