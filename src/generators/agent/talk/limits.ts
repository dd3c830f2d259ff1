// How much one answer of a model, the results of its calls and a whole conversation may hold. The model is told these
// numbers, so that nothing has to be cut behind its back.
import { PICTURE_CHARACTERS } from "./compacting/characters-of.ts";

/** The limits of the conversation with a model, in characters and in tokens. */
export interface TalkLimits {
  /** The most that is sent with one request, beside the instructions: all messages, calls and results, and for each picture `PICTURE_CHARACTERS`. */
  characters: number;
  /** The most that the results of one answer's calls show of files, together. */
  resultCharacters: number;
  /** The most tokens that an answer may have. */
  outputTokens: number;
}

/** The most calls of one answer that read or change files; `check`, `test`, `try`, `ask` and `finish` are always performed. */
export const CALLS_MAX = 200;

/** The most states of the app that the calls of one answer try in the browser, and of which they run the tests. */
export const TRIES_MAX = 3;
export const TESTS_MAX = 3;

const CHARACTERS_PER_TOKEN = 3;
// Older messages help little and are read again with every step, so a large window is not filled. A smaller limit than this one
// costs more, though: the conversation is full sooner, and what a provider has cached is lost each time.
const TALK_CHARACTERS_MAX = 240_000;
const TALK_CHARACTERS_MIN = 6_000;
const RESULT_SHARE = 0.35;
const RESULT_CHARACTERS_MAX = 56_000;
const OUTPUT_SHARE = 0.35;
const LARGE_WINDOW = 200_000;
const OUTPUT_TOKENS_MAX = { large: 32_000, other: 16_000 } as const;

/** The limits for a context window in tokens, of which instructions of so many characters take a part. */
export function talkLimits(contextWindow: number, instructionCharacters: number): TalkLimits {
  const most = contextWindow >= LARGE_WINDOW ? OUTPUT_TOKENS_MAX.large : OUTPUT_TOKENS_MAX.other;
  const outputTokens = Math.min(most, Math.floor(contextWindow * OUTPUT_SHARE));
  const left = (contextWindow - outputTokens) * CHARACTERS_PER_TOKEN - instructionCharacters;
  const characters = Math.max(TALK_CHARACTERS_MIN, Math.min(TALK_CHARACTERS_MAX, left));
  return { characters, outputTokens, resultCharacters: Math.min(RESULT_CHARACTERS_MAX, Math.floor(characters * RESULT_SHARE)) };
}

/** The limits in the words of the request. */
export function describeLimits({ characters, resultCharacters, outputTokens }: TalkLimits): string {
  const said = (count: number): string => count.toLocaleString("en");
  return [
    `An answer of yours has at most ${said(outputTokens)} tokens, about ${said(outputTokens * CHARACTERS_PER_TOKEN)} characters of code. Of one that is cut off, the complete calls are performed, and the next message says so.`,
    `An answer may call ${CALLS_MAX} tools; check, test, try and finish do not count. It may try ${TRIES_MAX} states of the app and test ${TESTS_MAX}.`,
    `What the calls of one answer show of files has at most ${said(resultCharacters)} characters together. What does not fit is named with its size, and is not shown in part; ask for it in your next answer, or for lines of it.`,
    `The conversation holds ${said(characters)} characters. Everything counts: the first message, your answers with the files that you write, the results, and ${said(PICTURE_CHARACTERS)} for each picture. When it is full, about half becomes free: the oldest results and the oldest of what you wrote become notes of one line, and a list of the files as they are then follows. The first message stays as it is, and the newest answer and its results do as far as there is room. Pictures of an earlier state are left out once there are newer ones.`,
  ]
    .map((line) => `- ${line}`)
    .join("\n");
}
