// The files of a quiz: a round of questions with feedback at once, its result, and the bank that questions are chosen from.

/** Asked in one round. */
export const ROUND_SIZE = 10;
