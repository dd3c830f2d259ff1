// What is offered with its price, as a prompt lists it: "prices (cut 22, beard 14)", "services: wash 12 €, wax 30 €".
const LED =
  /\b(?:prices?|price list|services?|treatments?|menu|rates?|fees?|packages?|offers?)(?: \(| ?: )((?:[^).;!?\n]|\.(?=\d)){3,400})/gi;
const pair =
  /^([\p{L}][\p{L}\p{N}' /-]{1,38}?)(?: (?:for|at|is|are|costs?)|:)? ([$€£] ?)?(\d{1,5}(?:[.,]\d{2})?)(?: ?([€$£]|euros?|eur|dollars?|usd|pounds?|gbp))?$/iu;
const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur)/i, "€"],
  [/^(?:£|pound|gbp)/i, "£"],
];

/** Something that is offered, and what it costs as a person reads it: "$22". */
export interface Priced {
  name: string;
  price: number;
  cost: string;
}

function pricedOf(part: string): Priced | null {
  const [, name = "", before = "", amount = "", after = ""] = pair.exec(part.trim()) ?? [];
  const price = Number(amount.replace(",", "."));
  if (name === "" || !Number.isFinite(price)) return null;
  const sign = signs.find(([said]) => said.test(before.trim() || after))?.[1] ?? "$";
  return { name: name.trim(), price, cost: `${sign}${amount.replace(",", ".")}` };
}

/** The offers of the first list in a prompt of which every part has a price; none where there is no such list. */
export function pricedList(prompt: string): Priced[] {
  for (const [, list = ""] of prompt.matchAll(LED)) {
    const parts = list.split(/,(?!\d)|\band\b/).filter((part) => part.trim() !== "");
    const priced = parts.map(pricedOf);
    // "…, full service 80, and a contact form": the list ends where prices do.
    const end = priced.indexOf(null);
    const known = priced.slice(0, end < 0 ? undefined : end).filter((one) => one !== null);
    if (known.length > 1) return known.slice(0, 12);
  }
  return [];
}
