// What a model is told about its limits: one line in each request, and a plain warning once a fifth of one is left. The
// line is stored with its call, so that a resumed build sends the same words again although its clock shows another time.
import { z } from "zod";

/** A limit: how much of it is left, and how much there was. */
interface Limit {
  left: number;
  all: number;
}

/** The limits of the work: credits, steps (this one included), tokens and milliseconds. */
export interface Limits {
  credits: Limit;
  steps: Limit;
  tokens: Limit;
  milliseconds: Limit;
  /** The credits that the most expensive step so far has cost. */
  costliestStep: number;
}

/** A line as it was sent, and the limits about which the model has been warned. */
export const SentLine = z.object({ line: z.string(), warned: z.array(z.string()) });
export type SentLine = z.infer<typeof SentLine>;

const LOW_SHARE = 0.2;
const FEW_ANSWERS = 3;

/** The line for a request. Each limit is warned about once: `warned` names those of earlier requests. */
export function budgetLine(limits: Limits, warned: readonly string[]): SentLine {
  const { credits, steps, tokens, milliseconds, costliestStep } = limits;
  const left = [
    `${whole(credits.left)} of ${whole(credits.all)} credits`,
    steps.left === 1 ? "1 step" : `${steps.left} steps`,
    `${tokensInWords(tokens.left)} tokens`,
    `${whole(milliseconds.left / 60_000)} minutes`,
  ];
  const low = Object.entries({ credits, steps, tokens, time: milliseconds })
    .filter(([name, limit]) => limit.all > 0 && limit.left <= limit.all * LOW_SHARE && !warned.includes(name))
    .map(([name]) => name);
  const answers = costliestStep > 0 ? Math.max(1, Math.floor(credits.left / costliestStep)) : Infinity;
  const few = answers > FEW_ANSWERS ? null : answers === 1 ? "one more answer" : "a few more answers";
  const isFew = few !== null && !warned.includes(few);
  const line = [
    `[Left: ${left.join(", ")}.]`,
    ...(low.length > 0 ? [`[Only a fifth of the ${inWords(low)} is left. ${LOW_ADVICE}]`] : []),
    ...(isFew ? [`[The credits allow ${few} like the most expensive one so far: leave the app in a state that works.]`] : []),
  ].join("\n");
  return { line, warned: [...warned, ...low, ...(isFew ? [few] : [])] };
}

const LOW_ADVICE =
  "First bring what you have to a state that passes `try`, and finish with the most important wishes. What remains is kept as a draft, and the person is asked whether to go on.";

const whole = (amount: number): string => Math.max(0, Math.floor(amount)).toString();

function tokensInWords(tokens: number): string {
  if (tokens >= 950_000) return `${(tokens / 1_000_000).toFixed(1)} million`;
  return `${Math.max(0, Math.round(tokens / 1_000))},000`;
}

function inWords(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", the ")} and the ${names.at(-1) ?? ""}`;
}
