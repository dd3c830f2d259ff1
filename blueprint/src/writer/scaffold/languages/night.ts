// Night: a dark hall with one neon light. Narrow capitals, posters in a close row, a glow under what is chosen.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";
import { emptyCard } from "../rules/empty-card.ts";

const narrow =
  '"Avenir Next Condensed", "Helvetica Neue Condensed Bold", "Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", "DejaVu Sans Condensed", Impact, sans-serif';

/** The language of sport, streaming and the stage. */
export const night: DesignLanguage = {
  fonts: { body: '"SF Pro Text", "Segoe UI", Roboto, "Noto Sans", system-ui, sans-serif', display: narrow },
  scale: 1.32,
  radius: { card: "0.375rem", control: "0.25rem", chip: "0.125rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.95, chroma: 0.012 }, dark: { lightness: 0.145, chroma: 0.02 } },
    accent: { light: { lightness: 0.5, chroma: 0.22 }, dark: { lightness: 0.8, chroma: 0.2 } },
    bar: "deep",
  },
  frame: { sign: "none", tabs: "bottom", icons: false },
  art: "orbs",
  illustration: `<path d="M10 70 44 10h32l34 60Z" fill="currentColor" opacity="0.15" />
    <path d="M30 70 52 10h16l22 60Z" fill="currentColor" opacity="0.25" />
    <path d="m60 30 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1Z" fill="currentColor" />`,
  looks: {
    bar: "sticky top-0 border-b-2 border-accent bg-bar",
    "bar-inner": "min-h-16 gap-x-6 px-4 sm:px-10",
    "bar-tools": "ml-auto",
    brand: "text-2xl font-bold tracking-tight uppercase italic",
    tabs: "border-t border-line bg-surface text-muted md:mr-auto md:gap-2 md:border-0 md:bg-transparent md:text-on-bar",
    tab: {
      look: "md:px-3 md:py-5 md:font-bold md:tracking-wide md:uppercase md:hover:bg-bar-tint",
      nested: `&[aria-current="page"] { @apply relative font-bold text-accent-ink md:bg-bar-tint md:text-on-bar md:after:absolute md:after:inset-x-0 md:after:bottom-0 md:after:h-1 md:after:bg-current; }`,
    },
    "page-body": "max-w-[96rem] gap-8 px-4 py-8 sm:px-10 sm:py-10",
    "page-heading": "items-end justify-between gap-x-8 gap-y-5 border-l-8 border-accent pl-5",
    "page-title": "text-4xl/none font-bold tracking-tight uppercase italic sm:text-6xl/none",
    "hero-title": "text-4xl/none font-bold tracking-tight uppercase italic sm:text-6xl/none",
    "page-intro": "mt-3 text-base",
    "section-title": "text-2xl/none font-bold tracking-tight uppercase italic",
    card: "rounded-card border border-edge",
    "card-hover":
      "transition-[scale,box-shadow] hover:border-accent hover:shadow-[0_0_2rem_-0.25rem_var(--color-accent)] motion-safe:hover:scale-103",
    "card-grid": "gap-4 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4",
    "card-grid-short": { nested: `& > :nth-child(n + 4) { @apply md:hidden xl:flex; }` },
    "card-body": "gap-2.5 p-4",
    "card-art": "-mx-4 -mt-4 mb-1 h-44 rounded-t-card",
    "card-title": "text-xl/tight font-bold tracking-tight uppercase",
    "card-foot": "pt-1",
    chip: "rounded-chip px-2 py-0.5 text-xs font-bold tracking-wide uppercase",
    kind: "text-xs font-bold tracking-wide text-muted uppercase",
    totals: "flex flex-wrap gap-x-10 gap-y-4",
    total: "flex-col-reverse",
    "total-label": "text-sm font-bold tracking-wide uppercase text-on-page-muted",
    "total-value": "text-4xl/none font-bold text-page-accent",
    button: "rounded-control px-6 text-sm font-bold tracking-wide uppercase transition-colors",
    "button-primary": "hover:shadow-[0_0_1.5rem_-0.25rem_var(--color-accent)]",
    monogram: "rounded-control text-sm font-bold",
    "empty-state": emptyCard("rounded-card"),
    "data-table": {
      look: "md:overflow-hidden md:rounded-card md:bg-surface md:text-ink",
      nested: `& thead th { @apply border-b-2 border-accent px-4 py-3 text-xs font-bold tracking-wide uppercase; }
    & :is(td, tbody th) { @apply md:border-t md:border-line md:px-4 md:py-3; }`,
    },
    colophon: "mt-4 border-t border-line",
    "colophon-inner": "max-w-[96rem] px-4 py-8 sm:px-10",
  },
};
