const CHARACTERS_MAX = 64;

/** A tool name as every provider accepts it: letters, digits, `_` and `-`, at most 64. Models invent others, which are sent back. */
export function providerName(name: string): string {
  const plain = name.slice(0, CHARACTERS_MAX).replace(/[^A-Za-z0-9_-]/g, "_");
  return plain === "" ? "unknown" : plain;
}
