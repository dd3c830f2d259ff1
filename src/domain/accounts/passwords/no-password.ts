/** A stored password that nobody knows, of the same cost as a real one: what is compared with when there is none. */
export const NO_PASSWORD = `scrypt$32768$${"A".repeat(22)}$${"A".repeat(43)}`;
