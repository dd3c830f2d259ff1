// How well a tagger marks messages that it was not fitted to: a part counts if its mark, its first and its last token are right.
import { KINDS, LABELS, MARKS, type Mark, type Tagger } from "../../../blueprint/src/reader/tagging/tagger.ts";
import { tagTokens } from "../../../blueprint/src/reader/tagging/tag-message.ts";
import type { Message } from "./read-messages.ts";

/** How many parts of a mark are there, were found, and were found rightly. */
interface Counts {
  there: number;
  found: number;
  right: number;
}

export interface Measured {
  parts: ReadonlyMap<Mark, Counts>;
  kindsRight: number;
  messages: number;
}

/** The parts of labels as "mark start end". */
function partsIn(labels: readonly number[]): string[] {
  const parts: { mark: string; start: number; end: number }[] = [];
  for (const [at, label] of labels.entries()) {
    const name = LABELS[label] ?? "O";
    const part = parts.at(-1);
    if (name.startsWith("B")) parts.push({ mark: name.slice(2), start: at, end: at });
    else if (name.startsWith("I") && part !== undefined) part.end = at;
  }
  return parts.map(({ mark, start, end }) => `${mark} ${start} ${end}`);
}

/** The tagger's work on messages. */
export function measure(tagger: Tagger, messages: readonly Message[]): Measured {
  const parts = new Map<Mark, Counts>(MARKS.map((mark) => [mark, { there: 0, found: 0, right: 0 }]));
  let kindsRight = 0;
  for (const { tokens, labels, kind } of messages) {
    const tagged = tagTokens(tagger, tokens);
    const there = new Set(partsIn(labels));
    const placeOf = (token: (typeof tokens)[number] | undefined): number => (token === undefined ? -1 : tokens.indexOf(token));
    const found = tagged.parts.map(({ mark, tokens: said }) => `${mark} ${placeOf(said[0])} ${placeOf(said.at(-1))}`);
    for (const [mark, counts] of parts) {
      const isOf = (part: string): boolean => part.startsWith(mark);
      counts.there += [...there].filter(isOf).length;
      counts.found += found.filter(isOf).length;
      counts.right += found.filter((part) => isOf(part) && there.has(part)).length;
    }
    if (KINDS[kind] === tagged.kind) kindsRight += 1;
  }
  return { parts, kindsRight, messages: messages.length };
}
