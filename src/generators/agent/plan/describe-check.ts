import type { AcceptanceCheck } from "@atelier/blueprint";

/** A check as a model reads it: its id, window and promise, and its steps as JSON in a line of their own. */
export function describeCheck({ id, title, viewport, steps }: AcceptanceCheck): string {
  return `- ${id} (${viewport}): ${title}\n  ${JSON.stringify(steps)}`;
}
