// Editorial: a newspaper's page. A centred masthead, serifs, double rules, a lead story; no boxes.
import { plainTones } from "../../palette/tones.ts";
import type { DesignLanguage } from "../design-language.ts";

const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Charter, Georgia, "DejaVu Serif", serif';

/** The language of news, journals and everything that is read. */
export const editorial: DesignLanguage = {
  fonts: { body: 'Charter, "Bitstream Charter", Georgia, "Liberation Serif", "DejaVu Serif", serif', display: serif },
  scale: 1.3,
  radius: { card: "0", control: "0", chip: "0" },
  tones: {
    ...plainTones,
    page: { light: { lightness: 0.985, chroma: 0.004, hue: 85 }, dark: { lightness: 0.2, chroma: 0.006, hue: 85 } },
    accent: { light: { lightness: 0.43, chroma: 0.15 }, dark: { lightness: 0.76, chroma: 0.12 } },
    cards: "page",
    edge: "ink",
    bar: "page",
  },
  frame: { sign: "none", tabs: "strip", icons: false },
  art: "initials",
  cover: "hills",
  illustration: `<path d="M14 12h92M14 16h92M14 68h92" stroke="currentColor" strokeWidth="2" />
    <path d="M14 26h40M14 34h40M14 42h40M14 50h40M14 58h24" stroke="currentColor" strokeWidth="1.5" opacity="0.5" />
    <path d="M62 24h44v38H62z" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M62 62 78 42l10 10 8-8 10 18" fill="none" stroke="currentColor" strokeWidth="2" />`,
  looks: {
    bar: "border-b-4 border-double border-on-bar/60 bg-bar",
    "bar-inner": "relative mx-auto max-w-5xl flex-col px-4 pt-8 sm:px-6 sm:pt-12",
    "bar-full": { look: "", nested: "" },
    "bar-tools": "absolute top-3 right-3",
    brand: "max-w-full pb-6 text-center",
    "brand-name": "text-3xl/tight font-black tracking-tight text-balance break-words sm:text-5xl/tight",
    strip: "justify-start gap-x-7 border-t border-on-bar/40 md:justify-center",
    "strip-tab": {
      look: "py-3 text-xs font-bold tracking-widest uppercase hover:underline hover:underline-offset-8",
      nested: `&[aria-current="page"] { @apply underline decoration-3 underline-offset-8; }`,
    },
    "page-body": "max-w-5xl gap-10 px-4 py-10 sm:px-6 sm:py-14",
    "page-heading": "items-end justify-between gap-x-10 gap-y-6",
    "page-title": "text-4xl/tight font-black tracking-tight sm:text-5xl/tight",
    "hero-title": "text-4xl/tight font-black tracking-tight sm:text-6xl/tight",
    "page-intro": "mt-3 text-lg italic",
    "section-title": "border-b-2 border-edge pb-2 text-2xl font-black",
    card: "border-t-3 border-edge",
    "card-hover": { look: "transition-colors", nested: `&:hover .card-title { @apply underline decoration-2 underline-offset-4; }` },
    "card-grid": {
      look: "gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3",
      nested: `& > :first-child { @apply sm:col-span-2; }
    & > :first-child .card-title { @apply text-3xl/tight; }`,
    },
    "card-grid-short": {
      nested: `& > :nth-child(n + 4) { @apply sm:hidden; }
    & > :nth-child(n + 3) { @apply lg:hidden; }`,
    },
    "card-body": "gap-3 pt-4",
    "card-art": "-mt-4 mb-1 h-36",
    "card-title": "text-xl/snug font-bold",
    "card-foot": "pt-2 italic",
    chip: "border-b border-accent-ink px-1.5 py-0.5 text-xs italic",
    kind: "text-xs font-bold tracking-widest text-muted uppercase",
    row: "min-h-16 gap-4 px-1 py-3",
    totals: "flex flex-wrap gap-6 border-y border-edge py-6 *:flex-[1_1_40%] sm:gap-x-14 sm:*:flex-none",
    total: "flex-col-reverse",
    "total-value": "text-3xl font-black text-on-page",
    button: "px-6 text-xs font-bold tracking-widest uppercase transition-colors",
    "empty-state": "border-y-4 border-double border-edge",
    "data-table": {
      look: "md:border-y-3 md:border-edge",
      nested: `& thead th { @apply px-3 py-3 text-xs font-bold tracking-widest uppercase; }
    & :is(td, tbody th) { @apply md:border-t md:border-line md:px-3 md:py-4; }`,
    },
    colophon: "border-t-4 border-double border-edge",
    "colophon-inner": "max-w-5xl px-4 py-10 text-center italic sm:px-6",
  },
};
