/** The id of the prompt box. */
export const PROMPT_ID = "prompt";

/** Focuses the prompt box if the home page is shown. */
export function focusPrompt(): void {
  const box = document.getElementById(PROMPT_ID);
  box?.focus();
  box?.scrollIntoView({ block: "center", behavior: "smooth" });
}
