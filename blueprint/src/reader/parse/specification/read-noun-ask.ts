// A piece without a verb: "chat functionality", "policy management", "property listings", "team rankings".
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isFeatureAct } from "../../lexicon/acts.ts";
import { prepositionsOf } from "../description/read-item.ts";
import { knownThing } from "../description/things/known-thing.ts";
import { isGeneric, mention } from "../description/things/mention.ts";
import type { Chunk } from "../../text/chunk.ts";
import { nounOf, nounPhrase, type NounPhrase } from "../../text/noun-phrase.ts";
import type { Token } from "../../text/token.ts";
import { findFeature } from "./find-feature.ts";
import { audiences, everyone, served } from "./lexicon/audiences.ts";
import { handlings, listNouns, showings } from "./lexicon/containers.ts";
import { nameThing, withoutPossessive, withoutShowing } from "./things/name-thing.ts";
import { rememberCriteria } from "./read-criterion.ts";
import { isDetail, noteDetail, readFeatureAsk } from "./read-verb-ask.ts";
import { ask, leave, settleWaiting, type Survey } from "./survey.ts";

/** "Functionalities for …", "features such as …": the words before the list, which ask for nothing. */
export function withoutListNoun(words: readonly Token[]): Token[] {
  const at = words.findIndex(({ low }) => listNouns.has(low));
  if (at < 0 || at > 3) return [...words];
  const next = words[at + 1];
  if (next === undefined) return at === words.length - 1 && words.length <= 3 && isHollowBefore(words.slice(0, at)) ? [] : [...words];
  return lexicon.is(next.low, "list-preposition") && isHollowBefore(words.slice(0, at)) ? words.slice(at + 2) : [...words];
}

function isHollowBefore(words: readonly Token[]): boolean {
  return words.every(({ low, speech }) => speech === "adjective" || lexicon.is(low, "hollow-adjective"));
}

/** The thing of "policy management": what is handled. */
export function handledThing(tokens: readonly Token[]): NounPhrase | null {
  return tokens.length > 1 && handlings.has(tokens.at(-1)?.low ?? "") ? nounPhrase(tokens.slice(0, -1)) : null;
}

/** "They leave their name and *phone*": what an act that means nothing is done with, of the person who does it. */
function isTheirs({ lost, parsed }: Survey, { lead }: Chunk, { plural }: NounPhrase): boolean {
  const before = lost && lead === "list" && !plural ? parsed.unread.at(-1) : undefined;
  return before !== undefined && /\b(?:their|his|her) [\w-]+$/i.test(parsed.text.slice(0, before.end));
}

/** Reads a piece of a list that has no verb; one of a list of acts goes on with the last verb. */
export function readNounAsk(survey: Survey, chunk: Chunk): void {
  const { head: told, after } = prepositionsOf(chunk.words);
  const head = withoutPossessive(told);
  const noun = nounPhrase(head);
  if (noun === null) return;
  // "Areas I cover", "what we believe": what somebody does is told on their site, and is no list of it.
  if (chunk.words.some(({ low }) => /^(?:i|we)$/.test(low)) && findFeature(head) === null) return leave(survey, chunk.words);
  if (isTheirs(survey, chunk, noun)) return leave(survey, chunk.words);
  if (noun.tokens.every(({ low }) => audiences.has(low))) return isOwned(survey, chunk, noun) ? readOwned(survey, chunk, noun) : undefined;
  if (noun.tokens.every(({ low }) => /^(?:drag|drop|drag-and-drop)$/.test(low))) return leave(survey, chunk.words);
  if (isForum(noun)) return readForum(survey, chunk);
  if (isSorts(noun)) return readSorts(survey, { chunk, noun, owner: after.get("of") ?? after.get("for") ?? null });
  const feature = findFeature(head);
  if (feature?.act === "unsupported") return leave(survey, chunk.words);
  const owner = after.get("of") ?? after.get("for") ?? after.get("about") ?? null;
  if (feature !== null && isFeatureAct(feature.act))
    return readFeatureAsk(survey, { chunk, act: feature.act, about: feature.about ?? owner, noun });
  const handled = handledThing(head);
  const managed = handled === null ? null : nameThing(survey.parsed, handled, 2.2, true);
  if (managed !== null) {
    survey.current = managed;
    ask(survey, "keep", chunk, { of: managed, object: handled });
    return settleWaiting(survey, managed);
  }
  if (feature !== null) {
    const of = nameThing(survey.parsed, feature.about ?? owner, 1.2) ?? survey.current;
    ask(survey, feature.act, chunk, { of, object: feature.about, after });
    rememberCriteria(survey);
    return settleWaiting(survey, of);
  }
  readShownThing(survey, { chunk, noun, owner });
}

