// "Tools that nobody can delete", "he shouldn't be able to change anything": a change that the text forbids is not one that it asks for.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Reading, Understood } from "../../schema/reading.ts";
import { featureIn } from "../lexicon/features.ts";
import { sentencesOf, type Token } from "../text/token.ts";

/** What changes rows. */
const CHANGES: ReadonlySet<string> = new Set(["add", "edit", "delete", "mark", "rate", "tag", "send"]);
/** "Nobody should be able to": how far before a deed its refusal may stand. */
const BEFORE_MAX = 6;

/** The reading without forbidden changes among what was understood, each of which is missing instead with what forbids it, and without parts of a site that the text denies. */
export function leaveForbidden(whole: Reading, texts: readonly string[]): Reading {
  if (whole.outcome === "questions") return whole;
  const reading = withoutDenied(whole, texts);
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

/** "No online booking", "without a newsletter": so many words may name what a site is not to have. */
const DENIAL = /\b(?:no|without(?: an?| any)?) ((?:\p{L}[\p{L}'-]* ?){1,3})/giu;

/** The reading without the parts of a site that a text denies. */
function withoutDenied(reading: Built, texts: readonly string[]): Built {
  const { blueprint } = reading;
  const denied = blueprint.kind === "site" ? texts.flatMap((text) => [...text.matchAll(DENIAL)].flatMap((found) => deniedIn(found))) : [];
  const gone = new Set(blueprint.features.filter(({ kind }) => denied.some((one) => one.kind === kind)).map(({ id }) => id));
  if (denied.length === 0) return reading;
  const isGone = (id: string): boolean => gone.has(id.split(".")[0] ?? "");
  const pages = blueprint.pages
    .map((page) => ({ ...page, sections: page.sections.filter((section) => section.kind !== "feature" || !gone.has(section.feature)) }))
    .filter(({ sections }, at) => at === 0 || sections.length > 0);
  return {
    ...reading,
    blueprint: { ...blueprint, features: blueprint.features.filter(({ id }) => !gone.has(id)), pages },
    understood: reading.understood.filter(({ became }) => !became.every(isGone)),
    notUnderstood: reading.notUnderstood.filter((phrase) => !denied.some(({ said }) => phrase.toLowerCase() === said.toLowerCase())),
  };
}

/** The kind of feature that some words deny, with the words that do. */
function deniedIn([whole, words = ""]: RegExpExecArray): { kind: string; said: string }[] {
  const lows = words.trim().toLowerCase().split(" ");
  const lead = whole.slice(0, whole.length - words.length);
  const lengths = lows.map((_, at) => lows.length - at);
  const length = lengths.find((count) => featureIn(lows.slice(0, count))?.at === "end");
  const feature = length === undefined ? null : featureIn(lows.slice(0, length));
  // The number and the address stand with the form.
  return feature === null || feature.act === "contact" ? [] : [{ kind: feature.act, said: `${lead}${lows.slice(0, length).join(" ")}` }];
}

type Built = Extract<Reading, { outcome: "blueprint" }>;

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
