const STEM = 4;

/** Whether a word is one of these, or another form of one: "expire" and "expiry", "pay" and "payment". */
export function isAmong(word: string, others: readonly string[]): boolean {
  return others.some((other) => {
    const [short, long] = word.length < other.length ? [word, other] : [other, word];
    if (short === long) return true;
    const stem = Math.max(STEM, short.length - 2);
    return (short.length >= 3 && long.startsWith(short)) || (short.length > STEM && long.startsWith(short.slice(0, stem)));
  });
}
