// What only some people may do: "only the manager can delete", "fosterers should only see their own kittens". An app without accounts
// cannot keep to it, and its words ("delete", "see all of them") ask for nothing by themselves. So such clauses are taken out of a
// text before it is read, and are missing as a whole.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { sentencesOf, type Token } from "../../text/token.ts";
import { withoutGaps } from "./without-gaps.ts";

/** "Only the two of us who run it can": how far the deed may stand behind "only". */
const BETWEEN_MAX = 8;

/** The text without the clauses on what only some people may do, and these clauses. */
export function splitRights(text: string): { rest: string; rights: string[] } {
  const clauses = sentencesOf(text).flatMap(({ tokens }) => rightsIn(tokens));
  const rights = clauses.map(({ start, end }) => text.slice(start, end));
  const rest = clauses.toReversed().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const isAll = !/\p{L}/u.test(rest);
  return rights.length === 0 || isAll ? { rest: text, rights: [] } : { rest: withoutGaps(rest), rights };
}

interface Place {
  start: number;
  end: number;
}

function rightsIn(tokens: readonly Token[]): Place[] {
  const clauses = clausesOf(tokens);
  const at = clauses.findIndex(limits);
  return clauses.flatMap((clause, place) => {
    const [first, last] = [clause[0], clause.at(-1)];
    if (at < 0 || place < at || first === undefined || last === undefined) return [];
    return limits(clause) || isOfOthers(clause) ? [{ start: first.start, end: last.end }] : [];
  });
}

/** The clauses of a sentence: what commas part, and what a word joins that begins one. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.low === "(") depth += 1;
    if (token.low === ")") depth -= 1;
    const next = tokens[at + 1]?.low ?? "";
    const isJoint =
      /^(?:where|that|but|so)$/.test(token.low) || (token.low === "and" && (next === "only" || lexicon.is(next, "subject-pronoun")));
    if (depth === 0 && /^[,;:.!?–—]$/.test(token.low)) clauses.push([]);
    else if (isJoint) clauses.push([token]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** Whether a clause limits what somebody may do: "only I can close or delete", "they may only see their own", "they see only their own". */
function limits(clause: readonly Token[]): boolean {
  const at = clause.findIndex(({ low }) => low === "only");
  if (at < 0 || clause.some(({ low }) => /^(?:logged|signed|registered)/.test(low))) return false;
  const isAccess = (token: Token | undefined): boolean => lexicon.is(token?.low, "access-verb");
  const may = clause.findIndex(({ low }, place) => place > at && place - at <= BETWEEN_MAX && isModal(low));
  if (may > at) return clause.slice(may + 1, may + 1 + ABLE_MAX).some(isAccess);
  // "Wardens see only their own site".
  const isOwn = at > 1 && isAccess(clause[at - 1]) && clause[at + 2]?.low === "own";
  return isOwn || (at > 1 && isModal(clause[at - 1]?.low ?? "") && isAccess(clause[at + 1]));
}

/** "To be able to": between who may and what. */
const ABLE_MAX = 5;

const isModal = (low: string): boolean => lexicon.is(low, "modal") || /^(?:may|able|allowed)$/.test(low);

/** "I see all of them", behind what others may. */
function isOfOthers([who, verb, ...behind]: readonly Token[]): boolean {
  return (
    lexicon.is(who?.low, "subject-pronoun") &&
    (lexicon.is(verb?.low, "access-verb") || isModal(verb?.low ?? "")) &&
    behind.some(({ low }) => /^(?:all|everything|any|both)$/.test(low))
  );
}
