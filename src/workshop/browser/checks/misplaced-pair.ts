// Whether texts stand in order. Text is compared as people sort it: by the alphabet of the page's language, case and
// accents last, numbers within words by their value. Equal neighbours are in order either way.
import type { ElementFacts } from "../page/probe-contract.ts";

/** How the elements should be ordered. */
export interface Order {
  as: "text" | "number" | "date";
  direction: "ascending" | "descending";
}

const alphabet = new Intl.Collator("en", { sensitivity: "base", numeric: true, ignorePunctuation: true });
const byCodePoint = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The first number in a text, as it is written in English: "1,250.50 €" is 1250.5. NaN when there is none. */
function numberIn(text: string): number {
  const written = /[-−]?\d[\d,\u00a0\u202f ]*(?:\.\d+)?|[-−]?\.\d+/.exec(text)?.[0] ?? "";
  return written === "" ? Number.NaN : Number(written.replace(/[,\s\u00a0\u202f]/g, "").replace("−", "-"));
}

const DATE_IN_TEXT =
  /\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?|(?:\d{1,2}\s+)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?(?:\s+\d{1,2})?(?:,?\s+\d{4})?|\d{1,2}\/\d{1,2}\/\d{2,4}/i;

/** The moment that an element names, in milliseconds: its `<time>`, else the first date in its text. NaN when there is none. */
const dateIn = ({ date, text }: ElementFacts): number => Date.parse(date ?? DATE_IN_TEXT.exec(text)?.[0] ?? "");

function ascends(one: ElementFacts, other: ElementFacts, as: Order["as"]): boolean {
  if (as === "text") return alphabet.compare(one.text, other.text) <= 0 || byCodePoint(one.text, other.text) <= 0;
  const [first, second] = as === "number" ? [numberIn(one.text), numberIn(other.text)] : [dateIn(one), dateIn(other)];
  return first <= second;
}

/** The first two neighbours that stand the wrong way round (or cannot be compared); null when all are in order. */
export function misplacedPair(elements: readonly ElementFacts[], { as, direction }: Order): [ElementFacts, ElementFacts] | null {
  for (const [index, element] of elements.entries()) {
    const next = elements[index + 1];
    if (!next) return null;
    const inOrder = direction === "ascending" ? ascends(element, next, as) : ascends(next, element, as);
    if (!inOrder) return [element, next];
  }
  return null;
}
