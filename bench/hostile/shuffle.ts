/** Shuffles deterministically by the seed (xorshift32). */
export function shuffle<Thing>(things: readonly Thing[], seed: number): Thing[] {
  const shuffled = [...things];
  let state = seed * 2_654_435_761 || 1;
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const to = (state >>> 0) % (at + 1);
    shuffled.splice(at, 1, ...shuffled.splice(to, 1, ...shuffled.slice(at, at + 1)));
  }
  return shuffled;
}
