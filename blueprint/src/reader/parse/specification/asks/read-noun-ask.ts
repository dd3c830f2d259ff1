// A piece without a verb: "chat functionality", "policy management", "property listings", "team rankings".
import { isFeatureAct } from "../../../lexicon/acts.ts";
import { nounOf, nounPhrase, type NounPhrase } from "../../../text/noun-phrase.ts";
import type { Token } from "../../../text/token.ts";
import type { Candidate, Statement } from "../statement.ts";
import { audiences, everyone, served } from "../lexicon/audiences.ts";
import { handlings, showings } from "../lexicon/containers.ts";
import type { Piece } from "../piece.ts";
import type { Survey } from "../survey.ts";
import { featureAsk } from "./feature-ask.ts";

/** The thing of "policy management": what is handled. */
export function handledThing(tokens: readonly Token[]): NounPhrase | null {
  return tokens.length > 1 && handlings.has(tokens.at(-1)?.low ?? "") ? nounPhrase(tokens.slice(0, -1)) : null;
}

/** "They leave their name and *phone*": what an act that means nothing is done with, of the person who does it. */
function isTheirs({ lost, parsed }: Survey, { chunk }: Piece, { plural }: NounPhrase): boolean {
  const before = lost && chunk.lead === "list" && !plural ? parsed.unread.at(-1) : undefined;
  return before !== undefined && /\b(?:their|his|her) [\w-]+$/i.test(parsed.text.slice(0, before.end));
}

/** What a piece of a list that has no verb asks for; one of a list of acts goes on with the last verb. */
export function readNounAsk(survey: Survey, piece: Piece): Statement[] {
  const { words, head, after } = piece.said;
  const { noun, feature } = head;
  if (noun === null) return [];
  const isOnlyStated =
    // "Areas I cover", "what we believe": what somebody does is described on their site, and is no list of it.
    (words.some(({ low }) => /^(?:i|we)$/.test(low)) && feature === null) || isTheirs(survey, piece, noun);
  if (isOnlyStated) return [{ kind: "nothing", words }];
  if (noun.tokens.every(({ low }) => audiences.has(low))) return isOwned(survey, piece, noun) ? readOwned(piece, noun) : [];
  if (noun.tokens.every(({ low }) => /^(?:drag|drop|drag-and-drop)$/.test(low))) return [{ kind: "nothing", words }];
  if (isForum(noun)) return readForum(piece);
  if (isSorts(noun)) return readSorts(survey, piece, noun);
  if (feature?.act === "unsupported") return [{ kind: "nothing", words }];
  const owner = after.get("of") ?? after.get("for") ?? after.get("about") ?? null;
  if (feature === null || !isFeatureAct(feature.act)) return readHandled(survey, piece, owner);
  return [featureAsk(piece, { act: feature.act, about: feature.about ?? owner, noun })];
}

/** "Policy management": policies are kept; where what is handled is no thing, it is a part like any other. */
function readHandled(survey: Survey, piece: Piece, owner: NounPhrase | null): Statement[] {
  const { said, chunk } = piece;
  const part = said.head.feature === null ? readShownThing(survey, piece, owner) : readCapability(survey, piece, owner);
  const handled = handledThing(said.head.words);
  if (handled === null) return part;
  const of: Candidate[] = [{ noun: handled, strength: 2.2, as: "object" }];
  const { words } = said;
  return [{ kind: "ask", act: "keep", words, aside: chunk.aside, of, instead: part, object: handled, isSpokenOf: true, waiting: "gives" }];
}

/** "Search by city", "a chart of sales": what is done with rows. */
function readCapability({ current }: Survey, { said, chunk: { aside } }: Piece, owner: NounPhrase | null): Statement[] {
  const { words, head, after } = said;
  if (head.feature === null) return [];
  const { act, about } = head.feature;
  const of: Candidate[] = [{ noun: about ?? owner, strength: 1.2, as: "noun" }];
  const rest = { else: current, object: about, after, criteria: "where-narrowing", waiting: "gives" } as const;
  return [{ kind: "ask", act, words, aside, of, ...rest }];
}

