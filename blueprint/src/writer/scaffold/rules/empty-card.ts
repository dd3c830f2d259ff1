import type { Look } from "./style-rule.ts";
import { ON_SURFACE } from "./surface-rules.ts";

/** The look of an empty state that stands on a card's ground. */
export function emptyCard(look: string): Look {
  return {
    look: `bg-surface text-ink ${look}`,
    nested: `${ON_SURFACE}
    & > div { @apply text-muted; }`,
  };
}
