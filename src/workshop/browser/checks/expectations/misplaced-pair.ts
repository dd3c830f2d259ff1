// Checks whether elements are sorted. Text is compared by an English collator that ignores case, accents and
// punctuation and orders numbers by value, or by code point. Equal neighbours are in order either way.
import type { ElementFacts } from "../../page/probe-contract.ts";

/** How the elements should be ordered. */
export interface Order {
  as: "text" | "number" | "date";
  direction: "ascending" | "descending";
}

const alphabet = new Intl.Collator("en", { sensitivity: "base", numeric: true, ignorePunctuation: true });
const byCodePoint = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The first number in a text, in English notation: "1,250.50 €" is 1250.5. NaN if there is none. */
function numberIn(text: string): number {
  const written = /[-−]?\d[\d,\u00a0\u202f ]*(?:\.\d+)?|[-−]?\.\d+/.exec(text)?.[0] ?? "";
  return written === "" ? Number.NaN : Number(written.replace(/[,\s\u00a0\u202f]/g, "").replace("−", "-"));
}

const DATE_IN_TEXT =
  /\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?|(?:\d{1,2}\s+)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?(?:\s+\d{1,2})?(?:,?\s+\d{4})?|\d{1,2}\/\d{1,2}\/\d{2,4}/i;

/** The date of an element, in milliseconds since the epoch: its `<time>`, else the first date in its text. NaN if there is none. */
const dateIn = ({ date, text }: ElementFacts): number => Date.parse(date ?? DATE_IN_TEXT.exec(text)?.[0] ?? "");

function ascends(one: ElementFacts, other: ElementFacts, as: Order["as"]): boolean {
  if (as === "text") return alphabet.compare(one.text, other.text) <= 0 || byCodePoint(one.text, other.text) <= 0;
  const [first, second] = as === "number" ? [numberIn(one.text), numberIn(other.text)] : [dateIn(one), dateIn(other)];
  return first <= second;
}

/** Returns the first two neighbours that are out of order (or cannot be compared); null if all are sorted. */
export function misplacedPair(elements: readonly ElementFacts[], { as, direction }: Order): [ElementFacts, ElementFacts] | null {
  for (const [index, element] of elements.entries()) {
    const next = elements[index + 1];
    if (!next) return null;
    const inOrder = direction === "ascending" ? ascends(element, next, as) : ascends(next, element, as);
    if (!inOrder) return [element, next];
  }
  return null;
}
