// What fits into a model's context window. Tokens are estimated conservatively at three characters each, since every
// model counts differently and one that gets too much loses the beginning.
const CHARACTERS_PER_TOKEN = 3;
const OUTPUT_TOKENS_MAX = 4_000;
const SPARE_TOKENS = 64;

/** The limits of a model's input and output. */
export interface Budget {
  outputTokens: number;
  /** The characters of user text that fit beside the instructions. */
  characters: number;
}

/** Divides a context window, in tokens, among instructions of this length, the user's text, and the answer. */
export function budgetFor(contextWindow: number, instructions: string, outputTokensMax = OUTPUT_TOKENS_MAX): Budget {
  const outputTokens = Math.min(outputTokensMax, Math.floor(contextWindow * 0.45));
  const left = contextWindow - outputTokens - Math.ceil(instructions.length / CHARACTERS_PER_TOKEN) - SPARE_TOKENS;
  return { outputTokens, characters: Math.max(200, left * CHARACTERS_PER_TOKEN) };
}

/** Truncates a text that does not fit, at a word boundary. */
export function cutTo(text: string, characters: number): string {
  return text.length <= characters ? text : text.slice(0, characters).replace(/\s\S*$/, "");
}
