// A piece with a verb: "book a campsite", "view match history", "manage their profiles".
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isFeatureAct, type RowAct, type VerbForm } from "../../lexicon/acts.ts";
import { prepositionsOf } from "../description/read-item.ts";
import { isGeneric, mention, mentioned } from "../description/things/mention.ts";
import type { Mention } from "../parsed-prompt.ts";
import type { Chunk } from "../../text/chunk.ts";
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { knownThing } from "../description/things/known-thing.ts";
import type { FieldType } from "../../../schema/entity.ts";
import { quote } from "../../text/token.ts";
import { nounPhrase, type NounPhrase } from "../../text/noun-phrase.ts";
import { findFeature } from "./find-feature.ts";
import { nameThing, withoutPossessive, withoutShowing } from "./things/name-thing.ts";
import { isSelfContained } from "../../genres/self-contained.ts";
import { rememberCriteria } from "./read-criterion.ts";
import { ask, leave, settleWaiting, type Survey } from "./survey.ts";

/** How sure it is that what an act is about is kept. */
const strengths: Readonly<Partial<Record<RowAct, number>>> = {
  keep: 2,
  add: 2,
  edit: 2,
  delete: 2,
  browse: 1.5,
  search: 1.5,
  filter: 1.5,
  sort: 1.2,
  mark: 1.2,
  rate: 1.5,
  tag: 1.2,
  total: 0.8,
  chart: 0.8,
  export: 1,
  send: 0.5,
  unsupported: 0,
};

/** Verbs that only bring their object: the feature in "view the leaderboard" is the leaderboard. */
function isBringing({ act, verb }: VerbForm): boolean {
  if (/^leave\b/.test(verb)) return true;
  return act === "collect" || !(isFeatureAct(act) || /^(?:filter|sort|rate|tag)$/.test(act) || /^(?:un)?follow\b/.test(verb));
}

/** Where the object is said to be about something: "information *about* tools", "data *for* basketball". */
function aboutNoun(after: ReadonlyMap<string, NounPhrase>): NounPhrase | null {
  for (const preposition of ["about", "of", "for", "on", "across", "through"]) {
    const noun = after.get(preposition);
    if (noun !== undefined) return noun;
  }
  return null;
}

const measured: ReadonlySet<FieldType> = new Set(["date", "time", "money", "percent", "number", "duration", "rating", "boolean"]);

/** "View prices", "set deadlines": what is usual for a field and known as nothing else says more about the thing spoken of. */
export function isDetail({ parsed, current }: Survey, noun: NounPhrase): boolean {
  const type = fieldNoun(noun.key)?.type;
  return (
    current !== null && noun.tokens.length <= 2 && type !== undefined && measured.has(type) && knownThing(noun, parsed.audience) === null
  );
}

/** Notes it as a field of that thing, which it gives back. */
export function noteDetail({ parsed, current }: Survey, noun: NounPhrase): Mention | null {
  if (current !== null) parsed.fields.push({ of: current, noun, detail: [], phrase: quote(parsed.text, noun.tokens) });
  return current;
}

function objectOf(
  survey: Survey,
  { noun, after, strength }: { noun: NounPhrase | null; after: ReadonlyMap<string, NounPhrase>; strength: number },
): Mention | null {
  const about = aboutNoun(after);
  const shown = noun !== null && (noun.plural || withoutShowing(noun) !== noun) ? 0.4 : 0;
  // "Search for other users": whom a product is for are its members, once somebody looks at them.
  if (noun !== null && /^(?:users?|people|persons?)$/.test(noun.low) && strength >= 1.5)
    return mention(survey.parsed, { ...noun, key: "member", low: "members", plural: true }, strength + 0.4);
  // "Managing biological information": what is left without the tail is no noun.
  const cut = noun === null ? null : withoutShowing(noun);
  if (cut !== null && cut !== noun && cut.tokens.at(-1)?.speech === "adjective")
    return (about === null ? null : nameThing(survey.parsed, about, strength)) ?? survey.current;
  if (noun !== null && isDetail(survey, noun)) return noteDetail(survey, noun);
  const direct = noun === null || isGeneric(noun) ? null : nameThing(survey.parsed, noun, strength + shown, true);
  return direct ?? (about === null ? null : nameThing(survey.parsed, about, strength));
}

