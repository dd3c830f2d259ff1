const CHARACTERS_MAX = 60;

/**
 * What an app calls itself, as it may be shown: one line of visible characters, of a bounded length. Characters that turn
 * the direction of writing, or that cannot be seen, would let it write over what we say about it.
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
