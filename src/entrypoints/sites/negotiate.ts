// Content negotiation and conditional requests (RFC 9110, sections 12.5 and 13.1).

/** Whether an HTML response is acceptable: it is named, or anything is accepted. */
export function wantsHtml(accept: string | undefined): boolean {
  return accept === undefined || namesOf(accept).some((type) => ["text/html", "application/xhtml+xml", "*/*"].includes(type));
}

/** Whether HTML is named explicitly, as browsers do when a page is opened. */
export function namesHtml(accept: string | undefined): boolean {
  return accept !== undefined && namesOf(accept).includes("text/html");
}

/** Whether the response may be encoded with brotli. */
export function takesBrotli(acceptEncoding: string | undefined): boolean {
  return acceptEncoding !== undefined && namesOf(acceptEncoding).includes("br");
}

/** The first of these entity tags in `If-None-Match`, using weak comparison; null when the response has to be sent. */
export function heldTag(ifNoneMatch: string | undefined, tags: readonly [string, ...string[]]): string | null {
  if (ifNoneMatch === undefined) return null;
  if (ifNoneMatch.trim() === "*") return tags[0];
  const held = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.find((tag) => held.includes(tag)) ?? null;
}

/**
 * The type that the client likes best, by weight and then by its own order; what is no more than welcome gives the first type.
 * Null if it accepts none of them.
 */
export function preferredType<Type extends string>(accept: string | undefined, types: readonly [Type, ...Type[]]): Type | null {
  if (accept === undefined || accept.trim() === "") return types[0];
  const ranges = accept
    .toLowerCase()
    .split(",")
    .map((item) => item.split(";").map((part) => part.trim()))
    .map(([range = "", ...parameters]) => ({ range, weight: weightOf(parameters) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { range } of ranges) {
    const type = types.find((one) => range === one || range === "*/*" || range === one.replace(/\/.*/, "/*"));
    if (type !== undefined) return type;
  }
  return null;
}

function weightOf(parameters: readonly string[]): number {
  const [, digits = "1"] = parameters.map((one) => /^q=([01](?:\.\d{0,3})?)$/.exec(one)).find((found) => found !== null) ?? [];
  return Number(digits);
}

// `br;q=0` names an encoding that is not accepted.
function namesOf(list: string): string[] {
  return list
    .toLowerCase()
    .split(",")
    .map((item) => item.split(";").map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([name = ""]) => name);
}
