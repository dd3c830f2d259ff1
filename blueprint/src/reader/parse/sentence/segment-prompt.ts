// The first pass over a prompt: the name and the look that its sentences give the app are read out of them, and what is left of
// each is split into pieces. What it gives is never changed, so every parser of the same text goes on from it.
import { type Chunk, chunksOf } from "../../text/chunk.ts";
import { readableEnd, sentencesOf } from "../../text/token.ts";
import { noLook } from "../../lexicon/look.ts";
import type { FirstPass } from "../parsed-prompt.ts";
import { readLook } from "./read-look.ts";
import { readTitle } from "./read-title.ts";

/** What is left of a sentence, in pieces. */
export interface SegmentedSentence {
  readonly chunks: readonly Chunk[];
  readonly bullet: boolean;
}

/** A prompt after the first pass. */
export interface SegmentedPrompt extends FirstPass {
  readonly parts: readonly SegmentedSentence[];
}

/** A cleaned text in sentences and pieces, without the name and the look of the app, which stand beside them. */
export function segmentPrompt(text: string): SegmentedPrompt {
  const end = readableEnd(text);
  const sentences = sentencesOf(text);
  let title: FirstPass["title"] = null;
  let look = noLook;
  const parts: SegmentedSentence[] = [];
  for (const [number, sentence] of sentences.entries()) {
    const named = readTitle(sentence, { text, title });
    const untitled = named.rest;
    const styled = readLook(untitled, { text, look });
    const plain = styled.rest;
    const chunks = chunksOf(plain, number);
    parts.push({ chunks, bullet: sentence.bullet });
    ({ title } = named);
    ({ look } = styled);
  }
  return { text, sentences, title, look, beyond: end < text.length ? [{ start: end, end: text.length }] : [], parts };
}
