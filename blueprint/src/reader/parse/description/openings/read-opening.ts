// What is to be built, booked or lent: "build me an app", "a recipe box", "tennis court booking".
import type { VerbForm } from "../../../lexicon/acts.ts";
import type { ParserState } from "../statements/parser-state.ts";
import type { Content } from "../piece-shape.ts";
import { readHead } from "./read-head.ts";
import type { Statement } from "../statements/statement.ts";
import { readDeal } from "./read-deal.ts";
import { readLending } from "./read-lending.ts";

/** What the piece says of that; null where it says nothing of it. */
export function readOpening(state: ParserState, chunk: Content, verb: VerbForm | null): Statement[] | null {
  const dealt = readDeal(state, chunk) ?? readLending(state, chunk);
  if (dealt !== null) return dealt;
  const built = chunk.built === null ? null : readHead(state, chunk.built);
  if (built !== null) return built;
  const isHead = (verb === null || verb.gerund) && chunk.lead === "start" && state.parsed.mentions.length === 0;
  return isHead ? readHead(state, chunk) : null;
}
