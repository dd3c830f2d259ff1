import * as buildsWords from "#words/editor/builds.ts";
import type { PastOperation } from "../../data/shapes.ts";

type Code = NonNullable<PastOperation["error"]>["code"];

const WORDS: Readonly<Record<Code, { title: string; advice: string }>> = {
  STOPPED: { title: buildsWords.wasStopped, advice: "" },
  GENERATION_FAILED: {
    title: buildsWords.noApp,
    advice: buildsWords.noAppAdvice,
  },
  CHECKS_FAILED: {
    title: buildsWords.checksFailed,
    advice: buildsWords.checksFailedAdvice,
  },
  MODEL_UNAVAILABLE: {
    title: buildsWords.noModel,
    advice: buildsWords.noModelAdvice,
  },
  CREDITS_EXHAUSTED: { title: buildsWords.noCredits, advice: buildsWords.noCreditsAdvice },
  // A build that nobody answered ends like this too: the message says which it was.
  TIMED_OUT: { title: buildsWords.timedOut, advice: "" },
  INTERNAL: { title: buildsWords.internal, advice: buildsWords.internalAdvice },
};

/** The title of a failed build, and what to do about it. */
export function failureWords({ kind, error, creditsSpent }: Pick<PastOperation, "kind" | "error" | "creditsSpent">): {
  title: string;
  advice: string;
  isStop: boolean;
} {
  const code = error?.code ?? "INTERNAL";
  const isStop = code === "STOPPED";
  if (kind === "edit" && code === "CHECKS_FAILED") return { title: buildsWords.editFailed, advice: "", isStop };
  if (kind === "restore" && code === "CHECKS_FAILED") {
    return { title: buildsWords.restoreFailed, advice: buildsWords.restoreFailedAdvice, isStop };
  }
  return { ...WORDS[code], ...(isStop && { advice: chargedWords(creditsSpent) }), isStop };
}

/** The cost of a stopped build: credits debited before the stop are not refunded. */
function chargedWords(credits: number): string {
  return credits === 0 ? buildsWords.wasStoppedForFree : buildsWords.wasStoppedFor({ credits });
}
