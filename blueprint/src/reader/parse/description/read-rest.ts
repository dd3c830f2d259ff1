// The smaller kinds of statements: what is not wanted, what belongs to what, and the choices of a field.
import type { Chunk } from "../../text/chunk.ts";
import { nounPhrase } from "../../text/noun-phrase.ts";
import { mention } from "./things/mention.ts";
import { leaveUnread, phraseOf, type Walk } from "./walk.ts";

/** "No ratings", "without tags". */
export function readBan(walk: Walk, chunk: Chunk): void {
  const noun = nounPhrase(chunk.words);
  if (noun !== null) walk.brief.bans.push({ noun, phrase: phraseOf(walk, chunk) });
}

/** "Each task belongs to a project". */
export function readRelation(walk: Walk, chunk: Chunk): void {
  const noun = nounPhrase(chunk.words);
  const from = walk.current;
  const to = noun === null ? null : mention(walk.brief, noun, 2);
  if (from === null || to === null || from === to) leaveUnread(walk, chunk.words);
  else walk.brief.relations.push({ from, to, phrase: phraseOf(walk, chunk) });
  walk.mode = "fields";
}

/** "Status: open, in progress or done": what follows the colon are the choices of the field before it. */
export function readChoices(walk: Walk, chunk: Chunk): boolean {
  if (walk.field === null || !(chunk.lead === "colon" || (walk.choosing && chunk.lead === "list"))) return false;
  walk.field.detail.push(chunk.words);
  walk.field.phrase += `: ${phraseOf(walk, chunk)}`.replace(/^: /, walk.choosing ? ", " : ": ");
  walk.choosing = true;
  return true;
}
