// The first pass over a sentence: the name and the look that it gives the app are read out of it, and what is left is parted.
import { type Chunk, chunksOf } from "../../text/chunk.ts";
import type { Sentence } from "../../text/token.ts";
import { readLook } from "./read-look.ts";
import { readTitle } from "./read-title.ts";
import type { ParsedPrompt } from "../parsed-prompt.ts";

/** Notes the name and the look that a sentence gives the app; returns the sentence without them. */
export function withoutNameAndLook(sentence: Sentence, parsed: ParsedPrompt): Sentence {
  const untitled = readTitle(sentence, parsed);
  return readLook(untitled, parsed);
}

/** The pieces of a sentence, without the name and the look of the app, which are noted. */
export function partSentence(sentence: Sentence, number: number, parsed: ParsedPrompt): Chunk[] {
  const rest = withoutNameAndLook(sentence, parsed);
  return chunksOf(rest, number);
}
