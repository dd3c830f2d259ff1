// Who writes down what the rows hold: "each nurse enters what she gave", "whoever visits writes how she was".
import { meansPeople, nounKind } from "../../../text/noun-kind.ts";
import type { Token } from "../../../text/token.ts";

/** How many words may stand between "whoever" and what they write: "whoever is on shift". */
const CLAUSE_WORDS_MAX = 4;

/** What whoever stands right before a verb is called: "nurse" of "each nurse"; no words of "everyone", "each of us", "whoever visits"; null where nobody stands there. */
export function writerBefore(tokens: readonly Token[]): readonly Token[] | null {
  const [first, second, last] = [tokens.at(-3), tokens.at(-2), tokens.at(-1)];
  if (last === undefined) return null;
  const isOneOfUs = /^(?:us|them|you)$/.test(last.low) && second?.low === "of" && isSingle(first);
  const clause = tokens.slice(-CLAUSE_WORDS_MAX);
  const isWhoever = clause.some(({ low }, at) => low === "whoever" || (isAnybody(low) && clause[at + 1]?.low === "who"));
  if (isOneOfUs || isWhoever || isAnybody(last.low)) return [];
  return isSingle(second) && isPerson(last) ? [last] : null;
}

const isAnybody = (low: string): boolean => /^(?:every|some|any)(?:one|body)$/.test(low);

const isSingle = (token: Token | undefined): boolean => /^(?:each|every|one)$/.test(token?.low ?? "");

/** A person by their part: a nurse, a child. */
export const isPerson = ({ one }: Token): boolean => meansPeople(one) || nounKind(one) === "person";
