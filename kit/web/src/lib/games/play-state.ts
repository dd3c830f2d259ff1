/** Where a game in real time stands. */
export type PlayState = "ready" | "running" | "paused" | "over" | "won";
