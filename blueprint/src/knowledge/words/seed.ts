/** A number from 0 up to 2³² that is always the same for the same words (FNV-1a), for variety without chance. */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}
