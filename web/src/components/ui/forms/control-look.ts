/** The look of every text control: its border has 3:1 contrast, and turns to the accent on focus and to red on error. */
export const CONTROL_LOOK =
  "w-full rounded-lg border border-line-strong bg-surface px-3 text-base text-ink transition-colors hover:border-ink-faint focus-visible:border-accent-text focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-bad sm:text-sm";
