// What people order, as a text states it: "small £9, large £15", "tamales by the dozen, $18", "pizza 9, calzone 11". Each is a number
// of an order, with what one of it costs.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { capitalise } from "../../../../model/names.ts";
import { tagMessage } from "../../../tagging/tag-message.ts";
import { placeOf, quote, type Sentence, sentencesOf, type Token } from "../../../text/token.ts";
import { isPronoun } from "../../records/heading.ts";
import { type PriceToken, priceTokens } from "../prices/price-tokens.ts";

/** Something that is ordered, and what one of it costs. `phrase`: words of the text. */
export interface OrderedThing {
  label: string;
  amount: number;
  phrase: string;
  place: { start: number; end: number };
}

/** What a text lets people order. */
export interface Orders {
  things: readonly OrderedThing[];
  /** An ISO 4217 code; null where no sign says it. */
  currency: string | null;
}

const THINGS_MAX = 10;
const LABEL_WORDS_MAX = 5;
const SHOP_MIN = 0.5;
const ORDER_MIN = 0.2;
const SITE_MAX = 0.5;

/** The things with a price that a cleaned text lets people order; null where it is about something else, or says no price. */
export function ordersIn(text: string): Orders | null {
  const sentences = sentencesOf(text);
  if (!isOfOrders(text, sentences)) return null;
  // Only the first clause of a sentence names what the price behind it is of: "tamales by the dozen, $18".
  const found = sentences.flatMap((sentence) =>
    clausesOf(sentence).map((clause, at, all) => thingOf(text, clause, at === 1 ? all[0] : undefined)),
  );
  const things = found.filter((one) => one !== null);
  const signed = things.filter(({ isSigned }) => isSigned);
  // "Pizza 9, calzone 11": numbers are prices where several are.
  const known = signed.length > 0 ? signed : things.length > 1 ? things : [];
  const labels = new Set(known.map(({ thing }) => thing.label.toLowerCase()));
  if (known.length === 0 || known.length > THINGS_MAX || labels.size < known.length) return null;
  return { things: known.map(({ thing }) => thing), currency: known.find(({ currency }) => currency !== null)?.currency ?? null };
}

/** Whether a message is about a shop, or about orders where it hardly is about a site. */
function isOfOrders(text: string, sentences: readonly Sentence[]): boolean {
  const { kinds } = tagMessage(sentences);
  const share = kinds.get("shop") ?? 0;
  // "Quote for chimney sweeping: 45 per chimney" is worked out.
  if (lexicon.names(text, "price-asking") || lexicon.names(text, "price-working") || (kinds.get("calc") ?? 0) >= ORDER_MIN) return false;
  const isCalled = lexicon.names(text, "order-word");
  return (
    (isCalled || lexicon.names(text, "ordering-verb")) && (kinds.get("site") ?? 0) < SITE_MAX && share >= (isCalled ? ORDER_MIN : SHOP_MIN)
  );
}

/** What commas, full stops and "and" before a price part. */
function clausesOf({ tokens }: Sentence): (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.low === "(") depth += 1;
    const isJoint = /^(?:and|or)$/.test(token.low) && isPriced(clauses.at(-1) ?? []) && isPriced(nextClause(tokens, at));
    // "$26 a dozen $14 a half".
    const isNextPrice =
      /^[£$€]/.test(token.low) && (clauses.at(-1) ?? []).some(({ low }) => /^[£$€]/.test(low)) && /^\p{L}/u.test(tokens[at - 1]?.low ?? "");
    if (depth === 0 && isNextPrice) clauses.push([token]);
    else if (depth === 0 && (/^[,;:–—]$/.test(token.low) || isJoint)) clauses.push([]);
    else if (depth === 0) clauses.at(-1)?.push(token);
    if (token.low === ")") depth -= 1;
  }
  return clauses.filter((clause) => clause.length > 0);
}

function nextClause(tokens: readonly Token[], at: number): readonly Token[] {
  const end = tokens.findIndex(({ low }, index) => index > at && /^(?:[,;:–—]|and|or)$/.test(low));
  return tokens.slice(at + 1, end < 0 ? undefined : end);
}

const isPriced = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => /\d/.test(text));

/** A thing with the currency of its price; `isSigned`: something says that its number is a price. */
interface Priced {
  thing: OrderedThing;
  currency: string | null;
  isSigned: boolean;
}

/** "Small £9", "£4 each" behind what it is of; null for a clause with no price, or one of what is added to every order. */
function thingOf(text: string, clause: readonly Token[], before: readonly Token[] | undefined): Priced | null {
  const said = quote(text, clause);
  const numbers = priceTokens(said).filter(({ value, isPercent }) => value !== null && !isPercent);
  const isPrice = ({ currency, text: number }: PriceToken): boolean => currency !== null || /\d\s?p$/i.test(number);
  const [price, ...others] = numbers.some(isPrice) ? numbers.filter(isPrice) : numbers;
  if (price === undefined || price.value === null || others.length > 0 || lexicon.names(said, "order-extra")) return null;
  const digits = /\d[\d.,]*/.exec(price.text)?.[0] ?? "";
  const own = nameOf(clause, digits);
  // "Tamales by the dozen, $18".
  const words = own.length > 0 ? own : nameOf(before ?? [], "");
  if (words.length === 0 || words.length > LABEL_WORDS_MAX || words.every(({ low }) => lexicon.is(low, "count-word"))) return null;
  const place = placeOf(own.length > 0 ? clause : [...(before ?? []), ...clause]);
  const thing = { label: capitalise(quote(text, words)), amount: price.value, phrase: text.slice(place.start, place.end), place };
  return { thing, currency: price.currency, isSigned: isPrice(price) };
}

/** The words of a clause that name what is ordered: "lamb boxes" of "we've got lamb boxes at", "pizza" of "menu with pizza". `price`: its digits. */
function nameOf(clause: readonly Token[], price: string): readonly Token[] {
  const isPriceToken = ({ low }: Token): boolean => price !== "" && low.replace(/^[£$€]/, "").startsWith(price);
  const isLead = ({ low }: Token): boolean =>
    (["determiner", "possessive", "subject-pronoun", "request-verb", "order-lead", "order-word", "preposition"] as const).some((kind) =>
      lexicon.is(low.split("'")[0], kind),
    );
  const isStart = (token: Token): boolean => !isLead(token) && !isPriceToken(token) && /\p{L}/u.test(token.low);
  const end = clause.findIndex(isPriceToken);
  // "£4 the small": what stands behind the price, where nothing stands before it.
  const sides = end < 0 ? [clause] : [clause.slice(0, end), clause.slice(end + 1)];
  for (const side of sides) {
    // "My aunty bakes *injera*", "menu with *pizza*".
    const joint = side.findIndex(({ speech, low, one }, at) => low === "with" || (speech === "verb" && at > 0 && low === `${one}s`));
    const words = side.slice(joint + 1);
    // "I *knit* tiny hats".
    const isDeed = (at: number): boolean => isPronoun(words[at - 1]) && words[at]?.speech === "verb";
    const start = words.findIndex((token, at) => isStart(token) && !isDeed(at));
    const behind = start < 0 ? [] : words.slice(start);
    const stop = behind.findIndex(({ low }) => /^[$€£(]/.test(low) || lexicon.is(low, "order-lead"));
    const name = behind.slice(0, stop < 0 ? undefined : stop);
    if (name.length > 0) return name;
  }
  return [];
}
