// A wish for what every list can do, as grammar: a file or a sheet with its rows, finding them, an order in which they stand.
import { lexicon } from "../../../knowledge/words/lexicon.ts";

/** What a list is to do. `about` are words of fields, in lower case; `isDown`: the largest or latest comes first. */
export type Ability =
  | { kind: "export"; format: "csv" | "pdf" }
  | { kind: "open" }
  | { kind: "search"; about: readonly string[] }
  | { kind: "order"; about: readonly string[]; isDown: boolean | null; by: "day" | "price" | null };

const CLAUSE_CHARACTERS_MAX = 120;
/** "For the vet", "so that the others can read it": what it is for. */
const PURPOSE = /\s+(?:for|so(?: that)?|because)\s+(?=\p{L}).*$/iu;

/** The wish of a clause for something that a list can do; null where it is none. */
export function readAbility(clause: string): Ability | null {
  if (clause.length > CLAUSE_CHARACTERS_MAX || lexicon.names(clause, "alert-refusal")) return null;
  if (lexicon.names(clause, "still-open") && lexicon.names(clause, "result-asking")) return { kind: "open" };
  const said = clause.replace(PURPOSE, "");
  const about = wordsOf(said).filter((word) => !lexicon.is(word, "ability-filler"));
  if (lexicon.names(said, "ability-export"))
    return about.length > 0 ? null : { kind: "export", format: lexicon.names(said, "ability-paper") ? "pdf" : "csv" };
  if (lexicon.names(said, "ability-search")) return { kind: "search", about };
  return lexicon.names(said, "order-asking") ? orderIn(said, about) : null;
}

function orderIn(said: string, words: readonly string[]): Ability | null {
  const isDown = lexicon.names(said, "order-down") ? true : lexicon.names(said, "order-up") ? false : null;
  const about = words.filter((word) => !lexicon.is(word, "order-down") && !lexicon.is(word, "order-up"));
  const by = lexicon.names(said, "order-by-day") ? "day" : lexicon.names(said, "order-by-price") ? "price" : null;
  const isTurned = isDown !== null && /\b(?:at|to) the bottom\b/i.test(said);
  // "Failed ones first" is an order of some rows.
  const isOfField = /\b(?:sort(?:ed)?|order(?:ed)?) (?:it |them |all )?(?:by|of)\b/i.test(said);
  if (isDown === null && !isOfField) return null;
  return { kind: "order", about, isDown: isTurned ? !isDown : isDown, by };
}

const wordsOf = (said: string): string[] => said.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
