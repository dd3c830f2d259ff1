// What is offered with its price, as a prompt says it: "prices (cut 22, beard 14)", "Full groom $85, nail trim $20".
const LED =
  /\b(?:prices?|price list|services?|treatments?|menu|rates?|fees?|packages?|offers?)(?: \(| ?: )((?:[^).;!?\n]|\.(?=\d)){3,400})/gi;
const LEAD = /^(?:(?:and|my|our|the|prices?|is|are|i charge|we charge|it costs?)\s+)+/i;
const pair =
  /^([\p{L}\d][\p{L}\p{N}'’ /&+-]{1,44}?)( starts?)?(?: (?:for|at|is|are|costs?)|:)? ((?:from|about) )?([$€£] ?)?(\d{1,5}(?:[.,]\d{2})?)(?: ?([€$£]|euros?|eur|dollars?|usd|pounds?|gbp|quid))?( ?(?:\/|per|an?) ?[a-z]{1,12})?$/iu;
/** What parts one offer from the next: a comma that is in no number, a bracket, a dash between spaces, the end of a sentence. */
const PARTS = /,(?!\d{3}\b)|;|\n|[():]|\s[-–—]\s|[.!?](?=\s|$)/;
const OFFERS_MAX = 12;
const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur)/i, "€"],
  [/^(?:£|pound|gbp|quid)/i, "£"],
];

/** Something that is offered, and what it costs as a person reads it: "$22", "from £18/hr". */
export interface Priced {
  name: string;
  price: number;
  cost: string;
}

function pricedOf(part: string, isSigned: boolean): Priced | null {
  const [, said = "", starts = "", from = "", before = "", amount = "", after = "", unit = ""] =
    pair.exec(part.trim().replace(LEAD, "")) ?? [];
  const name = said.trim().replace(/^an? /i, "");
  const price = Number(amount.replace(",", "."));
  if (name === "" || !Number.isFinite(price) || !/\p{L}{2}/u.test(name) || (isSigned && before === "" && after === "")) return null;
  const sign = signs.find(([known]) => known.test(before.trim() || after))?.[1] ?? "$";
  return {
    name,
    price,
    cost: `${starts === "" ? from.toLowerCase() : "from "}${sign}${amount.replace(",", ".")}${unit.replace(/ ?\/ ?/, "/")}`,
  };
}

/** The parts of a list; "and" and "or" part two of them only where both have a price. */
function partsOf(list: string): string[] {
  return list
    .split(PARTS)
    .flatMap(apart)
    .flatMap((part) => {
      const pieces = part.split(/\b(?:and|or)\b/);
      return pieces.length > 1 && pieces.every((piece) => /\d/.test(piece)) ? pieces : [part];
    });
}

/** "Small $35 Medium $45": a price ends what it is for, where several stand in a row. */
export function apart(part: string): string[] {
  const prices = part.match(/[$€£] ?\d+(?:[.,]\d{2})?/g) ?? [];
  return prices.length > 1 && /^\s*\p{L}/u.test(part) && /\d\s*$/.test(part)
    ? part.split(/(?<=[$€£] ?\d+(?:[.,]\d{2})?)\s+(?=\p{L})/u)
    : [part];
}

/** The offers of the first list in a prompt of which every part has a price, else all that are said with a currency; none where there are fewer than two. */
export function pricedList(prompt: string): Priced[] {
  for (const [, list = ""] of prompt.matchAll(LED)) {
    const priced = partsOf(list)
      .filter((part) => part.trim() !== "")
      .map((part) => pricedOf(part, false));
    // "…, full service 80, and a contact form": the list ends where prices do.
    const end = priced.indexOf(null);
    const known = priced.slice(0, end < 0 ? undefined : end).filter((one) => one !== null);
    if (known.length > 1) return known.slice(0, OFFERS_MAX);
  }
  const signed = partsOf(prompt).flatMap((part) => pricedOf(part, true) ?? []);
  return signed.length > 1 ? signed.slice(0, OFFERS_MAX) : [];
}
