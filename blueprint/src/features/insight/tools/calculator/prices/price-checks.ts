// The checks of a calculator of prices: one for each price and rule, which enters what it is about and expects the total that
// plain arithmetic gives.
import type { CheckStep, Target } from "../../../../../schema/check.ts";
import { formatted, say } from "../../../../../project/words/say.ts";
import type { FeatureCheck } from "../../../../definition/define-feature.ts";
import { fill, status } from "../../../../definition/steps.ts";
import { EACH_PAYS, FIRST_AMOUNT, FIRST_PEOPLE, firstCount, TOTAL } from "./price-formula.ts";
import { choicesOf, countsOf, linesOf, type PriceLine, type PriceList } from "./price-list.ts";
import { type Entered, priceTotal } from "./price-total.ts";

type Share = Extract<PriceLine, { kind: "share" }>;

/** The numbers that are entered for what is counted: each tells its price from another. */
const TRIED = [3, 7, 4, 6, 9, 8, 5];
const AMOUNT_TRIED = 240;
const PEOPLE_TRIED = 4;
/** Sought in so many steps: what makes a sum reach a limit. */
const DOUBLINGS_MAX = 20;

/** A check of the whole, then one for each line. */
export function priceChecks(list: PriceList, path: string): FeatureCheck[] {
  const panel: Target = { role: "region", name: list.title, exact: true };
  const steps = stepsIn(list, panel);
  return [wholeCheck(list, { path, panel, steps }), ...list.lines.flatMap((line) => lineCheck(list, line, { path, steps }) ?? [])];
}

type Steps = ReturnType<typeof stepsIn>;

/** What somebody enters and sees: only what differs from what stood there before is entered. */
function stepsIn(list: PriceList, panel: Target) {
  const shown = (value: number): string => {
    const rounded = Math.round(value * 1e10) / 1e10;
    return list.currency === undefined ? formatted.amount(rounded) : formatted.money(rounded, list.currency);
  };
  const enter = (before: Entered, after: Entered): CheckStep[] => [
    ...Object.entries(after.numbers).flatMap(([label, value]) =>
      before.numbers[label] === value ? [] : [fill(label, String(value), panel)],
    ),
    ...Object.entries(after.chosen).flatMap(([label, option]): CheckStep[] =>
      before.chosen[label] === option ? [] : [{ do: "select", target: { label, exact: true, within: panel }, option }],
    ),
    ...[...new Set([...before.ticked, ...after.ticked])].flatMap((label): CheckStep[] => {
      const checked = after.ticked.includes(label);
      if (before.ticked.includes(label) === checked) return [];
      return [{ do: "setChecked", target: { role: "checkbox", name: label, exact: true, within: panel }, checked }];
    }),
  ];
  const see = (entered: Entered): CheckStep[] => {
    const { total, each } = priceTotal(list, entered);
    const pays = linesOf(list, "split").length === 0 ? [] : [status(`${EACH_PAYS} ${shown(each)}`, panel)];
    return [...pays, status(`${TOTAL} ${shown(total)}`, panel)];
  };
  return { shown, enter, see };
}

/** What stands there at first. */
function firstEntered(list: PriceList): Entered {
  const numbers: Record<string, number> = {};
  for (const [at, label] of countsOf(list).entries()) numbers[label] = firstCount(list, at);
  for (const { label } of linesOf(list, "entered")) numbers[label] = FIRST_AMOUNT;
  for (const { label, people } of linesOf(list, "split")) if (people === undefined) numbers[label] = FIRST_PEOPLE;
  const chosen = Object.fromEntries([...choicesOf(list)].map(([of, options]) => [of, options[0]?.label ?? ""]));
  return { numbers, ticked: [], chosen };
}

/** Everything is entered at once, what is no number is refused, and the result can be kept. */
function wholeCheck(list: PriceList, { path, panel, steps }: { path: string; panel: Target; steps: Steps }): FeatureCheck {
  const first = firstEntered(list);
  const all = list.lines.reduce((entered, line) => withLine(list, entered, line), first);
  const [number] = Object.keys(all.numbers);
  const { shown, enter, see } = steps;
  const refused: CheckStep[] =
    number === undefined
      ? []
      : [fill(number, "many", panel), { do: "expectVisible", target: { text: say.insight.enterANumber(), within: panel } }];
  const before = number === undefined ? first : { ...first, numbers: { ...first.numbers, [number]: Number.NaN } };
  return {
    title: `${list.title}: what is entered together adds up${number === undefined ? "" : ", what is no number is refused"}, and results can be kept`,
    steps: [
      { do: "open", path },
      ...see(first),
      ...refused,
      ...enter(before, all),
      ...see(all),
      { do: "click", target: { role: "button", name: say.insight.keepThisResult(), within: panel } },
      { do: "reload" },
      {
        do: "expectText",
        target: { role: "list", name: say.insight.keptResults(), within: panel },
        contains: `${TOTAL}: ${shown(priceTotal(list, all).total)}`,
      },
    ],
  };
}

