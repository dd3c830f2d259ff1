// "A board for our renovation with doing and done": a board whose parts are states is one of tasks, and they are its columns.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import type { Chunk } from "../../../text/chunk.ts";
import { nounOf, nounPhrase, prepositionsOf } from "../../../text/noun-phrase.ts";
import { quote, type Token } from "../../../text/token.ts";
import { field } from "../read-item.ts";
import { mention } from "../things/mention.ts";
import { type ParserState, addIntent } from "../parser-state.ts";

/** A state in which work is: "to do", "in review", "finished"; null for other pieces. The joining "to" of "with to do" is part of it. */
function stateOf(text: string, { words }: Chunk): Token[] | null {
  const [first, second] = words;
  if (first === undefined || words.length > 2) return null;
  const isTo = /\bto $/i.test(text.slice(0, first.start)) && second === undefined;
  const state = isTo ? [{ ...first, text: `to ${first.text}`, low: `to ${first.low}` }] : [...words];
  const low = state.map((token) => token.low).join(" ");
  const isForm = second === undefined && first.speech !== "noun" && /(?:ing|ed)$/.test(low);
  return lexicon.is(low, "work-state") || isForm ? state : null;
}

/** Reads a sentence that is a board with its columns. True where it was that. */
export function readColumns(state: ParserState, [first, ...rest]: readonly Chunk[]): boolean {
  const { head, after } = prepositionsOf(first?.words ?? []);
  const states = rest.map((chunk) => stateOf(state.parsed.text, chunk));
  const known = states.filter((one) => one !== null);
  const columns = rest.map((chunk, at) => states[at] ?? [...chunk.words]);
  if (first === undefined || head.at(-1)?.one !== "board" || !/^(?:with|has|colon)$/.test(rest[0]?.lead ?? "")) return false;
  if (columns.length < 2 || known.length * 2 < columns.length || columns.some(({ length }) => length > 2)) return false;
  const about = after.get("for") ?? after.get("of") ?? null;
  const board = head.at(-1);
  const subject = about === null || about.article === "a" ? [] : about.tokens;
  const base = subject.at(-1) ?? board;
  if (base === undefined) return false;
  const tasks: Token = { ...base, text: "tasks", low: "tasks", one: "task", speech: "noun" };
  const noun = nounPhrase([...subject, tasks]);
  const task = noun === null ? null : mention(state.parsed, noun, 3);
  if (task === null) return false;
  const name = [...subject.map(({ low }) => low), nounPhrase(head)?.low ?? "board"].join(" ");
  state.parsed.kind ??= { words: name, phrase: quote(state.parsed.text, first.words) };
  addIntent(state, "board", { ...first, words: head }, { of: task });
  const words = rest.flatMap((chunk) => chunk.words);
  const last = rest.at(-1);
  if (last !== undefined) field(state, task, nounOf("status"), { ...last, words, aside: columns.flat() });
  Object.assign(state.parsed.fields.at(-1) ?? {}, { detail: columns });
  state.current = task;
  state.mode = "fields";
  return true;
}
