import type { Look } from "./style-rule.ts";

/** The look of an empty state that stands on a card's ground. */
export function emptyCard(look: string): Look {
  return {
    look: `bg-surface text-ink ${look}`,
    nested: `& > div { @apply text-muted; }
    & > .illustration { @apply text-accent-ink; }`,
  };
}
