// What is to be built: "a recipe box", "an inventory app", "a tracker for my vinyl records", "an app".
// The words before the container name the thing; failing that, those after "for" or "of" do.
import type { Shape } from "../piece-shape.ts";
import { templatesByApp, templatesByNoun } from "../../../../knowledge/entity-templates.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { actors, containers, generics, plainContainers } from "../../../lexicon/nouns.ts";
import { featureIn } from "../../../lexicon/features.ts";
import { businesses } from "../../product-kinds/products.ts";
import { nounPhrase, type NounPhrase } from "../../../text/noun-phrase.ts";
import type { Token } from "../../../text/token.ts";
import type { Mention } from "../../parsed-prompt.ts";
import { knownThing } from "../things/known-thing.ts";
import { mention, narrow, PEOPLE_LISTED } from "../things/mention.ts";
import type { ParserState } from "../statements/parser-state.ts";
import type { Statement } from "../statements/statement.ts";

/** Whether a noun phrase names an application or the place where things are kept. */
export function isContainer(tokens: readonly Token[], noun: NounPhrase | null): boolean {
  const last = tokens.at(-1);
  if (last === undefined || (last.one !== last.low && templatesByNoun.has(last.one))) return false;
  if (noun !== null && (templatesByApp.has(noun.key) || templatesByApp.has(noun.low))) return true;
  if (last.one === last.low && plainContainers.has(last.one)) return true;
  if (noun !== null && noun.tokens.length === 1 && knownThing(noun) !== null) return false;
  if (templatesByApp.has(last.one) || templatesByApp.has(last.low)) return true;
  return plainContainers.has(last.one) || (containers.has(last.one) && last.one === last.low && !generics.has(last.one));
}

function isKnownNoun(tokens: readonly Token[]): boolean {
  const noun = nounPhrase(tokens);
  return noun !== null && templatesByNoun.has(noun.key);
}

function modifiersOf(noun: NounPhrase): NounPhrase | null {
  let tokens = noun.tokens;
  const holds = (): boolean => containers.has(tokens.at(-1)?.one ?? "") && !(tokens.length < noun.tokens.length && isKnownNoun(tokens));
  while (tokens.length > 0 && holds()) tokens = tokens.slice(0, -1);
  return nounPhrase(tokens);
}

/** The thing that the words before a container name: by the whole name, by the modifiers, or by one word of them. */
function thingOfName(state: ParserState, noun: NounPhrase): Mention | null {
  const known = knownThing(noun);
  const modifiers = modifiersOf(noun);
  const about = modifiers === null ? null : knownThing(modifiers);
  // "Tool library" is about tools, though every lending library is about equipment.
  // "Sales pipeline": what is shown on a board is weaker than what the sentence goes on to name.
  const strength = isBoard(noun) ? 1.7 : 3;
  if (known?.byApp === true)
    return mention(state.parsed, modifiers !== null && about?.thing === known.thing && !about.byApp ? modifiers : noun, strength);
  if (modifiers === null) return null;
  if (knownThing(modifiers) !== null) return mention(state.parsed, modifiers, 3);
  for (const token of modifiers.tokens.toReversed()) {
    const single = nounPhrase([token]);
    if (single !== null && knownThing(single)?.byApp === false) return mention(state.parsed, single, 2.5);
  }
  return null;
}

/**
 * "A kanban board", "a sales pipeline", "a projects board": the name says that the rows stand on a board, by more than the
 * word "board".
 */
function isBoard({ tokens }: NounPhrase): boolean {
  const feature = featureIn(tokens.map(({ one }) => one));
  const [rows, board] = tokens.slice(-2);
  const isOfRows = board !== undefined && feature?.length === 1 && rows !== undefined && rows.low !== rows.one;
  return feature?.act === "board" && (isOfRows || tokens.slice(-feature.length).some(({ one }) => !containers.has(one)));
}

/** Words before a container are nouns, whatever else they can be: a *retrospective* board. */
function asNouns(noun: NounPhrase): NounPhrase {
  return { ...noun, tokens: noun.tokens.map((token) => ({ ...token, speech: "noun" })) };
}

/** Reads the words for what is to be built. Null where they are not that. */
export function readHead(state: ParserState, chunk: Shape): Statement[] | null {
  const { head, headNoun: noun, after } = chunk;
  const isArranged = noun?.tokens.length === 1 && lexicon.is(noun.low, "arrangement") && after.get("of")?.plural === true;
  if (!isContainer(head, noun) && !isArranged) return null;
  // "An inventory of props": a bare word for where things are kept holds what it is said to be of.
  const isOf = noun?.tokens.length === 1 && after.get("of")?.plural === true;
  const isListOf = (noun === null || isOf) && after.get("of")?.plural === true && state.stated;
  const named = noun === null || isOf ? null : thingOfName(state, noun);
  const isSure = plainContainers.has(state.parsed.kind?.words ?? "");
  const called: Statement[] = noun === null || isArranged ? [] : [{ kind: "called", words: noun.low, said: noun.tokens, isSure }];
  const about = after.get("of") ?? after.get("for") ?? after.get("about") ?? null;
  const modifiers = noun === null ? null : modifiersOf(noun);
  const isOfBusiness = [about, modifiers].some((one) => one?.tokens.some(({ low }) => businesses.has(low)));
  if (named !== null && isOfBusiness) narrow(named);
  let found = named;
  // "for my recipes" names the thing; "for a small bakery" says who it is for, and "for a camping trip" what for: one is not
  // kept, and is only taken where nothing else is named.
  // "A kanban board for orders": the rows on a board are of what it is for.
  const isOnBoard = noun !== null && isBoard(noun) && about?.plural === true && knownThing(about) !== null;
  if (about !== null && (found === null || (about.plural && knownThing(about) !== null))) {
    const people = actors.has(about.key);
    const audience = people || about.article === "a" || about.article === "an";
    const business = businesses.has(about.tokens.at(-1)?.low ?? "") && knownThing(about) === null;
    const other =
      isListOf || (!business && (knownThing(about) !== null || !audience))
        ? mention(state.parsed, about, isListOf ? PEOPLE_LISTED : found === null ? 2.5 : people ? 0.5 : 2)
        : mention(state.parsed, about, 0.3);
    if (!business) found = isOnBoard && !people ? other : (found ?? other);
  }
  if (found === null && modifiers !== null) found = mention(state.parsed, asNouns(modifiers), modifiers.tokens.length <= 3 ? 2 : 0.5);
  state.current = found ?? state.current;
  // "An app for my plants, their pots and seeds" goes on with things; after "a plant app with" come its parts.
  state.mode = named === null && about !== null && found !== null ? "things" : "features";
  if (noun === null || !isBoard(noun)) return called;
  return [...called, { kind: "ask", act: "board", said: { words: noun.tokens, aside: chunk.aside }, of: null }];
}
