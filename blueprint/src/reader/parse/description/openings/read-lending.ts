// "A lending library for board games", "toy library: who has which toy": what is lent is kept, under its own name, with what
// is known about lending.
import type { Shape } from "../piece-shape.ts";
import type { EntityTemplate } from "../../../../knowledge/entity-template.ts";
import { templatesByApp } from "../../../../knowledge/entity-templates.ts";
import { plural } from "../../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { actors } from "../../../lexicon/nouns.ts";
import { groups } from "../../../lexicon/subject-words.ts";
import { nounPhrase, type NounPhrase } from "../../../text/noun-phrase.ts";
import { businesses } from "../../product-kinds/products.ts";
import { knownThing } from "../things/known-thing.ts";
import type { ParserState } from "../statements/parser-state.ts";
import type { Statement } from "../statements/statement.ts";

const LENDING_LIBRARY = "lending library";

function templateFor({ parsed }: ParserState, { key, tokens }: NounPhrase): EntityTemplate | null {
  const app = templatesByApp.get(key);
  if (app?.holdsAnything === true) return app;
  const isPlace =
    tokens.length > 1 && lexicon.is(tokens.at(-1)?.one, "lending-place") && lexicon.names(parsed.text.toLowerCase(), "lending-cue");
  return app === undefined && isPlace ? (templatesByApp.get(LENDING_LIBRARY) ?? null) : null;
}

/** What is lent: the things after "for" or "of", else the words before "library". Null where these say only that it is lent. */
function lentIn(head: NounPhrase, after: ReadonlyMap<string, NounPhrase>): NounPhrase | null {
  const about = after.get("of") ?? after.get("for");
  const last = about?.tokens.at(-1)?.one ?? "";
  const isWhom = about?.plural !== true || [actors, groups, businesses].some((words) => words.has(last));
  if (!isWhom) return about ?? null;
  const before = nounPhrase(head.tokens.slice(0, -1));
  return before === null || before.tokens.some(({ one }) => lexicon.is(one, "lending-word")) ? null : before;
}

/** Reads the piece that says what is lent. Null where it is not that. */
export function readLending(state: ParserState, chunk: Shape): Statement[] | null {
  if (chunk.lead !== "start" || state.parsed.mentions.length > 0) return null;
  const { head, headNoun: noun, after } = chunk;
  const thing = noun === null ? null : templateFor(state, noun);
  const lent = noun === null || thing === null ? null : lentIn(noun, after);
  if (noun === null || thing === null || lent === null) return null;
  // An inventory of tools holds tools, of which more is known.
  if (thing.narrower !== undefined && knownThing(lent) !== null) return null;
  const [first] = head;
  const place = { start: first?.start ?? 0, end: Math.max(noun.tokens.at(-1)?.end ?? 0, lent.tokens.at(-1)?.end ?? 0) };
  const phrase = state.parsed.text.slice(place.start, place.end).replace(/\s+/g, " ");
  const mention = { thing, one: lent.key, many: plural(lent.key), phrase, place, strength: 3 };
  state.parsed.mentions.push(mention);
  state.current = mention;
  state.mode = "features";
  return [{ kind: "called", words: noun.low, said: noun.tokens }];
}
