// What prices come to for what somebody enters, by plain arithmetic: the checks expect it of the formula that the app has.
import { linesOf, type PriceLine, type PriceList } from "./price-list.ts";

/** What somebody enters: counts and amounts by their labels, ticks, and the option of each choice. */
export interface Entered {
  numbers: Readonly<Record<string, number>>;
  ticked: readonly string[];
  chosen: Readonly<Record<string, string>>;
}

/** What everything comes to, for all and, where it is divided, for each. */
export interface PriceTotal {
  total: number;
  each: number;
}

/** Works out the prices for what was entered. */
export function priceTotal(list: PriceList, entered: Entered): PriceTotal {
  const sum = list.lines.reduce((before, line) => before + amountOf(line, entered), 0);
  const [early, late] = [false, true].map((isLast) => linesOf(list, "share").filter((share) => share.isLast === isLast));
  let total = withShares(sum, early ?? [], entered);
  for (const { amount } of linesOf(list, "least")) if (total < amount) total = amount;
  for (const { amount } of linesOf(list, "most")) if (total > amount) total = amount;
  total = withShares(total, late ?? [], entered);
  const [split] = linesOf(list, "split");
  const people = split === undefined ? 1 : (split.people ?? entered.numbers[split.label] ?? 1);
  return { total, each: total / people };
}

function withShares(before: number, shares: readonly Extract<PriceLine, { kind: "share" }>[], entered: Entered): number {
  let total = before;
  for (const { percent, isTicked, label, above, counts } of shares) {
    const compared = counts === undefined ? total : countIn(counts, entered);
    if (isTicked && !entered.ticked.includes(label)) continue;
    if (above !== undefined && compared <= above) continue;
    total += (total * percent) / 100;
  }
  return total;
}

function countIn(counts: readonly string[], { numbers }: Entered): number {
  return counts.reduce((product, label) => product * (numbers[label] ?? 0), 1);
}

function amountOf(line: PriceLine, entered: Entered): number {
  if (line.kind === "base") return line.amount;
  if (line.kind === "option") return entered.chosen[line.of] === line.label ? line.amount : 0;
  if (line.kind === "extra") return entered.ticked.includes(line.label) ? line.amount : 0;
  if (line.kind === "entered") return entered.numbers[line.label] ?? 0;
  if (line.kind === "over") return countIn(line.counts, entered) > line.above ? line.amount : 0;
  if (line.kind !== "each") return 0;
  let count = countIn(line.counts, entered);
  if (line.atLeast !== undefined && count < line.atLeast) count = line.atLeast;
  if (line.above !== undefined) count = count > line.above ? count - line.above : 0;
  return count * line.amount;
}
