// The four directions, and the keys and swipes that mean them.

/** Clockwise from the top. */
export const DIRECTIONS = ["up", "right", "down", "left"] as const;

/** One of the four directions. */
export type Direction = (typeof DIRECTIONS)[number];

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const LETTERS: Readonly<Record<string, Direction>> = { w: "up", s: "down", a: "left", d: "right" };

const SWIPE_PIXELS = 24;

/** The direction of an arrow key or of W, A, S and D. */
export function directionOf(key: string): Direction | null {
  return ARROWS[key] ?? LETTERS[key] ?? null;
}

/** The direction of a swipe over so many pixels; null for a tap. */
export function directionOfSwipe(across: number, down: number): Direction | null {
  if (Math.max(Math.abs(across), Math.abs(down)) < SWIPE_PIXELS) return null;
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? "right" : "left";
  return down > 0 ? "down" : "up";
}
