// When a noun of a specification is a thing that the product keeps.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import type { ParsedPrompt, Mention } from "../../parsed-prompt.ts";
import { knownThing } from "../../description/things/known-thing.ts";
import { isGeneric, mention, mentioned } from "../../description/things/mention.ts";
import { nounPhrase, type NounPhrase } from "../../../text/noun-phrase.ts";
import type { Token } from "../../../text/token.ts";
import { abstracts, showings } from "../lexicon/containers.ts";
import { isFeatureAct } from "../../../lexicon/acts.ts";
import { findFeature } from "../find-feature.ts";
import { inContext } from "./in-context.ts";
import { audiences, everyone } from "../lexicon/audiences.ts";

/** "The company's history", "others' posts": whose it is says nothing of what it is. */
export function withoutPossessive(tokens: readonly Token[]): Token[] {
  const at = tokens.findLastIndex(({ low }) => /(?:'s|s')$/.test(low));
  return at < 0 || at > 3 || at === tokens.length - 1 ? [...tokens] : tokens.slice(at + 1);
}

/** "Open calls", "upcoming matches": the state of some of them is no other thing. */
function withoutState(noun: NounPhrase): NounPhrase {
  let { tokens } = noun;
  while (tokens.length > 1 && lexicon.is(tokens[0]?.low, "state-adjective")) tokens = tokens.slice(1);
  return tokens.length === noun.tokens.length ? noun : (nounPhrase(tokens) ?? noun);
}

/** "Car rental", "room bookings": what is done with a thing is a feature, and the thing is what it is done with. */
function withoutDeed(noun: NounPhrase): NounPhrase | null {
  const isService = noun.tokens.length > 2 && noun.tokens.at(-1)?.one === "service";
  const feature = findFeature(isService ? noun.tokens.slice(0, -1) : noun.tokens);
  if (feature === null || !isFeatureAct(feature.act) || !lexicon.is(noun.tokens.at(isService ? -2 : -1)?.one, "transaction-noun"))
    return noun;
  return feature.about;
}

/** The noun without tails that say only how it is shown: "property *listings*", "customer *information*". */
export function withoutShowing(noun: NounPhrase): NounPhrase {
  let { tokens } = noun;
  while (tokens.length > 1 && (showings.has(tokens.at(-1)?.low ?? "") || showings.has(tokens.at(-1)?.one ?? "")))
    tokens = tokens.slice(0, -1);
  return tokens.length === noun.tokens.length ? noun : (nounPhrase(tokens) ?? noun);
}

/** "A *video* sharing platform" keeps videos, which are mere parts of what others keep. */
function isMedium({ kind }: ParsedPrompt, { tokens }: NounPhrase): boolean {
  const last = tokens.at(-1)?.one ?? "";
  return /^(?:video|photo|picture|image|file)$/.test(last) && kind?.words.split(" ").includes(last) === true;
}

function isAbstract(noun: NounPhrase): boolean {
  const last = noun.tokens.at(-1)?.one ?? "";
  return abstracts.has(noun.key) || (noun.tokens.length === 1 && abstracts.has(last));
}

/** Notes the thing that a noun phrase names, with how sure it is; null where it names none. Known things count for more. `isObject`: something is done with it. */
export function nameThing(parsed: ParsedPrompt, noun: NounPhrase | null | undefined, strength: number, isObject = false): Mention | null {
  if (noun === null || noun === undefined) return null;
  const done = withoutDeed(withoutState(withoutShowing(noun)));
  const cut = done === null ? null : inContext(parsed, done);
  if (cut === null || isItself(cut)) return null;
  if (isGeneric(cut) || cut.tokens.length > 5) return null;
  const before = mentioned(parsed, cut);
  if (before !== null) {
    before.strength += strength;
    return before;
  }
  const known = knownThing(cut, parsed.audience);
  if (isOwner(parsed, cut) || (lexicon.is(cut.key, "realm") && !isObject) || (known === null && isDoing(cut)) || isAudience(cut, isObject))
    return null;
  if (known === null && !isMedium(parsed, cut) && (isAbstract(cut) || endsAbstract(cut.tokens))) return null;
  return mention(parsed, cut, strength + (known === null ? 0 : 0.7));
}

function isItself({ tokens, key }: NounPhrase): boolean {
  return tokens.length === 1
    ? lexicon.is(key, "product-itself")
    : /^(?:website|webpage|homepage|webapp|app)$/.test(tokens.at(-1)?.one ?? "");
}

/** "Company information" on the website of a company: the owner is no thing in it. */
function isOwner({ owner }: ParsedPrompt, { tokens }: NounPhrase): boolean {
  return (
    owner !== null && tokens.at(-1)?.one === owner.split(" ").at(-1) && tokens.every(({ low }) => owner.includes(low) || low.length < 4)
  );
}

/** "Voting", "message sending": what is done is no thing. */
function isDoing({ tokens }: NounPhrase): boolean {
  const last = tokens.at(-1)?.one ?? "";
  return last.endsWith("ing") && last.length > 4 && !lexicon.is(last, "noun-in-ing");
}

/** Who uses the product is no thing in it, unless something is done with them: "add new *barbers*", "*customer* management". */
function isAudience(noun: NounPhrase, isObject: boolean): boolean {
  return audiences.has(noun.low) && !(isObject && !everyone.has(noun.low));
}

/** "Market trends", "user experience": the last word says that nothing is kept. */
function endsAbstract(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return last !== undefined && abstracts.has(last.one);
}