/** What somebody enters so that this line counts as well. */
function withLine(list: PriceList, entered: Entered, line: PriceLine): Entered {
  const { numbers, ticked, chosen } = entered;
  const tick = (label: string): readonly string[] => [...new Set([...ticked, label])];
  const labels = countsOf(list);
  const tried = (counts: readonly string[], above = 0): Record<string, number> => {
    const [head, ...others] = counts;
    const rest = Object.fromEntries(others.map((label) => [label, TRIED[labels.indexOf(label) % TRIED.length] ?? 2]));
    const value = Math.floor(above) + (TRIED[labels.indexOf(head ?? "") % TRIED.length] ?? 3);
    return { ...rest, [head ?? ""]: value };
  };
  if (line.kind === "option") return { ...entered, chosen: { ...chosen, [line.of]: line.label } };
  if (line.kind === "extra") return { ...entered, ticked: tick(line.label) };
  if (line.kind === "entered") return { ...entered, numbers: { ...numbers, [line.label]: AMOUNT_TRIED } };
  if (line.kind === "split")
    return line.people === undefined ? { ...entered, numbers: { ...numbers, [line.label]: PEOPLE_TRIED } } : entered;
  if (line.kind === "each" || line.kind === "over")
    return {
      ...entered,
      numbers: { ...numbers, ...tried(line.counts, Math.max(line.above ?? 0, "atLeast" in line ? (line.atLeast ?? 0) : 0)) },
    };
  if (line.kind !== "share") return entered;
  const asked = line.counts === undefined ? entered : { ...entered, numbers: { ...numbers, ...tried(line.counts, line.above) } };
  return line.isTicked ? { ...asked, ticked: tick(line.label) } : asked;
}

/** An entry whose sum is above a limit, made of the prices that can be raised; null where none can. */
function reaching(list: PriceList, limit: number): Entered | null {
  const raised = list.lines.filter(({ kind }) => kind !== "share" && kind !== "split");
  let entered = raised.reduce((before, line) => withLine(list, before, line), firstEntered(list));
  for (let step = 0; step < DOUBLINGS_MAX; step += 1) {
    if (priceTotal({ ...list, lines: raised.filter(({ kind }) => kind !== "most") }, entered).total > limit) return entered;
    entered = { ...entered, numbers: Object.fromEntries(Object.entries(entered.numbers).map(([label, value]) => [label, value * 2])) };
  }
  return null;
}

/** One line alone: before it counts, and where it does; null where no entry shows whether it is right. */
function lineCheck(list: PriceList, line: PriceLine, { path, steps }: { path: string; steps: Steps }): FeatureCheck | null {
  const first = firstEntered(list);
  const entries = telling(list, line);
  if (entries === null) return null;
  let at = first;
  const walk = entries.flatMap((next) => {
    const done = [...steps.enter(at, next), ...steps.see(next)];
    at = next;
    return done;
  });
  return { title: titleOf(line), shows: line.id, steps: [{ do: "open", path }, ...walk] };
}

/** Entries whose total would be another if the line were: the least that is charged hides a price that does not reach it. */
function telling(list: PriceList, line: PriceLine): Entered[] | null {
  const least = Math.max(0, ...linesOf(list, "least").map(({ amount }) => amount));
  const first = firstEntered(list);
  const begins = [first, ...list.lines.map((other) => withLine(list, first, other)), reaching(list, least)].filter((one) => one !== null);
  const others = begins.flatMap((begin) => [begin, { ...begin, ticked: [] }]);
  const changed = wrongOf(line).map((wrong) => ({ ...list, lines: list.lines.map((one) => (one === line ? wrong : one)) }));
  const tells = (entered: Entered, other: PriceList): boolean => {
    const [right, wrong] = [priceTotal(list, entered), priceTotal(other, entered)];
    return right.total !== wrong.total || right.each !== wrong.each;
  };
  const isTold = (entries: readonly Entered[]): boolean => changed.every((other) => entries.some((entered) => tells(entered, other)));
  return others.map((begin) => entriesOf(list, line, begin)).find(isTold) ?? null;
}

