/** A number from 0 to 1 that is always the same for the same text. */
export function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (hash % 10_007) / 10_007;
}
