// What fits into a model's context window. Tokens are counted generously, at three characters each, since every model
// counts in its own way and one that is told too much forgets the beginning.
const CHARACTERS_PER_TOKEN = 3;
const OUTPUT_TOKENS_MAX = 4_000;
const SPARE_TOKENS = 64;

/** How much a model may be told and may answer. */
export interface Budget {
  outputTokens: number;
  /** How many characters of the person's words fit beside the instructions. */
  characters: number;
}

/** Shares a context window, in tokens, between instructions of this length, the person's words, and the answer. */
export function budgetFor(contextWindow: number, instructions: string, outputTokensMax = OUTPUT_TOKENS_MAX): Budget {
  const outputTokens = Math.min(outputTokensMax, Math.floor(contextWindow * 0.45));
  const left = contextWindow - outputTokens - Math.ceil(instructions.length / CHARACTERS_PER_TOKEN) - SPARE_TOKENS;
  return { outputTokens, characters: Math.max(200, left * CHARACTERS_PER_TOKEN) };
}

/** The beginning of a text, up to a whole word, where it does not fit. */
export function cutTo(text: string, characters: number): string {
  return text.length <= characters ? text : text.slice(0, characters).replace(/\s\S*$/, "");
}
