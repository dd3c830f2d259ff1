import type { BuildRequest } from "../domain/models/generation/generator.ts";

const again =
  /^(?:please[, ]+)?(?:retry|(?:try|build|start|make|do|run)(?: (?:it|this|that))? (?:again|anew|once more))(?:[, ]+please)?[.!]*$/i;

/** The text a new app is built from: the prompt, plus a message to a project without an app as a sentence. "Try again" adds nothing. */
export function promptOf({ prompt, message }: Pick<BuildRequest, "prompt" | "message">): string {
  const added = message?.trim() ?? "";
  if (added === "" || again.test(added)) return prompt;
  const first = prompt.trimEnd();
  return /[.!?…]$/.test(first) ? `${first}\n${added}` : `${first}.\n${added}`;
}
