/** What must hold, by name. */
export const INVARIANTS = [
  "every build ends truthfully",
  "debits exactly once",
  "no hold is left",
  "versions once and whole",
  "sites serve the latest version",
  "every event once in the outbox",
  "every event delivered",
  "the client loses nothing",
  "processes end only when they are ended, and come back",
] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** An invariant that does not hold, and where, in a sentence. */
export interface Fault {
  invariant: Invariant;
  sentence: string;
}