/** "A website for a club with *players* and sponsors": who is listed among what it has is not who uses it. */
function isOwned({ mood }: Survey, { lead }: Chunk, { tokens }: NounPhrase): boolean {
  return mood === "has" && /^(?:with|has|list|colon)$/.test(lead) && !tokens.every(({ low }) => everyone.has(low));
}

function readOwned(survey: Survey, chunk: Chunk, noun: NounPhrase): void {
  if (!noun.plural || served.has(noun.low) || knownThing(noun, survey.parsed.audience) === null) return leave(survey, chunk.words);
  const of = mention(survey.parsed, noun, 1.8);
  ask(survey, "browse", chunk, { of, object: noun });
  survey.current = of;
}

function isForum({ key }: NounPhrase): boolean {
  return /^(?:(?:discussion|community|online|member|public|user) )?(?:forum|message board|discussion board)$/.test(key);
}

/** "Categories", "product categories": of what is kept there are sorts, among which one chooses. */
function isSorts({ key, plural, tokens }: NounPhrase): boolean {
  return plural && tokens.length <= 2 && /(?:^| )(?:category|genre|topic category)$/.test(key);
}

function readSorts(survey: Survey, { chunk, noun, owner }: { chunk: Chunk; noun: NounPhrase; owner: NounPhrase | null }): void {
  const named = noun.tokens.length > 1 ? nounPhrase(noun.tokens.slice(0, -1)) : owner;
  const of = (named === null ? null : nameThing(survey.parsed, named, 1.5, true)) ?? survey.current;
  const [last] = noun.tokens.slice(-1);
  ask(survey, "filter", chunk, { of, after: new Map([["by", nounOf(last?.one ?? "category", last && [last])]]) });
}

/** "A discussion forum" beside other parts: posts, and replies to them. */
function readForum(survey: Survey, chunk: Chunk): void {
  const of = mention(survey.parsed, { ...nounOf("post", chunk.words), low: "posts", plural: true }, 2.2);
  ask(survey, "comment", chunk, { of });
  if (of !== null) survey.current = of;
}

function readShownThing(survey: Survey, { chunk, noun, owner }: { chunk: Chunk; noun: NounPhrase; owner: NounPhrase | null }): void {
  const cut = withoutShowing(noun);
  if (survey.mood === "can" && isDetail(survey, noun) && (!noun.plural || /^(?:price|date|time|rating|seat|deadline)$/.test(noun.key))) {
    ask(survey, "browse", chunk, { of: noteDetail(survey, noun), object: noun });
    return;
  }
  const shown = cut !== noun || knownThing(cut, survey.parsed.audience) !== null;
  const goesOn = survey.mood === "can" && survey.verb !== null && !(isFeatureAct(survey.verb.act) && survey.verb.words.length > 1);
  const act = goesOn && survey.verb !== null ? survey.verb.act : "browse";
  const strength = isFeatureAct(act) ? 1.8 : shown || (survey.mood === "can" && noun.plural) ? 1.8 : 1.1;
  const of = isGeneric(cut) ? nameThing(survey.parsed, owner, strength) : nameThing(survey.parsed, cut, strength, cut !== noun);
  if (of === null || (!shown && survey.mood === "has" && knownThing(cut, survey.parsed.audience) === null && !noun.plural)) {
    const hollow = noun.tokens.every(({ low }) => showings.has(low)) && survey.current !== null;
    if (hollow) return ask(survey, act, chunk, { of: survey.current, object: noun });
    return leave(survey, chunk.words);
  }
  survey.current = of;
  ask(survey, act === "unsupported" ? "browse" : act, chunk, { of, object: noun });
  settleWaiting(survey, of);
}
