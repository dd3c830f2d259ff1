// Reads the pieces of a sentence one by one, each in the mode that the parser is in.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isFieldNoun } from "../../../knowledge/field-nouns.ts";
import { nounOf } from "../../text/noun-phrase.ts";
import type { Piece } from "./piece-shape.ts";
import { readAct, readFurther } from "./read-act.ts";
import { readOpening } from "./openings/read-opening.ts";
import { readOwned } from "./read-item.ts";
import { isMeasure } from "./things/mention.ts";
import type { ParserState } from "./statements/parser-state.ts";
import type { Statement } from "./statements/statement.ts";

const STATE_WORDS_MAX = 2;

/** Reads one piece of a sentence: a ban, what is to be built, an act, or an item of a list. */
export function readPiece(state: ParserState, piece: Piece): Statement[] {
  const chunk = piece.content;
  const answered = answeredField(state, piece);
  if (answered !== null) return [answered];
  if (chunk.words.length === 0) return [];
  const { noun } = chunk;
  const isNextField = noun !== null && isFieldNoun(noun);
  const goesOn = chunk.lead === "list" && state.mode === "fields" && !isNextField;
  const hangsOn = state.lost && (chunk.lead === "with" || chunk.lead === "which" || goesOn);
  state.lost = false;
  const articled = lexicon.is(piece.words[0]?.low, "determiner");
  const verb = articled ? null : chunk.verbs[state.mode];
  if (hangsOn && verb === null) return [{ kind: "hanging", words: chunk.words }];
  if (state.mode === "bans") return noun === null ? [] : [{ kind: "ban", noun, said: chunk }];
  if (chunk.clause) return readOwned(state, chunk);
  if (noun !== null && isMeasure(noun)) return [{ kind: "nothing", words: chunk.words }];
  const opened = readOpening(state, chunk, verb);
  if (opened !== null) return opened;
  if (verb !== null) {
    if (verb.act !== "keep") state.mode = "actions";
    return readAct(state, { chunk, verb, object: chunk.object ?? chunk });
  }
  if (state.mode === "actions") return readFurther(state, chunk);
  return readOwned(state, chunk);
}

/** "Out yes/no", "still here yes/no": whatever a word says elsewhere, what is answered with yes or no is a field. Null for anything else. */
function answeredField({ mode, current }: ParserState, piece: Piece): Statement | null {
  const { words } = piece;
  const isAnswered = /^(?:yes|y) (?:\/ |or )?(?:no|n)$/.test(piece.aside.map(({ low }) => low).join(" "));
  const isState = words.length === 1 || words.at(-1)?.speech !== "noun";
  if (!isAnswered || !isState || current === null || mode === "bans" || words.length === 0 || words.length > STATE_WORDS_MAX) return null;
  return { kind: "field", of: current, noun: nounOf(words.map(({ low }) => low).join(" "), words), said: piece };
}
