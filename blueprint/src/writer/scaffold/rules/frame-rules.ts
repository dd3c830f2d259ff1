// The classes of the frame: header, navigation, the page's ground and its heading.
import type { StyleRule } from "./style-rule.ts";

/** Text, links and the page's frame. */
export const frameRules = {
  "skip-link": {
    shape: "sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40",
    look: "focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent",
  },
  frame: { shape: "flex min-h-dvh flex-col", look: "" },
  bar: { shape: "z-20 text-on-bar", look: "sticky top-0 border-b border-line bg-bar" },
  "bar-inner": { shape: "flex w-full items-center", look: "mx-auto min-h-16 max-w-6xl gap-x-4 px-4 sm:px-6" },
  /** A header whose navigation needs a row of its own in a wide window. */
  "bar-full": {
    shape: "",
    look: "md:flex-wrap md:gap-y-1 md:py-2",
    nested: `& > nav { @apply md:order-last md:mr-0 md:w-full; }`,
  },
  "bar-tools": { shape: "flex shrink-0 items-center gap-1", look: "" },
  brand: { shape: "flex min-w-0 items-center rounded-control font-display", look: "mr-auto gap-3 text-lg font-bold tracking-tight" },
  "brand-tile": { shape: "grid shrink-0 place-items-center", look: "size-9 rounded-control" },
  "brand-name": { shape: "min-w-0", look: "line-clamp-2 leading-tight break-words" },
  /** At the bottom of a phone, in the header of a wider window. */
  tabs: {
    shape:
      "fixed inset-x-0 bottom-0 z-20 flex overflow-x-auto pb-[env(safe-area-inset-bottom)] md:static md:flex-wrap md:overflow-visible md:pb-0",
    look: "border-t border-line bg-surface text-muted md:gap-1 md:border-0 md:bg-transparent md:text-on-bar",
  },
  /** A strip in the header that scrolls where it is too long. */
  strip: {
    shape: "order-last flex w-full min-w-0 overflow-x-auto md:flex-wrap md:overflow-visible",
    look: "gap-1 md:order-none md:w-auto",
  },
  tab: {
    shape:
      "flex min-w-16 flex-1 flex-col items-center gap-1 px-1 pt-2.5 pb-2 text-center text-xs font-medium md:min-w-0 md:flex-none md:text-sm",
    look: "md:rounded-control md:px-3.5 md:py-2 md:hover:bg-bar-tint",
    nested: `&[aria-current="page"] { @apply relative font-bold text-accent-ink md:text-on-bar md:after:absolute md:after:inset-x-3.5 md:after:-bottom-1 md:after:h-0.5 md:after:rounded-full md:after:bg-current; }`,
  },
  "strip-tab": {
    shape: "flex shrink-0 items-center gap-2 whitespace-nowrap",
    look: "rounded-control px-3.5 py-2 text-sm font-medium hover:bg-bar-tint",
    nested: `&[aria-current="page"] { @apply bg-on-bar font-bold text-bar; }`,
  },
  /** Titles that a phone cannot show at once keep their width. */
  "tabs-long": {
    shape: "",
    look: "",
    always: `& > a { @apply max-md:flex-none max-md:px-3.5 max-md:whitespace-nowrap; }`,
  },
  "strip-long": {
    shape: "relative max-md:mask-r-from-[calc(100%-2.5rem)] max-md:pr-8 max-md:[scrollbar-width:none]",
    look: "",
  },
  canvas: { shape: "flex flex-1 flex-col bg-page outline-none", look: "" },
  "page-body": { shape: "mx-auto flex w-full flex-1 flex-col", look: "max-w-6xl gap-8 px-4 py-8 sm:px-6 sm:py-10" },
  "page-heading": { shape: "flex flex-wrap", look: "items-center justify-between gap-x-8 gap-y-4" },
  "page-title": {
    shape: "font-display text-balance break-words text-heading",
    look: "text-3xl/tight font-bold tracking-tight sm:text-4xl/tight",
  },
  /** The line that opens a site. */
  "hero-title": {
    shape: "font-display text-balance break-words",
    look: "text-4xl/tight font-bold tracking-tight sm:text-5xl/tight",
  },
  "page-intro": { shape: "text-on-page-muted", look: "mt-2" },
  "section-title": { shape: "font-display", look: "text-2xl font-bold tracking-tight" },
  "back-link": {
    shape: "-mb-4 inline-flex items-center gap-1.5 self-start rounded-control py-1",
    look: "text-sm font-medium text-on-page-muted hover:text-on-page hover:underline",
  },
  link: { shape: "break-words text-accent-ink underline", look: "decoration-1 underline-offset-4 hover:decoration-2" },
  "empty-state": {
    shape: "flex flex-col items-center gap-4 px-6 py-12 text-center",
    look: "rounded-card border border-dashed border-control",
    nested: `& > div { @apply text-on-page-muted; }`,
  },
  illustration: { shape: "w-32", look: "text-page-accent" },
  colophon: { shape: "text-sm text-on-page-muted", look: "border-t border-line" },
  "colophon-links": {
    shape: "mb-4 mt-2 -mx-2",
    look: "",
    nested: `& > a { @apply inline-block rounded-control px-2 py-1 underline-offset-4 hover:underline; }`,
  },
  "colophon-inner": { shape: "mx-auto w-full", look: "max-w-6xl px-4 py-8 sm:px-6" },
} as const satisfies Record<string, StyleRule>;
