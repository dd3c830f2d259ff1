// A piece with a verb: "book a campsite", "view match history", "manage their profiles".
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { isFeatureAct, strengthOf, type VerbForm } from "../../../lexicon/acts.ts";
import { isSelfContained } from "../../../genres/self-contained.ts";
import { nounPhrase, type NounPhrase } from "../../../text/noun-phrase.ts";
import { mentioned } from "../../description/things/mention.ts";
import type { Mention } from "../../parsed-prompt.ts";
import type { Ask, Candidate, Statement } from "../statement.ts";
import { type Piece, saidIn } from "../piece.ts";
import type { Survey } from "../survey.ts";
import { type ThingNoun, thingNoun } from "../things/meant-noun.ts";
import { featureAsk } from "./feature-ask.ts";

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

/** What an act is about: the nouns that may say it, else the thing in question, which may be given a detail. */
interface About {
  of: readonly Candidate[];
  else: Mention | null;
  detail: NounPhrase | null;
}

const ABOUT_NOTHING: About = { of: [], else: null, detail: null };

function aboutOf(
  { current }: Survey,
  { thing, about, strength }: { thing: ThingNoun | null; about: NounPhrase | null; strength: number },
): About {
  const aside: Candidate = { noun: about, strength, as: "noun" };
  if (thing === null) return { ...ABOUT_NOTHING, of: [aside] };
  const { noun, shown } = thing;
  // "Search for other users": whom a product is for are its members, once somebody looks at them.
  if (/^(?:users?|people|persons?)$/.test(noun.low) && strength >= 1.5)
    return {
      ...ABOUT_NOTHING,
      of: [{ noun: { ...noun, key: "member", low: "members", plural: true }, strength: strength + 0.4, as: "stated" }],
    };
  const isCut = shown.noun !== noun;
  // "Managing biological information": what is left without the tail is no noun.
  if (isCut && shown.noun.tokens.at(-1)?.speech === "adjective") return { of: [aside], else: current, detail: null };
  if (current !== null && thing.isDetail) return { of: [], else: current, detail: noun };
  const direct: Candidate = { noun, strength: strength + (noun.plural || isCut ? 0.4 : 0), as: "object" };
  return { ...ABOUT_NOTHING, of: thing.isGeneric ? [aside] : [direct, aside] };
}

/** What a piece asks for that begins with a known verb. */
export function readVerbAsk(survey: Survey, piece: Piece, verb: VerbForm): Statement[] {
  const { words } = piece.said;
  const { head, thing, after } = saidIn(words.slice(verb.words.length));
  const { noun } = head;
  if (noun === null && after.size === 0) return [readBareVerb(piece, verb)];
  const feature = noun === null || !isBringing(verb) ? null : head.feature;
  const about = aboutNoun(after);
  const part = feature !== null && isFeatureAct(feature.act) ? feature : null;
  if (part === null && verb.verb === "sell" && noun !== null) return [readSale(survey, piece, noun)];
  if (part !== null) return [featureAsk(piece, { act: part.act, about: part.about ?? about, noun })];
  const act = verb.act === "browse" && feature !== null && feature.act !== "browse" ? feature.act : verb.act;
  if (act === "unsupported" || feature?.act === "unsupported") return [{ kind: "nothing", words }];
  // What is only compared is kept where something else is done with it.
  const strength = verb.verb.startsWith("compar") ? 0.8 : strengthOf(act, "public");
  const named = feature?.about ?? null;
  const object = named === null ? thing : thingNoun(named);
  const is = isSelfContained(act, words) ? ABOUT_NOTHING : aboutOf(survey, { thing: object, about, strength });
  const mayBeNothing = (act === "browse" || act === "keep") && after.size === 0 && is.else === null;
  const isNothing = mayBeNothing && thing !== null && isUnknown(survey, thing);
  const asked: Ask = {
    kind: "ask",
    act,
    words,
    aside: piece.chunk.aside,
    object: noun,
    after,
    of: is.of,
    else: is.else ?? (isFeatureAct(act) ? null : survey.current),
    instead: isNothing ? [{ kind: "nothing", words, settles: true }] : null,
    isSpokenOf: true,
    criteria: "where-narrowing",
    waiting: "gives",
  };
  return is.detail === null ? [asked] : [{ kind: "field", noun: is.detail, detail: [], words: is.detail.tokens }, asked];
}

/** Whether nothing is known of an object, should it name no thing: no word of it, and no thing that was named before. */
function isUnknown({ parsed }: Survey, { noun, isGeneric }: ThingNoun): boolean {
  return !isGeneric && mentioned(parsed, noun) === null && !noun.tokens.every(({ low }) => low.length < 3);
}

/** What the product sells is bought there; what its users sell, they add. */
function readSale({ mood }: Survey, { said: { words }, chunk: { aside } }: Piece, noun: NounPhrase): Statement {
  const of: Candidate[] = [{ noun, strength: 1.8, as: "object" }];
  const act = mood === "purpose" ? "browse" : "add";
  const instead: Statement[] = [{ kind: "nothing", words }];
  return { kind: "ask", act, words, aside, of, instead, object: noun, isSpokenOf: true, waiting: "gives" };
}

/** "Browse" waits for the object of the next verb; "schedule project timelines" is a verb that holds its object. */
function readBareVerb({ said: { words }, chunk: { aside } }: Piece, { act, words: verb }: VerbForm): Statement {
  const isWhole = verb.length > 1 && !lexicon.is(verb.at(-1), "verb-particle");
  if (!isWhole) return { kind: "ask", act, words, aside, waiting: "waits" };
  const of = words.slice(1).map((token): Candidate => ({ noun: nounPhrase([token]), strength: 0, as: "before" }));
  return { kind: "ask", act, words, aside, of };
}
