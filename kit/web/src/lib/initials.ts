/** The first letters of the first two words: `Ada Lovelace` → `AL`. */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^[\p{L}\p{N}]/u.test(part));
  const letters = parts.slice(0, 2).map((part) => Array.from(part)[0] ?? "");
  return letters.join("").toUpperCase();
}
