// A piece without a verb in a list of acts: it goes on with the last one ("books, authors"), or is something unknown.
import { isFieldNoun } from "../../../knowledge/field-nouns.ts";
import type { ParserState } from "./statements/parser-state.ts";
import type { Telling } from "./piece-shape.ts";
import { readAct } from "./read-act.ts";
import { readOwned } from "./read-item.ts";
import type { Statement } from "./statements/statement.ts";
import { fieldWithChoice, knownField } from "./things/known-field.ts";

/** What such a piece says. */
export function readFurther(state: ParserState, chunk: Telling): Statement[] {
  const { act } = state;
  const { acting, unknown } = chunk;
  if (chunk.lead !== "list" && acting !== null) return readAct(state, acting);
  const nothing: Statement = { kind: "nothing", words: chunk.words };
  if (unknown !== undefined) return unknown === null ? [nothing] : [{ kind: "thing", noun: unknown, strength: 0.8 }, nothing];
  // "Filter by room and a chart by category": what says by what itself goes on with no verb.
  if (chunk.lead === "list" && act !== null && !chunk.after.has("by")) {
    const last = state.parsed.intents.at(-1);
    const { noun } = chunk;
    // "A score out of 10 and price": nobody rates a price.
    if (act === "rate" && noun !== null && isFieldNoun(noun) && state.current !== null)
      return [{ kind: "field", of: state.current, noun, said: chunk }];
    const isBy = /^(?:filter|sort|chart|total|search)$/.test(act);
    if (isBy && state.preposition !== null && last !== undefined && noun !== null)
      return [{ kind: "repeat", intent: last, after: new Map([[state.preposition, noun]]), said: chunk }];
    // "Track medication, morning and evening": one of something unknown is no list of its own.
    if (noun !== null && !noun.plural && chunk.known === null && (act === "keep" || act === "add" || act === "browse")) {
      const { current } = state;
      const isPart =
        current !== null && (fieldWithChoice(current, noun) !== null || knownField(current, noun) !== null || isFieldNoun(noun));
      return [isPart ? { kind: "field", of: current, noun, said: chunk } : nothing];
    }
    return readAct(state, { chunk, verb: { words: [], verb: "", act, gerund: false }, object: chunk });
  }
  if (chunk.words[0]?.speech === "verb" && chunk.lead !== "which") return [nothing];
  state.mode = "features";
  return readOwned(state, chunk);
}
