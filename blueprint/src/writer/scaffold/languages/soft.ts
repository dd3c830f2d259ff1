// Soft: pastel ground, white cushions without edges, everything round, the header a floating pill.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";
import { emptyCard } from "../rules/empty-card.ts";

const rounded = 'ui-rounded, "SF Pro Rounded", Nunito, "Varela Round", Quicksand, "Segoe UI", system-ui, sans-serif';

/** The language of care, of home and of everyday life. */
export const soft: DesignLanguage = {
  fonts: { body: rounded, display: rounded },
  scale: 1.22,
  radius: { card: "2rem", control: "1.5rem", chip: "1rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.958, chroma: 0.026 }, dark: { lightness: 0.21, chroma: 0.028 } },
    accent: { light: { lightness: 0.54, chroma: 0.14 }, dark: { lightness: 0.8, chroma: 0.11 } },
  },
  frame: { sign: "tile", tabs: "bottom", icons: true },
  art: "orbs",
  illustration: `<ellipse cx="60" cy="66" rx="40" ry="6" fill="currentColor" opacity="0.15" />
    <path d="M28 48a16 16 0 0 1 12-26 22 22 0 0 1 42-2 15 15 0 0 1 8 28c-8 10-54 10-62 0Z" fill="currentColor" opacity="0.3" />
    <path d="M48 36v3M70 36v3M52 46c4 5 10 5 14 0" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />`,
  looks: {
    bar: "sticky top-3 mx-3 mt-3 rounded-card bg-bar shadow-lg shadow-ink/8 md:mx-auto md:max-w-6xl md:min-w-2xl",
    "bar-inner": "min-h-16 gap-x-4 px-3",
    brand: "mr-auto gap-3 pr-4 text-lg font-bold",
    "brand-tile": "size-10 rounded-control",
    tabs: "mx-3 mb-3 rounded-card bg-surface text-muted shadow-xl shadow-ink/15 md:m-0 md:gap-1 md:bg-transparent md:text-on-bar md:shadow-none",
    tab: {
      look: "md:flex-row md:gap-2 md:rounded-control md:px-4 md:py-2.5 md:hover:bg-bar-tint",
      nested: `&[aria-current="page"] { @apply font-bold text-accent-ink md:bg-bar-tint md:text-on-bar; }`,
    },
    "page-body": "max-w-6xl gap-8 px-4 py-8 sm:px-6 sm:py-12",
    "page-title": "text-3xl/tight font-extrabold sm:text-4xl/tight",
    "hero-title": "text-3xl/tight font-extrabold sm:text-5xl/tight",
    "section-title": "text-2xl font-extrabold",
    card: "rounded-card border border-edge/20 shadow-lg shadow-ink/5",
    "card-hover": "transition-[translate,box-shadow] motion-safe:hover:-translate-y-1 hover:shadow-xl hover:shadow-ink/10",
    "card-art": "m-[-0.75rem_-0.75rem_0.25rem] h-32 rounded-[1.5rem]",
    "card-foot": "pt-2",
    chip: "rounded-chip px-3 py-1 text-xs font-semibold",
    totals: "flex flex-wrap gap-4 *:flex-[1_1_40%] lg:*:flex-1",
    total: "flex-col rounded-card bg-surface px-6 py-5 shadow-lg shadow-ink/5",
    "total-label": "text-sm font-medium text-muted",
    "total-value": "text-2xl font-extrabold text-title",
    button: "rounded-full px-6 text-sm font-bold transition-colors",
    "empty-state": emptyCard("rounded-card shadow-lg shadow-ink/5"),
    notice: "rounded-full py-2 pr-2 pl-6 text-sm font-medium shadow-xl",
    colophon: "mt-4",
    "colophon-inner": "max-w-6xl px-4 pt-2 pb-10 text-center sm:px-6",
  },
};
