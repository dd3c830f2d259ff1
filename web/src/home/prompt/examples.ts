import * as promptWords from "#words/home/prompt.ts";

/** Example prompts: each fills the box, to be read and changed before it is sent. Tests build them and find all of it proven. */
export const EXAMPLES = [
  {
    title: promptWords.moneyTracker,
    prompt: promptWords.moneyTrackerPrompt,
  },
  {
    title: promptWords.recordShop,
    prompt: promptWords.recordShopPrompt,
  },
  {
    title: promptWords.readingList,
    prompt: promptWords.readingListPrompt,
  },
  {
    title: promptWords.snakeGame,
    prompt: promptWords.snakeGamePrompt,
  },
] as const;
