// The facts that a message tells the visitors of its site, in its words: those of one sentence together where they are one
// statement, and each sort under a heading of its own.
import { apart } from "../../../../features/site/copy/priced-list.ts";
import { capitalise } from "../../../../model/names.ts";
import type { Token } from "../../../text/token.ts";
import { isPronoun } from "../../records/heading.ts";
import { isService } from "./is-told.ts";
import { type Piece, wholeOf } from "./piece.ts";

/** Prices, what somebody does for others, how somebody is spoken of, and everything else. */
export type FactKind = "price" | "service" | "story" | "other";

/** A fact, and the words of the message that state it. */
export interface Fact {
  line: string;
  said: string;
  of: FactKind;
}

/** So many together are what somebody does for others, where one of them surely is. */
const SERVICES_MIN = 2;
const SUBJECT_WORDS_MAX = 5;
const MONEY = /[£$€]\s?\d|\d\s?(?:[£$€]|p\b|quid|euros?|pounds?|dollars?)/i;

/** The facts of the pieces that state some. */
export function factsOf(text: string, pieces: readonly Piece[]): Fact[] {
  return [...Map.groupBy(pieces, ({ sentence }) => sentence).values()].flatMap((all) => {
    const lines = linesOf(all);
    const kinds = kindsOf(lines.map((line) => ({ line, said: saidOf(text, line) })));
    return lines.flatMap((line, at) => {
      const whole = saidOf(text, line);
      const of = kinds[at] ?? "other";
      return (of === "price" ? apart(whole) : [whole]).map((said) => ({ line: capitalise(said), said, of }));
    });
  });
}

/** "She speaks Dutch, French and Arabic" is one statement; a word alone belongs to what stands before it. */
function linesOf(pieces: readonly Piece[]): (readonly Piece[])[] {
  const [first] = pieces;
  if (first !== undefined && isStatement(first)) return [pieces];
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const before = last?.at(-1);
    const isJoined = before !== undefined && piece.tokens.length === 1 && !/\d/.test(piece.tokens[0]?.text ?? "") && isNext(before, piece);
    if (last !== undefined && isJoined) last.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** Whether somebody or something is said to do or to be something. */
const isStatement = ({ tokens }: Piece): boolean =>
  isPronoun(tokens[0]) || tokens.slice(1, SUBJECT_WORDS_MAX).some(({ low }) => /^(?:is|are|was|were)$/.test(low));

/** "Deer fencing", and not "got my own tools", "Kent". */
function isName([first]: readonly Piece[]): boolean {
  const tokens = first?.tokens ?? [];
  const isVerb = tokens[0]?.speech === "verb" && tokens[0].low !== tokens[0].one && !tokens[0].low.endsWith("ing");
  return (
    first !== undefined &&
    tokens.length > 1 &&
    !isVerb &&
    !isStatement(first) &&
    !/^\p{Lu}.* \p{Lu}/u.test(tokens.map(({ text }) => text).join(" "))
  );
}

/** Whether nothing but a sign stands between two pieces. */
function isNext(before: Piece, piece: Piece): boolean {
  const placeOf = (token: Token | undefined): number => before.sentence.tokens.findIndex((one) => one === token);
  return placeOf(piece.tokens[0]) - placeOf(before.tokens.at(-1)) === 2;
}

function saidOf(text: string, line: readonly Piece[]): string {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (first === last) return wholeOf(text, first);
  return wholeOf(text, { tokens: [...first.tokens, ...last.tokens], inside: last.inside });
}

function kindsOf(lines: readonly { line: readonly Piece[]; said: string }[]): FactKind[] {
  const priced = lines.filter(({ said }) => MONEY.test(said)).length;
  const named = lines.filter(({ line, said }) => isName(line) && !/\d/.test(said));
  const isOfServices = named.length >= SERVICES_MIN && named.some(({ line: [first] }) => first !== undefined && isService(first.tokens));
  return lines.map((one) => {
    const { line, said } = one;
    const [first] = line;
    if (first === undefined) return "other";
    if (/^(?:he|she)(?:'s)?$/.test(first.tokens[0]?.low ?? "")) return "story";
    if (!isStatement(first) && (MONEY.test(said) || priced * 2 >= lines.length)) return "price";
    return isOfServices && named.includes(one) ? "service" : "other";
  });
}
