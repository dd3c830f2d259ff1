// One clause with a price: what it is for, how much, and for each of what. All of its words go into what the price is called, but for
// those that say what is done with it.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { isPlural, plural, singular } from "../../../../knowledge/words/inflect.ts";
import { capitalise } from "../../../../model/names.ts";
import { isLimit, type PriceClause, type PriceToken, priceTokens } from "./price-tokens.ts";

/** What a clause says, before it is known what stands beside it. */
export interface SaidPrice {
  kind: "bare" | "extra" | "base" | "each" | "over" | "share" | "least" | "most" | "included" | "atLeast" | "entered";
  label: string;
  amount: number;
  /** The labels of what is counted. */
  counts: string[];
  /** In what it is counted, in the singular; null where it is in nothing. */
  unit: string | null;
  above: number | null;
  currency: string | null;
  phrase: string;
  heading: string | null;
}

type Category = Parameters<typeof lexicon.is>[1];

const UNIT_WORDS_MAX = 3;
const LABEL_CHARACTERS_MAX = 60;

/** What a clause says of a price; null where it says none that can be worked out. */
export function readPrice({ phrase, heading }: PriceClause): SaidPrice | null {
  const tokens = priceTokens(phrase);
  const words = tokens.map(({ low }) => low).join(" ");
  const plain = { label: "", amount: 0, counts: [], unit: null, above: null, currency: null, phrase, heading };
  if (!tokens.some(({ value }) => value !== null)) {
    const entered = /^(?:plus|add) (?:the )?(?:cost of )?(?<what>.+)$/i.exec(phrase)?.groups?.["what"];
    return entered === undefined ? null : { ...plain, kind: "entered", label: capitalise(entered.trim()) };
  }
  const left = new Set(tokens);
  const limit = takeLimit(tokens, left);
  const numbers = tokens.filter((token) => token.value !== null && left.has(token));
  const [percent] = numbers.filter(({ isPercent }) => isPercent);
  if (percent !== undefined) return numbers.length === 1 ? shareOf({ tokens, left, percent, limit }, plain) : null;
  const has = (category: Category): boolean => lexicon.names(words, category);
  if (limit !== null && numbers.length === 0)
    return has("price-free") ? { ...plain, kind: "included", amount: limit.value, unit: limit.unit } : null;
  const amount = amountIn(tokens, numbers);
  if (amount?.value === undefined || amount.value === null) return null;
  left.delete(amount);
  const said = { ...plain, amount: amount.value, currency: amount.currency };
  if (has("price-free")) return includedOf(said, tokens, amount);
  if (has("price-least") || has("price-most")) return boundOf(said, { tokens, left, amount });
  const units = unitsOf(tokens, amount, left);
  const label = labelOf(tokens, left);
  if (limit !== null && units.length === 0) {
    if (limit.unit === null) return null;
    return {
      ...said,
      kind: "over",
      label: label === "" ? countLabel(limit.unit) : label,
      counts: [countLabel(limit.unit)],
      unit: limit.unit,
      above: limit.value,
    };
  }
  if (units.length > 0) return eachOf({ ...said, label, above: limit?.value ?? null }, units);
  const sign = has("price-less") ? -1 : 1;
  if (has("price-always") && sign === 1) return { ...said, kind: "base", label: capitalise(withoutPrice(tokens, amount)) || "Base" };
  const isExtra = sign < 0 || has("price-extra") || (heading !== null && lexicon.names(heading, "price-extras"));
  if (label === "" || numbers.length > 2 || isQuantity(tokens, amount)) return null;
  return { ...said, kind: isExtra ? "extra" : "bare", label, amount: said.amount * sign };
}

/** "3 ferns" is no price. */
function isQuantity(tokens: readonly PriceToken[], amount: PriceToken): boolean {
  const next = tokens[tokens.indexOf(amount) + 1];
  const isSaid = ({ low }: PriceToken): boolean =>
    /^\p{L}/u.test(low) && !lexicon.is(low, "price-filler") && !lexicon.is(low, "price-joint");
  const isBehind = next !== undefined && isSaid(next) && !lexicon.is(next.low, "price-stop") && !lexicon.is(next.low, "price-less");
  return amount.currency === null && isBehind && !tokens.slice(0, tokens.indexOf(amount)).some(isSaid);
}

