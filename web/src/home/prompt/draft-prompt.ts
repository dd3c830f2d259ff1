// What somebody has begun to write survives a reload, and the way through sign-in.
const KEY = "draft-prompt";

/** What was last written into the prompt box of this tab. */
export const readDraft = (): string => sessionStorage.getItem(KEY) ?? "";

/** Keeps it; an empty one is forgotten. */
export function keepDraft(prompt: string): void {
  if (prompt === "") sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, prompt);
}
