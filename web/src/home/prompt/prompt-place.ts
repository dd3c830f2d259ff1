/** The id of the prompt box. */
export const PROMPT_ID = "prompt";

/** Puts the focus into the prompt box, when the home page is shown. */
export function focusPrompt(): void {
  const box = document.getElementById(PROMPT_ID);
  box?.focus();
  box?.scrollIntoView({ block: "center", behavior: "smooth" });
}