/** Reads a piece that begins with a known verb. */
export function readVerbAsk(survey: Survey, chunk: Chunk, verb: VerbForm): void {
  const rest = chunk.words.slice(verb.words.length);
  const { head: told, after } = prepositionsOf(rest);
  const head = withoutPossessive(told);
  const noun = nounPhrase(head);
  survey.verb = verb;
  if (noun === null && after.size === 0) return readBareVerb(survey, chunk, verb);
  const feature = noun === null || !isBringing(verb) ? null : findFeature(head);
  if (feature !== null && isFeatureAct(feature.act))
    return readFeatureAsk(survey, { chunk, act: feature.act, about: feature.about ?? aboutNoun(after), noun });
  if (verb.verb === "sell" && noun !== null) return readSale(survey, chunk, noun);
  const act = verb.act === "browse" && feature !== null && feature.act !== "browse" ? feature.act : verb.act;
  if (act === "unsupported" || feature?.act === "unsupported") return leave(survey, chunk.words);
  const strength = isFeatureAct(act) ? 1.8 : (strengths[act] ?? 1);
  const of = isSelfContained(act, chunk.words)
    ? null
    : objectOf(survey, { noun: feature === null ? noun : (feature.about ?? noun), after, strength });
  const unknown = noun !== null && of === null && !isGeneric(noun) && !isFeatureAct(act) && after.size === 0;
  if (
    unknown &&
    mentioned(survey.parsed, noun) === null &&
    (act === "browse" || act === "keep") &&
    !noun.tokens.every(({ low }) => low.length < 3)
  ) {
    settleWaiting(survey, survey.current);
    return leave(survey, chunk.words);
  }
  if (of !== null) survey.current = of;
  ask(survey, act, chunk, { of: of ?? (isFeatureAct(act) ? null : survey.current), object: noun, after });
  rememberCriteria(survey);
  settleWaiting(survey, of ?? survey.current);
}

/** What the product sells is bought there; what its users sell, they add. */
function readSale(survey: Survey, chunk: Chunk, noun: NounPhrase): void {
  const of = nameThing(survey.parsed, noun, 1.8, true);
  if (of === null) return leave(survey, chunk.words);
  survey.current = of;
  ask(survey, survey.mood === "purpose" ? "browse" : "add", chunk, { of, object: noun });
  settleWaiting(survey, of);
}

/** "Browse" waits for the object of the next verb; "schedule project timelines" is a verb that holds its object. */
function readBareVerb(survey: Survey, chunk: Chunk, verb: VerbForm): void {
  const whole = verb.words.length > 1 && !lexicon.is(verb.words.at(-1), "verb-particle");
  const held = chunk.words.slice(1).flatMap((_, at, inner) => {
    const noun = nounPhrase(inner.slice(at, at + 1));
    const found = noun === null ? null : mentioned(survey.parsed, noun);
    return found === null ? [] : [found];
  });
  ask(survey, verb.act, chunk, { of: whole ? (held[0] ?? null) : null });
  if (!whole) survey.waiting.push(survey.parsed.intents.length - 1);
}

/** Notes a feature that a noun names, and the thing that it is about. */
export function readFeatureAsk(
  survey: Survey,
  { chunk, act, about, noun }: { chunk: Chunk; act: VerbForm["act"]; about: NounPhrase | null; noun: NounPhrase | null },
): void {
  const of = isSelfContained(act, chunk.words) ? null : nameThing(survey.parsed, about, 1.5);
  ask(survey, act, chunk, { of, object: about ?? noun });
  settleWaiting(survey, of ?? survey.current);
  if (of !== null) survey.current = of;
}
