import type { Wish } from "../domain/models/generation/generator.ts";

const again =
  /^(?:please[, ]+)?(?:retry|(?:try|build|start|make|do|run)(?: (?:it|this|that))? (?:again|anew|once more))(?:[, ]+please)?[.!]*$/i;

/** What a new app is read from: the prompt, and a message to a project without one as a further sentence. "Try again" adds nothing. */
export function promptOf({ prompt, message }: Pick<Wish, "prompt" | "message">): string {
  const added = message?.trim() ?? "";
  if (added === "" || again.test(added)) return prompt;
  const first = prompt.trimEnd();
  return /[.!?…]$/.test(first) ? `${first}\n${added}` : `${first}.\n${added}`;
}
