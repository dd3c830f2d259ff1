import type { PastOperation } from "../../data/shapes.ts";

type Code = NonNullable<PastOperation["error"]>["code"];

const WORDS: Readonly<Record<Code, { title: string; advice: string }>> = {
  STOPPED: { title: "This build was stopped", advice: "" },
  GENERATION_FAILED: {
    title: "No app could be made from this",
    advice: "Rephrase the request, or start with less and add the rest later.",
  },
  CHECKS_FAILED: {
    title: "The app did not pass its checks",
    advice: "The live version is unchanged. Send the message again, or simplify it.",
  },
  MODEL_UNAVAILABLE: {
    title: "The model did not respond",
    advice: "Nothing was charged. Try again in a moment, or choose another model below.",
  },
  CREDITS_EXHAUSTED: { title: "The credits ran out", advice: "Choose a cheaper model, or a plan with more credits." },
  // A build that nobody answered ends like this too: the message says which it was.
  TIMED_OUT: { title: "The build timed out", advice: "" },
  INTERNAL: { title: "Something went wrong on our side", advice: "Nothing was charged. Try again." },
};

/** The title of a failed build, and what to do about it. */
export function failureWords({ kind, error, creditsSpent }: Pick<PastOperation, "kind" | "error" | "creditsSpent">): {
  title: string;
  advice: string;
  isStop: boolean;
} {
  const code = error?.code ?? "INTERNAL";
  const isStop = code === "STOPPED";
  if (kind === "edit" && code === "CHECKS_FAILED") return { title: "Your edit did not pass its checks", advice: "", isStop };
  if (kind === "restore" && code === "CHECKS_FAILED") {
    return { title: "That version no longer passes its checks", advice: "The live version is unchanged.", isStop };
  }
  return { ...WORDS[code], ...(isStop && { advice: chargedWords(creditsSpent) }), isStop };
}

/** The cost of a stopped build: credits debited before the stop are not refunded. */
function chargedWords(credits: number): string {
  if (credits === 0) return "Nothing was charged.";
  return `${creditWords(credits)} charged for the work before the stop.`;
}

const creditWords = (credits: number): string => (credits === 1 ? "1 credit was" : `${credits.toLocaleString("en")} credits were`);
