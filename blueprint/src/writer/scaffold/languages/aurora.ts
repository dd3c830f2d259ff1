// Aurora: light in two hues behind translucent cards, thin type, a header that floats without a ground of its own.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";
import { emptyCard } from "../rules/empty-card.ts";

const geometric = '"Avenir Next", Avenir, Montserrat, Corbel, "URW Gothic", "Century Gothic", "Segoe UI", system-ui, sans-serif';

const table = `& thead th { @apply px-5 py-4 text-xs font-medium; }
    & :is(td, tbody th) { @apply md:border-t md:border-line md:px-5 md:py-4; }`;

/** The language of what is new: assistants, the future, calm. */
export const aurora: DesignLanguage = {
  fonts: { body: geometric, display: geometric },
  scale: 1.27,
  radius: { card: "1.5rem", control: "0.875rem", chip: "0.75rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.972, chroma: 0.012 }, dark: { lightness: 0.17, chroma: 0.03 } },
    accent: { light: { lightness: 0.5, chroma: 0.19 }, dark: { lightness: 0.76, chroma: 0.14 } },
    bar: "page",
    glow: [-45, 60],
  },
  frame: { sign: "tile", tabs: "bottom", icons: true },
  art: "orbs",
  illustration: `<circle cx="46" cy="42" r="26" fill="currentColor" opacity="0.2" />
    <circle cx="72" cy="36" r="26" fill="currentColor" opacity="0.25" />
    <path d="M60 18v-8M60 70v-8M32 40h-8M96 40h-8M60 30l3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" fill="currentColor" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />`,
  looks: {
    bar: "bg-bar md:relative md:bg-transparent md:pt-4",
    canvas:
      "bg-[radial-gradient(60rem_40rem_at_15%_-5rem,var(--color-glow),transparent),radial-gradient(50rem_40rem_at_95%_10rem,var(--color-glow-alt),transparent)] bg-no-repeat md:-mt-20 md:pt-20",
    "bar-inner": "mx-auto min-h-16 max-w-7xl gap-x-4 px-4 sm:px-8",
    "bar-full": {
      look: "md:flex-wrap md:gap-y-2 md:py-3",
      nested: `& > nav { @apply md:order-last md:mx-auto md:justify-center md:rounded-card; }`,
    },
    brand: "mr-auto gap-3 text-lg font-semibold tracking-tight",
    "brand-tile": "size-10 rounded-full",
    tabs: "border-t border-line bg-surface text-muted md:gap-1 md:rounded-full md:border md:border-line md:bg-surface/60 md:p-1 md:text-ink",
    tab: {
      look: "md:flex-row md:gap-2 md:rounded-full md:px-4 md:py-2 md:hover:bg-ink/8",
      nested: `&[aria-current="page"] { @apply font-semibold text-accent-ink md:bg-accent md:text-on-accent; }`,
    },
    "page-body": { look: "max-w-7xl gap-10 px-4 py-8 sm:px-8 sm:py-14", nested: `& > form { @apply mx-auto w-full; }` },
    "page-heading": { look: "flex-col items-center gap-6 text-center", nested: `& > div { @apply justify-center; }` },
    "page-title": "text-3xl/tight font-light tracking-tight sm:text-5xl/tight",
    "hero-title": "text-4xl/tight font-light tracking-tight sm:text-6xl/tight",
    "page-intro": "mx-auto mt-4 max-w-xl text-lg",
    "section-title": "text-2xl font-light tracking-tight",
    card: "rounded-card border border-edge/40 bg-linear-to-br from-surface to-surface/70 shadow-xl shadow-ink/5",
    "card-hover": "transition-[border-color,box-shadow] hover:border-accent-ink hover:shadow-2xl hover:shadow-accent/15",
    "card-art": "-mx-6 -mt-6 mb-1 h-36 rounded-t-card",
    "card-title": "text-xl/snug font-medium",
    chip: "rounded-full px-3 py-1 text-xs font-medium",
    totals: "flex flex-wrap justify-center gap-4",
    total: "flex-col items-center rounded-card border border-line bg-surface/60 px-8 py-5 text-center",
    "total-label": "text-sm text-muted",
    "total-value": "text-3xl font-light text-title",
    button: "rounded-full px-6 text-sm font-semibold transition-colors",
    "button-primary": "bg-linear-to-r from-accent to-accent-hover shadow-lg shadow-accent/25",
    "empty-state": emptyCard("rounded-card border border-line"),
    "data-table": {
      look: "md:overflow-hidden md:rounded-card md:bg-surface/80 md:text-ink md:outline md:outline-edge/40",
      nested: table,
    },
    colophon: "mt-4",
    "colophon-inner": "max-w-7xl px-4 py-10 text-center sm:px-8",
  },
  looksWhenColoured: {
    bar: "bg-bar",
    canvas: "",
    tabs: "border-t border-line bg-surface text-muted md:gap-1 md:rounded-full md:border-0 md:p-1 md:text-ink",
    card: "rounded-card border border-edge/40 shadow-xl shadow-ink/5",
    total: "flex-col items-center rounded-card border border-edge/40 bg-surface px-8 py-5 text-center",
    "empty-state": emptyCard("rounded-card border border-line"),
    "data-table": {
      look: "md:overflow-hidden md:rounded-card md:bg-surface md:text-ink md:outline md:outline-edge/40",
      nested: table,
    },
  },
};
