// An unsent prompt survives a reload and the sign-in flow.
const KEY = "draft-prompt";

/** The last text in this tab's prompt box. */
export const readDraft = (): string => sessionStorage.getItem(KEY) ?? "";

/** Stores the text; an empty one is removed. */
export function keepDraft(prompt: string): void {
  if (prompt === "") sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, prompt);
}
