// The limits of the work beside its credits. Each decision to go on begins them anew.
import type { GeneratorContext } from "../../../../domain/models/generation/generator-context.ts";
import type { Decision } from "../../../../domain/models/generation/unfinished.ts";
import { budgetLine, SentLine } from "./budget-line.ts";

/** What the work may use until it is asked about again: `step` and `tokens` are where it began, `milliseconds` what it had then. */
export interface Allowance {
  step: number;
  tokens: number;
  milliseconds: number;
  warned: readonly string[];
  /** Whether calls are being made: false while answers of the journal are used again. */
  isLive: boolean;
}

/** The steps and tokens of an allowance. */
export const STEPS_MAX = 80;
export const TOKENS_MAX = 6_000_000;

/** An allowance that begins with this step. */
export function beginAllowance(context: GeneratorContext, step: number): Allowance {
  return { step, tokens: context.spending().tokens, milliseconds: context.millisecondsLeft(), warned: [], isLive: false };
}

/** The limit that is reached before this step; null if none is. The last of `spareMilliseconds` are reserved for delivering. */
export function limitReached(
  context: GeneratorContext,
  {
    allowance,
    step,
    costliestStep,
    spareMilliseconds,
  }: { allowance: Allowance; step: number; costliestStep: number; spareMilliseconds: number },
): "steps" | "tokens" | "credits" | "time" | null {
  const { credits, budgetCredits, tokens } = context.spending();
  if (credits + costliestStep > budgetCredits) return "credits";
  if (tokens - allowance.tokens > TOKENS_MAX) return "tokens";
  if (step - allowance.step >= STEPS_MAX) return "steps";
  return context.millisecondsLeft() < spareMilliseconds ? "time" : null;
}

/** What was decided where the work paused before this step; null if it did not, or nobody has answered yet. */
export function decisionAt(decisions: readonly Decision[] | undefined, step: number): Decision["decision"] | null {
  return decisions?.findLast((one) => one.step === step)?.decision ?? null;
}

/** The line about the limits for this step: the one that was sent, if one of the calls `names` was answered before. */
export async function lineOfStep(
  context: GeneratorContext,
  { allowance, step, costliestStep, names }: { allowance: Allowance; step: number; costliestStep: number; names: readonly string[] },
): Promise<SentLine> {
  if (!allowance.isLive) {
    for (const name of names) {
      const sent = SentLine.safeParse((await context.recall(name))?.["sent"]);
      if (sent.success) return sent.data;
    }
    allowance.isLive = true;
  }
  const { credits, budgetCredits, tokens } = context.spending();
  const limits = {
    credits: { left: budgetCredits - credits, all: budgetCredits },
    steps: { left: STEPS_MAX - (step - allowance.step), all: STEPS_MAX },
    tokens: { left: TOKENS_MAX - (tokens - allowance.tokens), all: TOKENS_MAX },
    milliseconds: { left: context.millisecondsLeft(), all: allowance.milliseconds },
    costliestStep,
  };
  return budgetLine(limits, allowance.warned);
}