/** "More than 10 km away": the limit is taken out of the words that are left. */
function takeLimit(tokens: readonly PriceToken[], left: Set<PriceToken>): { value: number; unit: string | null } | null {
  const at = tokens.findIndex(({ value, isPercent }, index) => value !== null && !isPercent && index > 0 && isLimit(tokens, index));
  const value = tokens[at]?.value;
  if (value === undefined || value === null) return null;
  const before = [tokens[at - 2], tokens[at - 1]].map((token) => token?.low ?? "");
  const from = at - (lexicon.is(before.join(" "), "price-above") ? 2 : 1);
  const unit = tokens[at + 1];
  const isUnit =
    unit !== undefined &&
    unit.value === null &&
    /^\p{L}/u.test(unit.low) &&
    !lexicon.is(unit.low, "price-stop") &&
    !lexicon.is(unit.low, "price-filler");
  for (const token of tokens.slice(from, at + (isUnit ? 2 : 1))) left.delete(token);
  return { value, unit: isUnit ? singular(unit.low) : null };
}

/** The number that is the price: one with a currency or before "each", "for" or "more", else the last. */
function amountIn(tokens: readonly PriceToken[], numbers: readonly PriceToken[]): PriceToken | undefined {
  const isPrice = (token: PriceToken): boolean => {
    const next = tokens[tokens.indexOf(token) + 1];
    return (
      token.currency !== null ||
      next === undefined ||
      next.low === "/" ||
      lexicon.is(next.low, "price-stop") ||
      lexicon.is(next.low, "price-each") ||
      lexicon.is(next.low, "price-less")
    );
  };
  return numbers.find(isPrice) ?? numbers.at(-1);
}

/** "Per person per night", "each tier", "4 each": what is counted, in the singular. "4 each" counts what it is called. */
function unitsOf(tokens: readonly PriceToken[], amount: PriceToken, left: Set<PriceToken>): string[] {
  const units: string[] = [];
  const price = tokens.indexOf(amount);
  for (const [at, token] of tokens.entries()) {
    const isArticle = token.low === "a" || token.low === "an";
    const isEach = token.low === "/" || lexicon.is(token.low, "price-each");
    if (!isEach || !left.has(token) || (isArticle && at !== price + 1)) continue;
    const behind = tokens.slice(at + 1);
    const isEnd = (one: PriceToken, index: number): boolean =>
      one.value !== null ||
      !/^\p{L}/u.test(one.low) ||
      (lexicon.is(one.low, "price-stop") && !(index === 0 && lexicon.is(one.low, "price-extra"))) ||
      (index > 0 && lexicon.is(behind[index - 1]?.low, "unit"));
    const end = behind.findIndex(isEnd);
    const unit = behind
      .slice(0, end < 0 ? undefined : end)
      .slice(0, UNIT_WORDS_MAX)
      .filter(({ low }) => !lexicon.is(low, "price-filler"));
    left.delete(token);
    const lead = tokens[at - 1];
    if (lead?.low === "for") left.delete(lead);
    for (const one of unit) left.delete(one);
    units.push(unit.map(({ low }) => low).join(" "));
  }
  return units;
}

function eachOf(said: Omit<SaidPrice, "kind">, units: readonly string[]): SaidPrice | null {
  const [unit = ""] = units;
  const { label } = said;
  if (units.length > 2) return null;
  if (units.includes("")) {
    const things = isPlural(label.toLowerCase().split(" ").at(-1) ?? "") ? label : plural(label);
    const others = units.filter((one) => one !== "").map(countLabel);
    return label === "" ? null : { ...said, kind: "each", label: things, counts: [things, ...others], unit: singular(label.toLowerCase()) };
  }
  const own = label === "" ? countLabel(unit) : `${label} (${countLabel(unit).toLowerCase()})`;
  const counts = units.length > 1 ? units.map(countLabel) : [own];
  return { ...said, kind: "each", label: label === "" ? counts.join(" × ") : label, counts, unit };
}

