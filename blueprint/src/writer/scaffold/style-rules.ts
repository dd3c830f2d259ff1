// The component classes of the generated app: each is written only where the project uses it.

/** A class and the rules that style it. */
export interface StyleRule {
  name: string;
  css: string;
}

/** Text, links and the page's frame. */
const frame: StyleRule[] = [
  {
    name: "skip-link",
    css: `.skip-link { @apply sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent; }`,
  },
  {
    name: "brand",
    css: `.brand { @apply mr-auto flex min-w-0 items-center gap-3 rounded-control font-display text-lg font-bold tracking-tight; }`,
  },
  { name: "brand-tile", css: `.brand-tile { @apply grid size-9 shrink-0 place-items-center rounded-control; }` },
  {
    name: "tabs",
    css: `.tabs { @apply fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] text-muted md:static md:gap-1 md:border-0 md:bg-transparent md:pb-0 md:text-on-bar; }`,
  },
  {
    name: "tab",
    css: `.tab {
    @apply flex min-w-0 flex-1 flex-col items-center gap-1 px-1 pt-2.5 pb-2 text-xs font-medium md:flex-none md:rounded-control md:px-3.5 md:py-2 md:text-sm md:hover:bg-on-bar/10;
    &[aria-current="page"] { @apply relative font-bold text-accent-ink md:text-on-bar md:after:absolute md:after:inset-x-3.5 md:after:-bottom-1 md:after:h-0.5 md:after:rounded-full md:after:bg-current; }
  }`,
  },
  {
    name: "page-title",
    css: `.page-title { @apply font-display text-3xl/tight font-bold tracking-tight text-balance break-words text-on-page sm:text-4xl/tight; }`,
  },
  { name: "section-title", css: `.section-title { @apply font-display text-2xl font-bold tracking-tight; }` },
  {
    name: "back-link",
    css: `.back-link { @apply -mb-4 inline-flex items-center gap-1.5 self-start rounded-control py-1 text-sm font-medium text-on-page-muted hover:text-on-page hover:underline; }`,
  },
  { name: "link", css: `.link { @apply break-words text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2; }` },
];

/** Buttons and form controls. */
const controls: StyleRule[] = [
  {
    name: "button",
    css: `.button { @apply inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4.5 text-sm font-semibold transition-colors; }`,
  },
  { name: "button-primary", css: `.button-primary { @apply bg-accent text-on-accent hover:bg-accent-hover; }` },
  { name: "button-quiet", css: `.button-quiet { @apply border border-control bg-surface text-ink hover:bg-sunken; }` },
  { name: "button-danger", css: `.button-danger { @apply border border-control bg-surface text-danger hover:bg-danger-soft; }` },
  {
    name: "icon-button",
    css: `.icon-button { @apply grid size-10 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-ink/10 hover:text-ink; }`,
  },
  {
    name: "text-button",
    css: `.text-button { @apply inline-flex min-h-8 items-center gap-1.5 rounded-control font-semibold text-page-accent hover:underline hover:underline-offset-4; }`,
  },
  {
    name: "control",
    css: `.control {
    @apply min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-3.5 py-2 text-ink placeholder:text-muted;
    &[aria-invalid="true"] { @apply border-danger; }
  }`,
  },
  { name: "pick", css: `.pick { @apply w-auto max-w-full flex-auto basis-36 text-sm sm:max-w-56 sm:flex-none; }` },
  { name: "pick-active", css: `.pick-active { @apply border-accent-ink bg-accent-soft font-semibold text-accent-ink; }` },
  { name: "quick-submit", css: `.quick-submit { @apply mt-6.5 max-sm:mt-0 max-sm:w-full; }` },
  {
    name: "mark",
    css: `.mark {
    @apply grid size-6 shrink-0 cursor-pointer appearance-none place-items-center rounded-full border-2 border-control bg-surface transition-colors hover:border-accent-ink checked:border-accent checked:bg-accent;
    &::after { @apply hidden h-3 w-1.5 -translate-y-px rotate-45 border-r-2 border-b-2 border-on-accent content-['']; }
    &:checked::after { @apply block; }
  }`,
  },
  {
    name: "star",
    css: `.star {
    @apply inline-grid size-7 cursor-pointer place-items-center rounded-control;
    &:has(:focus-visible) { @apply outline-2 outline-offset-1 outline-accent-ink; }
    &:hover > svg { @apply scale-115; }
  }`,
  },
];