/** "A website for a club with *players* and sponsors": who is listed among what it has is not who uses it. */
function isOwned({ mood }: Survey, { chunk }: Piece, { tokens }: NounPhrase): boolean {
  return mood === "has" && /^(?:with|has|list|colon)$/.test(chunk.lead) && !tokens.every(({ low }) => everyone.has(low));
}

function readOwned({ said: { words, thing }, chunk: { aside } }: Piece, noun: NounPhrase): Statement[] {
  if (!noun.plural || served.has(noun.low) || thing?.isKnown !== true) return [{ kind: "nothing", words }];
  const of: Candidate[] = [{ noun, strength: 1.8, as: "stated" }];
  return [{ kind: "ask", act: "browse", words, aside, of, object: noun, isSpokenOf: true }];
}

function isForum({ key }: NounPhrase): boolean {
  return /^(?:(?:discussion|community|online|member|public|user) )?(?:forum|message board|discussion board)$/.test(key);
}

/** "Categories", "product categories": of what is kept there are sorts, among which one chooses. */
function isSorts({ key, plural, tokens }: NounPhrase): boolean {
  return plural && tokens.length <= 2 && /(?:^| )(?:category|genre|topic category)$/.test(key);
}

function readSorts({ current }: Survey, { said: { words, after }, chunk: { aside } }: Piece, noun: NounPhrase): Statement[] {
  const named = noun.tokens.length > 1 ? nounPhrase(noun.tokens.slice(0, -1)) : (after.get("of") ?? after.get("for"));
  const [last] = noun.tokens.slice(-1);
  const of: Candidate[] = [{ noun: named, strength: 1.5, as: "object" }];
  const by = new Map([["by", nounOf(last?.one ?? "category", last && [last])]]);
  return [{ kind: "ask", act: "filter", words, aside, of, else: current, after: by }];
}

/** "A discussion forum" beside other parts: posts, and replies to them. */
function readForum({ said: { words }, chunk: { aside } }: Piece): Statement[] {
  const posts = { ...nounOf("post", [...words]), low: "posts", plural: true };
  return [{ kind: "ask", act: "comment", words, aside, of: [{ noun: posts, strength: 2.2, as: "stated" }], isSpokenOf: true }];
}

/** "Property listings", "prices": what is shown, or what more is said about the thing in question. */
function readShownThing({ mood, verb, current }: Survey, { said, chunk: { aside } }: Piece, owner: NounPhrase | null): Statement[] {
  const { words, thing } = said;
  if (thing === null) return [];
  const { noun, shown } = thing;
  const asked = { kind: "ask", words, aside, object: noun } as const;
  const isOne = !noun.plural || /^(?:price|date|time|rating|seat|deadline)$/.test(noun.key);
  if (mood === "can" && current !== null && thing.isDetail && isOne)
    return [
      { kind: "field", noun, detail: [], words: noun.tokens },
      { ...asked, act: "browse", else: current },
    ];
  const isCut = shown.noun !== noun;
  const isSure = isCut || shown.isKnown;
  const act = mood === "can" && verb !== null && !(isFeatureAct(verb.act) && verb.words.length > 1) ? verb.act : "browse";
  const strength = isFeatureAct(act) || isSure || (mood === "can" && noun.plural) ? 1.8 : 1.1;
  const of: Candidate[] = [
    shown.isGeneric ? { noun: owner, strength, as: "noun" } : { noun: shown.noun, strength, as: isCut ? "object" : "noun" },
  ];
  const isHollow = noun.tokens.every(({ low }) => showings.has(low)) && current !== null;
  const instead: Statement[] = [isHollow ? { ...asked, act, else: current } : { kind: "nothing", words }];
  if (!isSure && mood === "has" && !noun.plural) return [{ kind: "thing", of, else: null, isSpokenOf: false }, ...instead];
  return [{ ...asked, act: act === "unsupported" ? "browse" : act, of, instead, isSpokenOf: true, waiting: "gives" }];
}
