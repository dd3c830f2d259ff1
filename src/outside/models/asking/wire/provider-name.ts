const CHARACTERS_MAX = 64;

/** The name of a tool as every provider accepts it: letters, digits, `_` and `-`, at most 64 of them. Models make up others, and what they called goes back with the conversation. */
export function providerName(name: string): string {
  const plain = name.slice(0, CHARACTERS_MAX).replace(/[^A-Za-z0-9_-]/g, "_");
  return plain === "" ? "unknown" : plain;
}
