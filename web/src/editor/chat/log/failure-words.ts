import type { PastOperation } from "../../data/shapes.ts";

type Code = NonNullable<PastOperation["error"]>["code"];

const WORDS: Readonly<Record<Code, { title: string; advice: string }>> = {
  STOPPED: { title: "You stopped this build", advice: "Nothing was charged." },
  GENERATION_FAILED: {
    title: "No app came out of this",
    advice: "Say it in other words, or begin with less and add the rest afterwards.",
  },
  CHECKS_FAILED: {
    title: "The app did not pass its checks",
    advice: "What is live stays as it is. Send the message again, or say it more simply.",
  },
  MODEL_UNAVAILABLE: { title: "The model did not answer", advice: "Try again in a moment, or choose another model below." },
  CREDITS_EXHAUSTED: { title: "The credits ran out", advice: "Choose a cheaper model, or a plan with more credits." },
  TIMED_OUT: { title: "The build took too long", advice: "Ask for a smaller step, or try again." },
  INTERNAL: { title: "Something went wrong on our side", advice: "Nothing was charged. Try again." },
};

/** What a build that failed is called, and what can be done about it. */
export function failureWords({ kind, error }: Pick<PastOperation, "kind" | "error">): { title: string; advice: string; isStop: boolean } {
  const code = error?.code ?? "INTERNAL";
  const isStop = code === "STOPPED";
  if (kind === "edit" && code === "CHECKS_FAILED") return { title: "Your edit did not pass its checks", advice: "", isStop };
  if (kind === "restore" && code === "CHECKS_FAILED") {
    return { title: "That version does not pass its checks any more", advice: "What is live stays as it is.", isStop };
  }
  return { ...WORDS[code], isStop };
}