/** What the line would be with another amount, and without its limits. */
function wrongOf(line: PriceLine): PriceLine[] {
  const wrong = [withMore(line)];
  if (line.kind === "each" && line.above !== undefined) wrong.push({ ...line, above: 0 });
  if (line.kind === "each" && line.atLeast !== undefined) wrong.push({ ...line, atLeast: 0 });
  if (line.kind === "over" || (line.kind === "share" && line.above !== undefined)) wrong.push({ ...line, above: 0 });
  return wrong;
}

function withMore(line: PriceLine): PriceLine {
  if ("amount" in line) return { ...line, amount: line.amount + 1 };
  if (line.kind === "share") return { ...line, percent: line.percent + 1 };
  return line.kind === "split" ? { ...line, people: 7 } : { kind: "base", id: line.id, label: line.label, phrase: line.phrase, amount: 0 };
}

/** What is entered one after the other to see that a line counts. */
function entriesOf(list: PriceList, line: PriceLine, begin: Entered): Entered[] {
  const counted = withLine(list, begin, line);
  if (line.kind === "base") return [begin];
  if (line.kind === "least" || line.kind === "most") {
    const reached = reaching(list, line.amount);
    const none = { ...begin, ticked: [], numbers: Object.fromEntries(Object.keys(begin.numbers).map((label) => [label, 0])) };
    for (const { label } of linesOf(list, "split")) none.numbers[label] = FIRST_PEOPLE;
    return reached === null ? [none] : [none, reached];
  }
  if (line.kind === "share") return shareEntries(list, line, begin);
  if (line.kind === "split") return [withLine(list, reaching(list, 0) ?? begin, line)];
  // Up to what is included nothing is charged, and below the least that counts as the least.
  const low = line.kind === "each" ? (line.above ?? (line.atLeast === undefined ? undefined : Math.floor(line.atLeast / 2))) : undefined;
  const limit = line.kind === "over" ? line.above : low;
  if (limit === undefined || !("counts" in line)) return [counted];
  const [head = "", ...others] = line.counts;
  const ones = Object.fromEntries(others.map((label) => [label, 1]));
  return [{ ...begin, numbers: { ...begin.numbers, ...ones, [head]: limit } }, counted];
}

/** A share of a sum that is not zero: without it and with it, below its limit and above. */
function shareEntries(list: PriceList, line: Share, begin: Entered): Entered[] {
  const ticked = (entered: Entered): Entered => withLine(list, entered, line);
  const low = priceTotal(list, begin).total === 0 ? (reaching(list, 0) ?? begin) : begin;
  if (line.above === undefined) return line.isTicked ? [low, ticked(low)] : [low];
  if (line.counts !== undefined) {
    const [head = ""] = line.counts;
    return [{ ...low, numbers: { ...low.numbers, [head]: line.above } }, ticked(low)];
  }
  const high = reaching(list, line.above);
  return high === null ? [ticked(low)] : [ticked(begin), ticked(high)];
}

function titleOf(line: PriceLine): string {
  const { label } = line;
  if (line.kind === "option") return `${line.of}: ${label} costs ${line.amount}`;
  if (line.kind === "base") return `${label}: ${line.amount} is always charged`;
  if (line.kind === "extra") return `${label}: ${line.amount} is ${line.amount < 0 ? "taken off" : "added"} where it is ticked`;
  if (line.kind === "entered") return `${label}: the amount that is entered counts`;
  if (line.kind === "over") return `${line.counts.join(", ")}: ${line.amount} is added above ${line.above}`;
  if (line.kind === "least") return `The total is never below ${line.amount}`;
  if (line.kind === "most") return `The total is never above ${line.amount}`;
  if (line.kind === "split") return `The total is divided by ${line.people ?? "the people who are entered"}`;
  if (line.kind === "share") return `${label}: ${Math.abs(line.percent)}% is ${line.percent < 0 ? "taken off" : "added"}`;
  const above = line.above === undefined ? "" : ` above ${line.above}`;
  const least = line.atLeast === undefined ? "" : `, at least for ${line.atLeast}`;
  return `${line.label}: ${line.amount} is added for each${above}${least}`;
}
