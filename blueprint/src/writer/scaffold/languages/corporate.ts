// Corporate: a deep sidebar, a grey desk, white panels, dense tables, figures in a row. Nothing is larger than it must be.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const system = '"Segoe UI", "SF Pro Text", system-ui, Roboto, "Noto Sans", "DejaVu Sans Condensed", "DejaVu Sans", sans-serif';

/** The language of offices: customers, money, staff, figures. */
export const corporate: DesignLanguage = {
  fonts: { body: system, display: system },
  scale: 1.16,
  radius: { card: "0.5rem", control: "0.375rem", chip: "0.25rem" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.962, chroma: 0.008 }, dark: { lightness: 0.2, chroma: 0.014 } },
    accent: { light: { lightness: 0.5, chroma: 0.14 }, dark: { lightness: 0.74, chroma: 0.12 } },
    bar: "deep",
  },
  frame: { sign: "tile", tabs: "bottom", icons: true },
  art: "initials",
  cover: "tiles",
  illustration: `<path d="M18 12h84v56H18z" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M18 12h22v56H18z" fill="currentColor" opacity="0.25" />
    <path d="M50 58V44M62 58V34M74 58V40M86 58V24" stroke="currentColor" strokeWidth="6" />`,
  looks: {
    frame: {
      look: "md:grid md:grid-cols-[15.5rem_minmax(0,1fr)] md:grid-rows-[1fr_auto]",
      nested: `& > :not(.bar) { @apply md:col-start-2; }`,
    },
    bar: "sticky top-0 bg-bar md:row-span-2 md:h-dvh md:overflow-y-auto",
    "bar-inner": "min-h-14 gap-x-4 px-4 md:min-h-full md:flex-col md:items-stretch md:gap-y-6 md:px-3 md:py-5",
    "bar-full": { look: "", nested: "" },
    brand: "mr-auto gap-3 text-base font-semibold md:mr-0 md:px-2",
    "brand-tile": "size-8 rounded-control",
    "bar-tools": "md:mt-auto md:border-t md:border-on-bar/20 md:pt-3",
    tabs: "border-t border-line bg-surface text-muted md:flex-1 md:flex-col md:flex-nowrap md:gap-0.5 md:border-0 md:bg-transparent md:text-on-bar",
    tab: {
      look: "md:w-full md:flex-row md:gap-3 md:rounded-control md:px-3 md:py-2 md:hover:bg-bar-tint",
      nested: `&[aria-current="page"] { @apply font-bold text-accent-ink md:bg-on-bar md:text-bar; }`,
    },
    "page-body": "max-w-7xl gap-6 px-4 py-6 sm:px-8 sm:py-8",
    "page-heading": "items-center justify-between gap-x-8 gap-y-4",
    "page-title": "text-2xl/tight font-semibold sm:text-3xl/tight",
    "hero-title": "text-3xl/tight font-semibold sm:text-4xl/tight",
    "page-intro": "mt-1 text-sm",
    "section-title": "text-xl font-semibold",
    card: "rounded-card border border-t-3 border-line border-t-edge",
    "card-hover": "transition-shadow hover:shadow-md hover:shadow-ink/10",
    "card-grid": "gap-4 sm:grid-cols-2 lg:grid-cols-3",
    "card-body": "gap-3 p-4",
    "card-art": "-mx-4 -mt-4 mb-1 h-28",
    "card-title": "text-lg/snug font-semibold",
    "card-foot": "border-t border-line pt-3",
    chip: "rounded-chip px-2 py-0.5 text-xs font-semibold",
    totals: "flex flex-wrap gap-4 *:flex-[1_1_40%] lg:*:flex-1",
    total: "flex-col rounded-card border border-l-4 border-line border-l-accent bg-surface px-4 py-3",
    "total-label": "text-xs font-medium text-muted",
    "total-value": "text-lg font-semibold text-title sm:text-2xl",
    row: "min-h-14 gap-4 px-4 py-2",
    mark: "rounded-control border-2 border-control transition-colors hover:border-accent-ink",
    monogram: "rounded-control text-sm font-semibold",
    button: "rounded-control px-4 text-sm font-semibold transition-colors",
    "data-table": {
      look: "md:overflow-hidden md:rounded-card md:bg-surface md:text-ink md:outline md:outline-line",
      nested: `& thead th { @apply border-b-2 border-edge bg-sunken px-4 py-2.5 text-xs font-semibold; }
    & tbody tr:nth-child(even) { @apply md:bg-sunken; }
    & :is(td, tbody th) { @apply md:px-4 md:py-2.5; }`,
    },
    colophon: "border-t border-line",
    "colophon-inner": "max-w-none px-4 py-4 text-xs sm:px-8",
  },
};
