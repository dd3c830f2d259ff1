/** Levenshtein distance between two words, or `limit + 1` once it exceeds `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const substituted = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(substituted, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > limit) return limit + 1;
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** Returns up to four names that were probably meant, nearest first: within a few edits, or one contains the other. */
export function nearestNames(wanted: string, names: Iterable<string>): string[] {
  const lower = wanted.toLowerCase().slice(0, 60);
  const limit = lower.length < 4 ? 1 : Math.max(2, Math.floor(lower.length / 3));
  const scored: Array<{ name: string; score: number }> = [];
  for (const name of names) {
    const candidate = name.toLowerCase();
    const distance = editDistance(lower, candidate, limit);
    const holds = lower.length > 2 && (candidate.includes(lower) || (candidate.length > 3 && lower.includes(candidate)));
    if (distance <= limit) scored.push({ name, score: distance });
    else if (holds) scored.push({ name, score: limit + Math.abs(candidate.length - lower.length) });
  }
  return scored
    .sort((one, other) => one.score - other.score || one.name.length - other.name.length || (one.name < other.name ? -1 : 1))
    .slice(0, 4)
    .map(({ name }) => name);
}
