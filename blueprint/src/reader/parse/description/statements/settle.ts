// How what the pieces of a description say is noted in the parsed prompt.
import { strengthOf } from "../../../lexicon/acts.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { placeOf, quote, type Token } from "../../../text/token.ts";
import type { Intent, Mention } from "../../parsed-prompt.ts";
import type { ParserState } from "./parser-state.ts";
import type { Statement, Words } from "./statement.ts";
import { mention } from "../things/mention.ts";

/** The words of a bracket, split at commas, slashes and "or". */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (lexicon.is(token.low, "choice-joint")) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

function phraseOf({ parsed }: ParserState, { words, aside }: Words): string {
  return quote(parsed.text, [...words, ...aside]);
}

/** Gives the acts that wait for a thing that of the act after them. */
function settleWaiting(state: ParserState, of: Mention | null): void {
  for (const earlier of state.waiting) {
    if (of !== null && earlier.of !== of) of.strength += strengthOf(earlier.act);
    earlier.of = of;
  }
  state.waiting = [];
}

function settleAsk(state: ParserState, asked: Extract<Statement, { kind: "ask" }>): void {
  const { act, said, of, object = null, after = new Map(), waiting } = asked;
  const words = said.words.map(({ low }) => low);
  const intent: Intent = { act, of, object, after, words, phrase: phraseOf(state, said), place: placeOf(said.words) };
  state.parsed.intents.push(intent);
  if (waiting === "waits") state.waiting.push(intent);
  if (waiting === "gives") settleWaiting(state, of);
}

function settleField(state: ParserState, stated: Extract<Statement, { kind: "field" }>): void {
  const { of, noun, said, detail = [] } = stated;
  const more = detail.length === 0 ? [] : [[...detail]];
  state.parsed.fields.push({ of, noun, detail: [...partsOf(said.aside), ...more], phrase: phraseOf(state, said) });
}

function settleChoice(state: ParserState, said: Words): void {
  const { field, choosing } = state;
  state.choosing = true;
  if (field === null) return;
  field.detail.push([...said.words]);
  field.phrase += (choosing ? ", " : ": ") + phraseOf(state, said);
}

function settleOne(state: ParserState, statement: Statement): void {
  const { parsed } = state;
  switch (statement.kind) {
    case "context":
      parsed.context.push(statement.place);
      return;
    case "table":
      if (parsed.table === null) parsed.table = parsed.text.slice(statement.place.start, statement.place.end);
      else parsed.unread.push(statement.place);
      return;
    case "nothing":
      if (statement.words.length > 0) parsed.unread.push(placeOf(statement.words));
      state.lost = statement.isAlone !== true;
      return;
    case "hanging": {
      const last = parsed.unread.at(-1);
      if (last !== undefined) last.end = statement.words.at(-1)?.end ?? last.end;
      state.lost = true;
      return;
    }
    case "ask":
      return settleAsk(state, statement);
    case "field":
      return settleField(state, statement);
    case "choice":
      return settleChoice(state, statement.said);
    case "repeat":
      parsed.intents.push({ ...statement.intent, after: statement.after, phrase: phraseOf(state, statement.said) });
      return;
    case "thing":
      mention(parsed, statement.noun, statement.strength);
      return;
    case "called":
      if (statement.isSure === true || parsed.kind === null)
        parsed.kind = { words: statement.words, phrase: quote(parsed.text, statement.said) };
      return;
    case "relation":
      parsed.relations.push({ from: statement.from, to: statement.to, phrase: phraseOf(state, statement.said) });
      return;
    case "ban":
      parsed.bans.push({ noun: statement.noun, phrase: phraseOf(state, statement.said) });
      return;
  }
}

/** Notes what is said. */
export function settle(state: ParserState, statements: readonly Statement[]): void {
  for (const statement of statements) settleOne(state, statement);
}