/** Cards, rows, chips and tables. */
const surfaces: StyleRule[] = [
  { name: "card", css: `.card { @apply rounded-card border border-line bg-surface text-ink; }` },
  {
    name: "card-hover",
    css: `.card-hover { @apply transition-[border-color,box-shadow] hover:border-accent-ink hover:shadow-lg hover:shadow-ink/5; }`,
  },
  { name: "card-title", css: `.card-title { @apply min-w-0 font-display text-xl/snug font-bold tracking-tight break-words; }` },
  {
    name: "cover",
    css: `.cover { @apply after:absolute after:inset-0 after:rounded-card; &:focus-visible { @apply outline-none after:outline-2 after:outline-offset-2 after:outline-accent-ink; } }`,
  },
  { name: "kind", css: `.kind { @apply inline-flex items-center gap-2 text-sm font-medium text-muted; }` },
  {
    name: "monogram",
    css: `.monogram { @apply grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft font-display text-sm font-bold text-accent-ink uppercase; }`,
  },
  { name: "totals", css: `.totals { @apply flex flex-col gap-x-12 gap-y-3 sm:flex-row sm:flex-wrap; }` },
  {
    name: "total",
    css: `.total { @apply flex items-baseline justify-between gap-x-4 gap-y-1 border-l-2 border-accent pl-4 sm:flex-col sm:justify-start; }`,
  },
  { name: "chart", css: `.chart { @apply flex flex-col gap-4 p-5; &:last-child:nth-child(odd) { @apply lg:col-span-2; } }` },
  {
    name: "chip",
    css: `.chip { @apply inline-flex items-center rounded-chip bg-accent-soft px-2 py-0.5 text-xs font-medium text-accent-ink; }`,
  },
  { name: "chip-choice", css: `.chip-choice { @apply min-h-7 px-2.5; &[aria-pressed="true"] { @apply bg-accent text-on-accent; } }` },
  { name: "figure", css: `.figure { @apply text-right font-semibold whitespace-nowrap tabular-nums; }` },
  { name: "facts", css: `.facts { @apply flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-muted; }` },
  { name: "fact", css: `.fact { @apply inline-flex min-w-0 items-center gap-1.5; }` },
  { name: "fact-late", css: `.fact-late { @apply font-semibold text-danger; }` },
  { name: "row", css: `.row { @apply flex min-h-16 items-center gap-4 px-4 py-2.5 sm:px-5; }` },
  { name: "row-title", css: `.row-title { @apply font-semibold break-words; &:is(a):hover { @apply underline underline-offset-4; } }` },
  { name: "row-title-done", css: `.row-title-done { @apply font-normal text-muted line-through; }` },
  {
    name: "fact-list",
    css: `.fact-list { @apply flex flex-col gap-5; & dt { @apply text-sm text-muted; } & dd { @apply mt-1 min-w-0 font-medium break-words; } }`,
  },
  {
    name: "bullets",
    css: `.bullets { @apply flex flex-col; & > li { @apply border-b border-line py-2.5 first:pt-0 last:border-0 last:pb-0; } }`,
  },
  {
    name: "steps",
    css: `.steps {
    @apply flex flex-col gap-5 [counter-reset:step];
    & > li { @apply relative min-h-8 pt-1 pl-12 [counter-increment:step] before:absolute before:top-0 before:left-0 before:grid before:size-8 before:place-items-center before:rounded-full before:bg-accent-soft before:text-sm before:font-bold before:text-accent-ink before:content-[counter(step)]; }
  }`,
  },
  {
    name: "notice",
    css: `.notice { @apply pointer-events-auto flex items-center gap-2 rounded-card bg-ink py-2 pr-2 pl-5 text-sm font-medium text-surface shadow-xl; }`,
  },
  {
    name: "notice-button",
    css: `.notice-button { @apply grid min-h-9 min-w-9 place-items-center rounded-control px-2 font-bold underline underline-offset-4 hover:bg-surface/15; &:focus-visible { @apply outline-surface; } }`,
  },
];

const table: StyleRule[] = [
  {
    name: "data-table",
    css: `.data-table {
    @apply block w-full text-left md:table md:overflow-hidden md:rounded-card md:bg-surface md:text-ink md:outline md:outline-line;
    & thead { @apply sr-only text-xs text-muted md:not-sr-only md:table-header-group; }
    & tbody { @apply flex flex-col gap-3 md:table-row-group; }
    & tr { @apply flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-card border border-line bg-surface p-4 text-ink md:table-row md:border-0 md:p-0; }
    & tbody tr { @apply md:hover:bg-sunken; }
    & thead th { @apply px-4 py-3 font-semibold whitespace-nowrap; }
    & :is(td, tbody th) { @apply flex w-full items-baseline justify-between gap-4 md:table-cell md:w-auto md:border-t md:border-line md:px-4 md:py-3.5; }
    & td[data-label]:not(:empty)::before { @apply text-sm text-muted content-[attr(data-label)] md:hidden; }
    & td:empty { @apply hidden md:table-cell; }
    & .cell-title { @apply w-auto flex-1 text-lg md:text-base; }
    & .cell-number { @apply tabular-nums md:text-right; }
    & .cell-actions { @apply justify-end md:w-px md:py-1; }
    & .cell-mark { @apply w-auto md:w-px md:pr-0; }
  }`,
  },
];

/** Every component class that a generated project may use. */
export const styleRules: readonly StyleRule[] = [...frame, ...controls, ...surfaces, ...table];
