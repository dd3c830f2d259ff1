// Prices as a formula of the kit: what is asked for, what each price adds, and the total.
import type { KitFormula } from "../formulas.ts";
import { choicesOf, countsOf, linesOf, type PriceLine, type PriceList } from "./price-list.ts";

type Result = KitFormula["results"][number];
type Input = KitFormula["inputs"][string];

/** What stands in an input for an amount at first. */
export const FIRST_AMOUNT = 100;
/** How many people there are at first. */
export const FIRST_PEOPLE = 2;

/** What everything comes to. */
export const TOTAL = "Total";
/** What each of those pays who share it. */
export const EACH_PAYS = "Each pays";

/** How often the first thing that is counted is there at first: once, where nothing else has a price. */
export function firstCount({ lines }: PriceList, at: number): number {
  return at === 0 && !lines.some(({ kind }) => kind === "base" || kind === "option" || kind === "extra") ? 1 : 0;
}

/** The formula of a calculator of prices. */
export function priceFormula(list: PriceList): KitFormula {
  const { inputs, keys } = inputsOf(list);
  const shown = list.currency === undefined ? { isAmount: true } : { currency: list.currency };
  const parts: Result[] = [];
  const sum = (): string => (parts.length === 0 ? "0" : `(${parts.map(({ key }) => key).join(" + ")})`);
  for (const line of inOrder(list)) {
    const expression = expressionOf(line, sum(), keys);
    if (expression === null) continue;
    parts.push({ key: `part${parts.length + 1}`, label: partLabel(line), expression, ...shown, isPart: true });
  }
  const [split] = linesOf(list, "split");
  const each: Result[] =
    split === undefined ? [] : [{ label: EACH_PAYS, expression: `${sum()} / ${split.people ?? keys.get(split.label) ?? "1"}`, ...shown }];
  return { explained: explainedOf(list), inputs, results: [...parts, ...each, { label: TOTAL, expression: sum(), ...shown }] };
}

/** Amounts, then shares of them, the least and the most, and what comes on top of all. */
function inOrder({ lines }: PriceList): PriceLine[] {
  const rank = (line: PriceLine): number =>
    line.kind === "share" ? (line.isLast ? 4 : 1) : line.kind === "least" ? 2 : line.kind === "most" ? 3 : 0;
  const options = new Set<string>();
  return lines
    .filter((line) => line.kind !== "option" || (!options.has(line.of) && options.add(line.of)))
    .toSorted((one, other) => rank(one) - rank(other));
}

function inputsOf(list: PriceList): { inputs: Record<string, Input>; keys: ReadonlyMap<string, string> } {
  const inputs: Record<string, Input> = {};
  const keys = new Map<string, string>();
  const ask = (label: string, input: Omit<Input, "label">): void => {
    if (keys.has(label)) return;
    const key = `input${keys.size + 1}`;
    keys.set(label, key);
    inputs[key] = { label, ...input };
  };
  const counts = countsOf(list);
  const choices = choicesOf(list);
  for (const line of list.lines) {
    if (line.kind === "option")
      ask(line.of, {
        value: choices.get(line.of)?.[0]?.amount ?? 0,
        options: (choices.get(line.of) ?? []).map(({ label, amount }) => ({ label, value: amount })),
      });
    if (line.kind === "entered") ask(line.label, { value: FIRST_AMOUNT });
    if ("counts" in line) for (const label of line.counts ?? []) ask(label, { value: firstCount(list, counts.indexOf(label)) });
    if (line.kind === "extra" || (line.kind === "share" && line.isTicked)) ask(line.label, { value: 0, isTick: true });
    if (line.kind === "split" && line.people === undefined) ask(line.label, { value: FIRST_PEOPLE });
  }
  return { inputs, keys };
}

/** What a line adds to the sum before it, in the keys of the inputs; null for one that adds nothing. */
function expressionOf(line: PriceLine, sum: string, keys: ReadonlyMap<string, string>): string | null {
  const key = (label: string): string => keys.get(label) ?? "0";
  const count = (labels: readonly string[]): string => labels.map(key).join(" * ");
  if (line.kind === "base") return String(line.amount);
  if (line.kind === "option") return key(line.of);
  if (line.kind === "extra") return `${key(line.label)} * ${line.amount}`;
  if (line.kind === "entered") return key(line.label);
  if (line.kind === "over") return `(${count(line.counts)} > ${line.above}) * ${line.amount}`;
  if (line.kind === "least") return `max(0; ${line.amount} - ${sum})`;
  if (line.kind === "most") return `min(0; ${line.amount} - ${sum})`;
  if (line.kind === "share") {
    const tick = line.isTicked ? ` * ${key(line.label)}` : "";
    const compared = line.counts === undefined ? sum : count(line.counts);
    const above = line.above === undefined ? "" : ` * (${compared} > ${line.above})`;
    return `${sum} * ${line.percent} / 100${tick}${above}`;
  }
  if (line.kind !== "each") return null;
  const counted = line.atLeast === undefined ? count(line.counts) : `max(${count(line.counts)}; ${line.atLeast})`;
  return `${line.above === undefined ? counted : `max(0; ${counted} - ${line.above})`} * ${line.amount}`;
}

/** What a part of the total is called: with its price where the label does not say it. */
function partLabel(line: PriceLine): string {
  if (line.kind === "option") return line.of;
  if (line.kind === "each") {
    const above = line.above === undefined ? "" : ` above ${line.above}`;
    const least = line.atLeast === undefined ? "" : `, at least ${line.atLeast}`;
    return `${line.label}${above}${least} × ${line.amount}`;
  }
  if (line.kind === "share" && line.percent !== 0 && !line.label.includes("%")) return `${line.label} ${Math.abs(line.percent)}%`;
  return line.label;
}

/** How the prices are added up, in a sentence for each rule. */
function explainedOf(list: PriceList): string {
  const says = [`${TOTAL} = all amounts together.`];
  if (linesOf(list, "share").length > 0) says.push("Percentages are of what stands before them.");
  for (const { amount } of linesOf(list, "least")) says.push(`At least ${amount}.`);
  for (const { amount } of linesOf(list, "most")) says.push(`At most ${amount}.`);
  for (const { label, above } of linesOf(list, "each")) if (above !== undefined) says.push(`${label}: only those above ${above} count.`);
  return says.join(" ");
}
