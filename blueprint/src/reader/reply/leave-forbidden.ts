// "Tools that nobody can delete", "he shouldn't be able to change anything": a change that the text forbids is not one that it asks for.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Reading, Understood } from "../../schema/reading.ts";
import { sentencesOf, type Token } from "../text/token.ts";

/** What changes rows. */
const CHANGES: ReadonlySet<string> = new Set(["add", "edit", "delete", "mark", "rate", "tag", "send"]);
/** "Nobody should be able to": how far before a deed its refusal may stand. */
const BEFORE_MAX = 6;

/** The reading without forbidden changes among what was understood: each is missing instead, with what forbids it. */
export function leaveForbidden(reading: Reading, texts: readonly string[]): Reading {
  if (reading.outcome === "questions") return reading;
  const changes = new Set(reading.blueprint.capabilities.filter(({ kind }) => CHANGES.has(kind)).map(({ id }) => id));
  const isChange = ({ became }: Understood): boolean => became.length > 0 && became.every((id) => changes.has(id));
  const refusals = new Map(
    reading.understood.filter(isChange).flatMap((one) => {
      const refusal = texts.map((text) => refusalOf(text, one.phrase)).find((said) => said !== null);
      return refusal === undefined || refusal === null ? [] : [[one, refusal] as const];
    }),
  );
  if (refusals.size === 0) return reading;
  const said = [...refusals.values()];
  return {
    ...reading,
    understood: reading.understood.filter((one) => !refusals.has(one)),
    notUnderstood: [...reading.notUnderstood.filter((phrase) => !said.some((refusal) => refusal.includes(phrase))), ...said],
  };
}

/** The words of a text from what forbids a phrase to the phrase's end: "shouldn't be able to change anything"; null where nothing forbids it. */
function refusalOf(text: string, phrase: string): string | null {
  const start = text.toLowerCase().indexOf(phrase.toLowerCase());
  if (start < 0 || phrase === "") return null;
  const before = sentencesOf(text)
    .flatMap(({ tokens }) => (tokens.some((token) => token.start === start) ? tokens : []))
    .filter((token) => token.end <= start)
    .slice(-BEFORE_MAX);
  const clause = before.slice(before.findLastIndex(({ low }) => /^(?:[,;:.]|and|but|so|because)$/.test(low)) + 1);
  const refusal = clause.find((token, at) => isRefusing(token, clause[at + 1]));
  return refusal === undefined ? null : text.slice(refusal.start, start + phrase.length);
}

/** "Can't", "should not", "nobody can". */
const isRefusing = ({ low }: Token, next: Token | undefined): boolean =>
  lexicon.is(low, "refusing-modal") ||
  (lexicon.is(low, "modal") && next?.low === "not") ||
  (low === "nobody" && lexicon.is(next?.low, "modal"));
