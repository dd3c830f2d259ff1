import type { Act } from "../../../lexicon/acts.ts";
import { isSelfContained } from "../../../genres/self-contained.ts";
import type { NounPhrase } from "../../../text/noun-phrase.ts";
import type { Statement } from "../statement.ts";
import type { Piece } from "../piece.ts";

/** The ask for a feature that words name, and the thing that it is about. */
export function featureAsk(
  { said: { words }, chunk: { aside } }: Piece,
  { act, about, noun }: { act: Act; about: NounPhrase | null; noun: NounPhrase | null },
): Statement {
  const of = isSelfContained(act, words) ? [] : [{ noun: about, strength: 1.5, as: "noun" } as const];
  return { kind: "ask", act, words, aside, of, object: about ?? noun, isSpokenOf: true, waiting: "gives" };
}
