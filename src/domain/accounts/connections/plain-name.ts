const CHARACTERS_MAX = 60;

/**
 * Sanitises an app's name for display: one line of visible characters, of bounded length. Bidirectional control
 * characters and invisible ones could alter the text that we display around it.
 */
export function plainName(text: string): string {
  const visible = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const characters = [...visible];
  return characters.length <= CHARACTERS_MAX ? visible : `${characters.slice(0, CHARACTERS_MAX - 1).join("")}…`;
}
