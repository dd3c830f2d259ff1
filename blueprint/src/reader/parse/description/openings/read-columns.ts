// "A board for our renovation with doing and done": a board whose parts are states is one of tasks, and they are its columns.
import type { Piece } from "../piece-shape.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { nounOf, nounPhrase } from "../../../text/noun-phrase.ts";
import { quote, type Token } from "../../../text/token.ts";
import { mention } from "../things/mention.ts";
import type { ParserState } from "../parser-state.ts";
import type { Statement } from "../statement.ts";

/** A state in which work is: "to do", "in review", "finished"; null for other pieces. The joining "to" of "with to do" is part of it. */
function stateOf(text: string, { words }: Piece): Token[] | null {
  const [first, second] = words;
  if (first === undefined || words.length > 2) return null;
  const isTo = /\bto $/i.test(text.slice(0, first.start)) && second === undefined;
  const state = isTo ? [{ ...first, text: `to ${first.text}`, low: `to ${first.low}` }] : [...words];
  const low = state.map((token) => token.low).join(" ");
  const isForm = second === undefined && first.speech !== "noun" && /(?:ing|ed)$/.test(low);
  return lexicon.is(low, "work-state") || isForm ? state : null;
}

/** Reads a sentence that is a board with its columns. Null where it is not that. */
export function readColumns(state: ParserState, [first, ...rest]: readonly Piece[]): Statement[] | null {
  const states = rest.map((chunk) => stateOf(state.parsed.text, chunk));
  const known = states.filter((one) => one !== null);
  const columns = rest.map((chunk, at) => states[at] ?? [...chunk.words]);
  if (first === undefined) return null;
  const { head, headNoun, after } = first;
  if (head.at(-1)?.one !== "board" || !/^(?:with|has|colon)$/.test(rest[0]?.lead ?? "")) return null;
  if (columns.length < 2 || known.length * 2 < columns.length || columns.some(({ length }) => length > 2)) return null;
  const about = after.get("for") ?? after.get("of") ?? null;
  const board = head.at(-1);
  const subject = about === null || about.article === "a" ? [] : about.tokens;
  const base = subject.at(-1) ?? board;
  if (base === undefined) return null;
  const tasks: Token = { ...base, text: "tasks", low: "tasks", one: "task", speech: "noun" };
  const noun = nounPhrase([...subject, tasks]);
  const task = noun === null ? null : mention(state.parsed, noun, 3);
  if (task === null) return null;
  const name = [...subject.map(({ low }) => low), headNoun?.low ?? "board"].join(" ");
  state.parsed.kind ??= { words: name, phrase: quote(state.parsed.text, first.words) };
  state.current = task;
  state.mode = "fields";
  const ask: Statement = { kind: "ask", act: "board", said: { words: head, aside: first.aside }, of: task };
  const said = { words: rest.flatMap((chunk) => chunk.words), aside: columns.flat() };
  return [ask, { kind: "field", of: task, noun: nounOf("status"), said, choices: columns }];
}
