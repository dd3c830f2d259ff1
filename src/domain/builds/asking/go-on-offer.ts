// What a build offers when it can neither finish nor deliver all that was planned: to go on, with more credits where it
// needs some, to deliver what works, or to drop it. The answers are fixed, because one of them spends credits.
import { z } from "zod";

/** The answers to an offer. */
export const DECISIONS = { goOn: "Go on", deliver: "Deliver what works", drop: "Drop it" } as const;

/** An offer as stored with its question: the step before which the work paused, and the credits that going on adds to the hold. */
export const GoOnOffer = z.object({ step: z.int().positive(), credits: z.int().nonnegative() });
export type GoOnOffer = z.infer<typeof GoOnOffer>;

/** The state of unfinished work, and what it needs. */
export interface Pause {
  /** The step before which the work paused: when the build is resumed, the answer applies there. */
  step: number;
  /** Why it paused, as a sentence. */
  why: string;
  /** The titles of the planned checks that pass, and of those that do not. */
  works: readonly string[];
  missing: readonly string[];
  /** The credits that finishing it needs beside the remaining hold, and the fewest that are of use. */
  needs: { credits: number; atLeast: number };
  /** Whether a part of what was asked works and can be delivered. */
  delivers: boolean;
}

const NAMED_MAX = 3;
const TITLE_CHARACTERS = 100;

/** The question, for an account with `free` credits beside those that the build holds; `ways` says how to come to more. */
export function describeOffer(
  pause: Pause,
  { free, ways }: { free: number; ways: string },
): { text: string; offer: GoOnOffer; options: string[] } {
  const { step, why, needs, delivers } = pause;
  const credits = free >= needs.credits ? needs.credits : free >= needs.atLeast ? free : needs.credits;
  const text = [
    why,
    describeState(pause),
    "What was written is kept as a draft, which you can open in the editor.",
    describeNeed({ needed: needs.credits, credits, free, ways }),
    "Go on?",
  ].join(" ");
  const options = [DECISIONS.goOn, ...(delivers ? [DECISIONS.deliver] : []), DECISIONS.drop];
  return { text, offer: { step, credits }, options };
}

function describeState({ works, missing }: Pause): string {
  const all = works.length + missing.length;
  const done = works.length === 0 ? "Nothing of what you asked works yet" : `${works.length} of ${all} planned checks pass`;
  return missing.length === 0 ? `${done}.` : `${done}; still missing: ${inWords(missing)}.`;
}

function inWords(titles: readonly string[]): string {
  const shown = titles.slice(0, NAMED_MAX).map((title) => title.slice(0, TITLE_CHARACTERS).toWellFormed());
  const more = titles.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}

function describeNeed({ needed, credits, free, ways }: { needed: number; credits: number; free: number; ways: string }): string {
  if (needed === 0) return "It needs no more credits than are set aside for it.";
  const need = `It needs about ${amountOf(needed)} more`;
  if (free >= needed) return `${need}.`;
  const short = `${need}, and this account has ${free} free`;
  return credits === free ? `${short}: it can go on with these.` : `${short}: ${needed - free} are missing. ${ways}`;
}

function amountOf(credits: number): string {
  return credits === 1 ? "1 credit" : `${credits} credits`;
}
