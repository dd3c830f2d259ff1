// What clauses say of prices, put together: which of them exclude each other, what is counted by the same input, and which clause
// limits the price of another.
import { countsOf, type PriceLine, type PriceList } from "../../../../features/insight/tools/calculator/prices/price-list.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { isPlural } from "../../../../knowledge/words/inflect.ts";
import { capitalise } from "../../../../model/names.ts";
import { sentencesOf } from "../../../text/token.ts";
import { countLabel, type SaidPrice } from "./read-price.ts";

/** Prices as lines, and the words of those that fit nothing. */
export interface PriceLines {
  lines: PriceList["lines"];
  currency: string | null;
  missing: string[];
  /** "First 10 km free": the words that limit a line, with its id. */
  limits: { id: string; phrase: string }[];
}

const CHOICE = "Choose one";

/** The lines that these prices are. */
export function priceLines(said: readonly SaidPrice[]): PriceLines {
  const of = choiceOf(said);
  const isCounted = said.some(({ kind }) => kind === "each");
  const missing: string[] = [];
  const lines: PriceLine[] = [];
  const labels = new Set<string>();
  const free = (label: string): string => {
    let name = label;
    for (let number = 2; labels.has(name.toLowerCase()); number += 1) name = `${label} ${number}`;
    labels.add(name.toLowerCase());
    return name;
  };
  for (const one of said.filter(({ kind }) => kind !== "included" && kind !== "atLeast")) {
    // "Shirts 1.50 each, trousers 2": these are counted too.
    const isThings = isCounted && of === null && one.kind === "bare" && one.heading === null && isPlural(one.label.toLowerCase());
    const price: SaidPrice = isThings ? { ...one, kind: "each", counts: [one.label] } : one;
    const { phrase } = price;
    const rest = { id: `price-${lines.length + 1}`, phrase, label: free(price.label) };
    const line = lineOf(price, { ...rest, of: price.heading === null || price.kind !== "bare" ? of : capitalise(price.heading) });
    if (line === null) missing.push(phrase);
    else lines.push(line);
  }
  const limits: PriceLines["limits"] = [];
  const limited = withLimits(lines, said, { missing, limits });
  const currency = said.find((price) => price.currency !== null)?.currency ?? null;
  return { lines: withNames(limited, missing), currency, missing, limits };
}

interface LineStart {
  id: string;
  phrase: string;
  label: string;
  /** The name of the choice that a bare price is an option of; null where it is ticked. */
  of: string | null;
}

function lineOf(price: SaidPrice, { of, ...rest }: LineStart): PriceLine | null {
  const { kind, amount, counts, above } = price;
  if (kind === "bare") return of === null ? { kind: "extra", ...rest, amount } : { kind: "option", ...rest, of, amount };
  if (kind === "each") return { kind, ...rest, counts, amount, ...(above !== null && { above }) };
  if (kind === "over") return above === null ? null : { kind, ...rest, counts, amount, above };
  if (kind === "entered") return { kind, ...rest };
  if (kind === "share") {
    const isLast = lexicon.names(price.phrase, "price-on-top");
    const isTicked = above === null && !isLast && (amount < 0 || /\p{L}.* \p{L}/u.test(conditionOf(rest.label)));
    const counted = counts.length === 0 ? {} : { counts };
    return { kind, ...rest, percent: amount, isTicked, isLast, ...(above !== null && { above }), ...counted };
  }
  return kind === "extra" || kind === "base" || kind === "least" || kind === "most" ? { kind, ...rest, amount } : null;
}

/** What a percentage is for: "10% for weekends" is ticked, "plus 10%" is always added. */
function conditionOf(label: string): string {
  return label.replace(/\d+(?:[.,]\d+)?\s?(?:%|per ?cent)/i, "x");
}

/** The name of the choice of the bare prices; null where one may have several of them, or none. */
function choiceOf(said: readonly SaidPrice[]): string | null {
  const bare = said.filter(({ kind, heading }) => kind === "bare" && heading === null);
  if (bare.length < 2) return null;
  const names = bare.map(({ label }) => label.toLowerCase().split(" "));
  const [last = ""] = (names[0] ?? []).slice(-1);
  const shared = names.every((words) => words.length > 1 && words.at(-1) === last);
  if (shared) return capitalise(last);
  const isSize = names.some(([first]) => lexicon.is(first, "price-size"));
  if (isSize) return "Size";
  const isKind = bare.some(({ label, phrase }) => /\bonly\b|^or\b/i.test(phrase) || isAdjective(label));
  const isContrast = said.some(({ kind }) => kind === "extra") && !said.some(({ kind }) => kind === "base");
  return isKind || isContrast ? CHOICE : null;
}

function isAdjective(label: string): boolean {
  const tokens = sentencesOf(label).flatMap((sentence) => sentence.tokens);
  return tokens.length === 1 && tokens[0]?.speech === "adjective";
}

/** "First 10 km free", "minimum 2 hours": limits of the prices for each of them. */
function withLimits(
  lines: readonly PriceLine[],
  said: readonly SaidPrice[],
  { missing, limits }: Pick<PriceLines, "missing" | "limits">,
): PriceLine[] {
  let limited = [...lines];
  for (const { kind, amount, unit, phrase } of said) {
    if (kind !== "included" && kind !== "atLeast") continue;
    const label = unit === null ? "" : countLabel(unit).toLowerCase();
    const at = limited.findIndex(
      (line) => line.kind === "each" && line.counts.length === 1 && line.counts[0]?.toLowerCase().includes(label),
    );
    const line = limited[at];
    if (label === "" || line?.kind !== "each") {
      missing.push(phrase);
      continue;
    }
    const more = kind === "included" ? { above: amount } : { atLeast: amount };
    limits.push({ id: line.id, phrase });
    limited = limited.with(at, { ...line, ...more });
  }
  return limited;
}

/** A limit is of the input that counts the same; it is not built where two do. */
function withNames(lines: readonly PriceLine[], missing: string[]): PriceLine[] {
  const counted = countsOf({ title: "", lines: lines.filter(({ kind }) => kind === "each") });
  return lines.flatMap((line): PriceLine[] => {
    if ((line.kind !== "over" && line.kind !== "share") || line.counts === undefined) return [line];
    const [label = ""] = line.counts;
    const same = counted.filter((other) => other.toLowerCase().includes(label.toLowerCase()));
    if (same.length > 1) missing.push(line.phrase);
    return same.length > 1 ? [] : [{ ...line, counts: [same[0] ?? label] }];
  });
}
