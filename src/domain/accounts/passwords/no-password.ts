/** A stored hash that no password matches, with the cost of a real one: compared with when an account has none. */
export const NO_PASSWORD = `scrypt$32768$${"A".repeat(22)}$${"A".repeat(43)}`;
