/** Asked in one round. */
export const ROUND_SIZE = 10;