/** "Minimum 15", "minimum 2 hours". */
function boundOf(
  said: Omit<SaidPrice, "kind">,
  { tokens, left, amount }: { tokens: readonly PriceToken[]; left: Set<PriceToken>; amount: PriceToken },
): SaidPrice | null {
  const words = tokens.map(({ low }) => low).join(" ");
  const isLeast = lexicon.names(words, "price-least");
  const next = tokens[tokens.indexOf(amount) + 1];
  const isCounted =
    amount.currency === null &&
    next !== undefined &&
    /^\p{L}/u.test(next.low) &&
    !lexicon.is(next.low, "price-filler") &&
    !lexicon.names(next.low, "price-least") &&
    !lexicon.names(next.low, "price-most");
  if (isCounted) return isLeast ? { ...said, kind: "atLeast", unit: singular(next.low) } : null;
  const rest = tokens
    .filter((token) => left.has(token))
    .map(({ low }) => low)
    .join(" ");
  const label = capitalise(withoutPrice(tokens, amount));
  return /\d/.test(rest) ? null : { ...said, kind: isLeast ? "least" : "most", label: label || (isLeast ? "Minimum" : "Maximum") };
}

/** "First 10 km free": nothing is charged up to there. */
function includedOf(said: Omit<SaidPrice, "kind">, tokens: readonly PriceToken[], amount: PriceToken): SaidPrice | null {
  const unit = tokens[tokens.indexOf(amount) + 1];
  return unit === undefined || !/^\p{L}/u.test(unit.low) ? null : { ...said, kind: "included", unit: singular(unit.low) };
}

interface Percentage {
  tokens: readonly PriceToken[];
  left: ReadonlySet<PriceToken>;
  percent: PriceToken;
  limit: { value: number; unit: string | null } | null;
}

/** "10% off for friends", "20% VAT". */
function shareOf({ tokens, left, percent, limit }: Percentage, plain: Omit<SaidPrice, "kind">): SaidPrice | null {
  // "10% off if they buy more than 3" does not say of what.
  const isSilent = (token: PriceToken): boolean =>
    token === percent ||
    lexicon.is(token.low, "price-filler") ||
    lexicon.is(token.low, "price-less") ||
    lexicon.is(token.low, "price-extra");
  if (limit?.unit === null && tokens.some((token) => left.has(token) && /\p{L}/u.test(token.low) && !isSilent(token))) return null;
  const words = tokens.map(({ low }) => low).join(" ");
  const sign = lexicon.names(words, "price-less") ? -1 : 1;
  const from = tokens.findIndex(({ low }) => !lexicon.is(low, "price-joint") && !lexicon.is(low, "price-filler"));
  const label = capitalise(
    tokens
      .slice(Math.max(0, from))
      .map(({ text }) => text)
      .join(" "),
  ).slice(0, LABEL_CHARACTERS_MAX);
  const counts = limit?.unit === null || limit === null ? [] : [countLabel(limit.unit)];
  return {
    ...plain,
    kind: "share",
    label,
    amount: (percent.value ?? 0) * sign,
    counts,
    unit: limit?.unit ?? null,
    above: limit?.value ?? null,
  };
}

/** The words that are left, without those at their ends that say nothing: "Matted coat". */
function labelOf(tokens: readonly PriceToken[], left: ReadonlySet<PriceToken>): string {
  const isSilent = ({ low }: PriceToken): boolean =>
    !/[\p{L}\d]/u.test(low) || lexicon.is(low, "price-filler") || lexicon.is(low, "price-extra") || lexicon.is(low, "price-less");
  const rest = tokens.filter((token) => left.has(token));
  const from = rest.findIndex((token) => !isSilent(token));
  const words = from < 0 ? [] : rest.slice(from, rest.findLastIndex((token) => !isSilent(token)) + 1);
  return capitalise(
    words
      .filter(({ low }) => low !== "," && low !== "plus" && low !== "extra")
      .map(({ text }) => text)
      .join(" "),
  ).slice(0, LABEL_CHARACTERS_MAX);
}

/** The words of a clause around its price: "Minimum charge". */
function withoutPrice(tokens: readonly PriceToken[], amount: PriceToken): string {
  const rest = tokens.filter((token) => token !== amount && /^\p{L}/u.test(token.low));
  const isSilent = ({ low }: PriceToken): boolean =>
    lexicon.is(low, "price-filler") && low !== "fee" && low !== "charge" && low !== "price";
  const from = rest.findIndex((token) => !isSilent(token));
  return from < 0
    ? ""
    : rest
        .slice(from, rest.findLastIndex((token) => !isSilent(token)) + 1)
        .map(({ text }) => text)
        .join(" ");
}

/** What a count is called: "Windows", "Km". */
export function countLabel(unit: string): string {
  return capitalise(unit.length <= 2 || /[²³\d]$/.test(unit) ? unit : plural(singular(unit)));
}
