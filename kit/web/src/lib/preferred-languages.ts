/** The languages that the reader prefers, as tags, best first. */
export function preferredLanguages(): readonly string[] {
  return navigator.languages;
}
