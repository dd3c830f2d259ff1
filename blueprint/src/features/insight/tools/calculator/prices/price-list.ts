// Prices that somebody said, as what a calculator asks for and adds up: one of several, extras, amounts for each of something,
// percentages, the least that is charged, and how many share it. Each has the words that said it.
import { z } from "zod";

const Label = z.string().min(1).max(80);
const Amount = z.number().min(-1_000_000).max(1_000_000);
const said = {
  /** The end of the id that its words became: `calculator.price-2`. */
  id: z.string().regex(/^[a-z]+-\d+$/),
  label: Label,
  /** The words that said it. */
  phrase: z.string().max(300),
};

/** What is counted, by the labels of its inputs: two for "2 per person per night". */
const counts = z.array(Label).min(1).max(2);

/** One price, percentage or rule. */
export const PriceLine = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("base"), ...said, amount: Amount }),
  /** One of the options with the same `of`, which is what the choice is called. */
  z.strictObject({ kind: z.literal("option"), ...said, of: Label, amount: Amount }),
  z.strictObject({ kind: z.literal("extra"), ...said, amount: Amount }),
  /** For each of what is counted, beyond the first `above`; never less than for `atLeast`. */
  z.strictObject({
    kind: z.literal("each"),
    ...said,
    counts,
    amount: Amount,
    above: z.exactOptional(z.number()),
    atLeast: z.exactOptional(z.number()),
  }),
  /** Once, where more than `above` are counted. */
  z.strictObject({ kind: z.literal("over"), ...said, counts, amount: Amount, above: z.number() }),
  /** An amount that the person enters. */
  z.strictObject({ kind: z.literal("entered"), ...said }),
  /** Of what comes before it: always, where it is ticked, or where that or what is counted is more than `above`. */
  z.strictObject({
    kind: z.literal("share"),
    ...said,
    percent: z.number().min(-100).max(1_000),
    isTicked: z.boolean(),
    /** Taxes and tips come after the least and the most that is charged. */
    isLast: z.boolean(),
    above: z.exactOptional(z.number()),
    counts: z.exactOptional(counts),
  }),
  z.strictObject({ kind: z.literal("least"), ...said, amount: Amount }),
  z.strictObject({ kind: z.literal("most"), ...said, amount: Amount }),
  /** Divided by so many people, whom the person enters where the prompt does not say how many. */
  z.strictObject({ kind: z.literal("split"), ...said, people: z.exactOptional(z.int().min(2).max(1_000)) }),
]);
export type PriceLine = z.infer<typeof PriceLine>;

/** The prices of a calculator, in the order in which they are worked out. */
export const PriceList = z.strictObject({
  title: Label,
  /** An ISO 4217 code; none where no currency was said. */
  currency: z.exactOptional(z.string()),
  lines: z.array(PriceLine).min(1).max(30),
});
export type PriceList = z.infer<typeof PriceList>;

/** The lines of one kind. */
export function linesOf<Kind extends PriceLine["kind"]>({ lines }: PriceList, kind: Kind): Extract<PriceLine, { kind: Kind }>[] {
  return lines.flatMap((line) => (isKind(line, kind) ? [line] : []));
}

function isKind<Kind extends PriceLine["kind"]>(line: PriceLine, kind: Kind): line is Extract<PriceLine, { kind: Kind }> {
  return line.kind === kind;
}

/** What is counted in any of the lines, each once. */
export function countsOf({ lines }: PriceList): string[] {
  return [...new Set(lines.flatMap((line) => ("counts" in line ? (line.counts ?? []) : [])))];
}

/** The choices with their options. */
export function choicesOf(list: PriceList): Map<string, Extract<PriceLine, { kind: "option" }>[]> {
  return Map.groupBy(linesOf(list, "option"), ({ of }) => of);
}

/** What is called so in an amount that is divided: the input of the people. */
export const PEOPLE = "People";
