// The classes of buttons and form controls.
import type { StyleRule } from "./style-rule.ts";

/** Buttons and form controls. */
export const controlRules = {
  button: {
    shape: "inline-flex min-h-11 items-center justify-center gap-2",
    look: "rounded-control px-5 text-sm font-semibold transition-colors",
  },
  "button-primary": { shape: "bg-accent text-on-accent hover:bg-accent-hover", look: "" },
  "button-quiet": { shape: "bg-surface text-title hover:bg-sunken", look: "border border-control" },
  "button-danger": { shape: "bg-surface text-danger hover:bg-danger-soft", look: "border border-control" },
  "icon-button": {
    shape: "grid size-10 shrink-0 place-items-center text-muted",
    look: "rounded-control transition-colors hover:bg-ink/10 hover:text-ink",
  },
  "text-button": {
    shape: "inline-flex min-h-8 items-center gap-1.5 rounded-control text-page-accent",
    look: "font-semibold hover:underline hover:underline-offset-4",
  },
  control: {
    shape: "min-h-11 w-full min-w-0 bg-surface text-ink placeholder:text-muted",
    look: "rounded-control border border-control px-3.5 py-2",
    always: `&[aria-invalid="true"] { @apply border-danger; }`,
  },
  pick: { shape: "w-auto max-w-full flex-auto basis-36 text-sm sm:max-w-56 sm:flex-none", look: "" },
  "pick-active": { shape: "bg-accent-soft text-accent-ink", look: "border-accent-ink font-semibold" },
  "quick-submit": { shape: "mt-6.5 max-sm:mt-0 max-sm:w-full", look: "" },
  mark: {
    shape: "grid size-6 shrink-0 cursor-pointer appearance-none place-items-center bg-surface checked:border-accent checked:bg-accent",
    look: "rounded-full border-2 border-control transition-colors hover:border-accent-ink",
    always: `&::after { @apply hidden h-3 w-1.5 -translate-y-px rotate-45 border-r-2 border-b-2 border-on-accent content-['']; }
    &:checked::after { @apply block; }`,
  },
  star: {
    shape: "inline-grid size-7 cursor-pointer place-items-center rounded-control",
    look: "",
    always: `&:has(:focus-visible) { @apply outline-2 outline-offset-1 outline-accent-ink; }
    &:hover > svg { @apply scale-115; }`,
  },
} as const satisfies Record<string, StyleRule>;
