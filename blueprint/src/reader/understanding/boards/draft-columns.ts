// What a board adds to the list of its cards: a status with the columns as its choices, the board itself and its name.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { templateOf } from "../../../knowledge/entity-templates.ts";
import type { FieldIntent, Intent, Mention } from "../../parse/parsed-prompt.ts";
import { nounOf } from "../../text/noun-phrase.ts";
import type { Sentence, Token } from "../../text/token.ts";
import { phraseFrom } from "../records/heading.ts";
import type { FieldList } from "../records/field-list.ts";
import { eachIn, named, type RowName } from "../records/rows/row-name.ts";
import type { Columns } from "./columns-in.ts";

/** A row of a board whose text does not say what stands on its cards. */
export const CARD: RowName = { one: "card", many: "cards", tokens: [] };

/** What a board is for: "boat repairs" of "a board for boat repairs with columns …", and the part of the text that asks for it. */
export interface BoardHead {
  subject: readonly Token[];
  /** "Orders" of "showing orders that are waiting", "boat" of "where each boat moves"; none where the board is for what stands on it. */
  cards: readonly Token[];
  taken: { start: number; end: number };
}

/** The words that ask for a board; null where none do. */
export function boardHead(sentences: readonly Sentence[], { board, start, end }: Columns): BoardHead | null {
  const tokens = sentences.find((sentence) => sentence.tokens.some((token) => token.end === board?.end))?.tokens ?? [];
  const at = tokens.findIndex((token) => token.end === board?.end);
  const [first] = tokens;
  if (board === null || first === undefined) return null;
  const behind = lexicon.is(tokens[at + 1]?.low, "object-joint") ? phraseFrom(tokens, at + 2) : [];
  const stop = behind.findIndex(
    (token, index) => (index > 0 && token.speech === "verb") || token.low === "with" || !/[\p{L}\p{N}]/u.test(token.text),
  );
  const subject = behind.slice(0, stop < 0 ? undefined : stop);
  const isHere = tokens.some((token) => token.start >= start && token.end <= end);
  const states = tokens.findIndex(({ low }, index) => index > at && /^(?:that|which)$/.test(low) && tokens[index + 1]?.low === "are");
  const each = tokens.findIndex(({ low }, index) => index > at && /^(?:each|every)$/.test(low));
  const eachCard = each < 0 ? null : eachIn(tokens.slice(each));
  const cards = states >= 0 ? tokens.slice(Math.max(at + 1, states - 1), states) : (eachCard?.tokens ?? ordersBefore(tokens, at));
  return { subject, cards, taken: { start: first.start, end: isHere && start > board.end ? start : (subject.at(-1)?.end ?? board.end) } };
}

/** "Wig orders" of "wig orders board": several of something before it. */
function ordersBefore(tokens: readonly Token[], board: number): readonly Token[] {
  // Whatever stands right before it is a noun.
  const start = tokens.slice(0, Math.max(0, board - 1)).findLastIndex(({ speech }) => speech !== "noun" && speech !== "adjective") + 1;
  const before = tokens.slice(start, board);
  const last = before.at(-1);
  return last !== undefined && last.low !== last.one ? before : [];
}

/** What stands on the cards: several of what the board is for, and otherwise `plain`. */
export function cardName({ subject, cards }: BoardHead, plain: RowName): RowName {
  const words = cards.length > 0 ? cards : subject;
  const last = words.at(-1);
  const isSeveral = last !== undefined && (last.low !== last.one || cards.length > 0);
  return (isSeveral ? named(words) : null) ?? plain;
}

/** The cards of a board whose text gives no fields: tasks where it does not say what they are. */
export function cardsOf(head: BoardHead): FieldList {
  return {
    row: cardName(head, { one: "task", many: "tasks", tokens: [] }),
    heading: [],
    details: [],
    isWhole: false,
    isNoted: false,
    taken: [head.taken],
  };
}

/** The template of cards of which a text gives no fields: what stands on a board is work, whatever it is about. */
export const plainTemplate = ({ details }: FieldList): Mention["thing"] =>
  details.length === 0 ? (templateOf("task", "own") ?? null) : null;

/** The field with the columns, and the board where one is asked for. */
export function columnIntents(
  text: string,
  mention: Mention,
  { names, board, start, end }: Columns,
): { fields: FieldIntent[]; intents: Intent[] } {
  const phrase = text.slice(start, end);
  const field = { of: mention, noun: nounOf("status"), detail: names.map((name) => [...name]), phrase };
  if (board === null) return { fields: [field], intents: [] };
  const place = { start: board.start, end: board.end };
  const asked: Intent = { act: "board", of: mention, object: null, after: new Map(), words: ["board"], phrase: board.text, place };
  return { fields: [field], intents: [asked] };
}
