/**
 * The language in which a page is sent: of those that it was built in, the one that the browser prefers (`Accept-Language`,
 * RFC 9110, section 12.5.4). `de` also answers a preference for `de-AT`. English if there is none.
 */
export function pageLanguage(accepted: string | undefined, built: readonly string[]): string {
  const preferred = (accepted ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", weight] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of preferred) {
    const found = built.find((language) => tag === language.toLowerCase() || tag.startsWith(`${language.toLowerCase()}-`));
    if (found !== undefined) return found;
  }
  return "en";
}
