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

/** What a build may use when it goes on. */
export interface Means {
  /** The credits of its account that no build holds. */
  free: number;
  /** How to come to more of them, as a sentence. */
  ways: string;
  /** The credits that it has spent, and those that it holds. */
  spent: number;
  held: number;
  /** The most that any build may cost, in credits. */
  most: number;
}

/** The question. Going on is offered with what is needed, free and within the limit of a build, unless that is too little for it. */
export function describeOffer(pause: Pause, means: Means): { text: string; offer: GoOnOffer; options: string[] } {
  const { step, why, needs, delivers } = pause;
  const room = Math.max(0, means.most - means.spent - means.held);
  const wanted = Math.min(needs.credits, room);
  const credits = means.free < wanted && means.free >= needs.atLeast ? means.free : wanted;
  const canGoOn = needs.credits === 0 || room >= needs.atLeast;
  const text = [
    why,
    describeState(pause),
    "What was written is kept as a draft, which you can open in the editor.",
    ...(canGoOn ? [describeCost(means, credits), describeNeed({ needed: needs.credits, wanted, credits, means }), "Go on?"] : []),
    ...(canGoOn ? [] : [describeEnd(pause, means)]),
  ].join(" ");
  const options = [...(canGoOn ? [DECISIONS.goOn] : []), ...(delivers ? [DECISIONS.deliver] : []), DECISIONS.drop];
  return { text, offer: { step, credits: canGoOn ? credits : 0 }, options };
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

function describeCost({ spent, held, most }: Means, credits: number): string {
  return `It has cost ${amountOf(spent)}; going on lets it spend up to ${spent + held + credits} in all, and no build more than ${most}.`;
}

function describeNeed({
  needed,
  wanted,
  credits,
  means: { free, ways },
}: {
  needed: number;
  wanted: number;
  credits: number;
  means: Means;
}): string {
  if (needed === 0) return "It needs no more credits than are set aside for it.";
  const need = `It needs about ${amountOf(needed)} more`;
  const limited = wanted < needed ? `${need}, and that limit leaves it ${wanted}` : need;
  if (free >= wanted) return wanted < needed ? `${limited}: it can go on with these.` : `${need}.`;
  const short = `${limited}, and this account has ${free} free`;
  return credits === free ? `${short}: it can go on with these.` : `${short}: ${wanted - free} are missing. ${ways}`;
}

function describeEnd({ needs, delivers }: Pause, { spent, most }: Means): string {
  const limit = `It has cost ${amountOf(spent)} and needs about ${needs.credits} more, and no build may cost more than ${most}.`;
  return `${limit} ${delivers ? "Deliver what works, or drop it?" : "Drop it? Without an answer it ends after seven days, at no cost, and the draft stays."}`;
}

function amountOf(credits: number): string {
  return credits === 1 ? "1 credit" : `${credits} credits`;
}
