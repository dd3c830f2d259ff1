// Letters of a keyboard, and what is known of them.

/** The rows of the keyboard on the screen. */
export const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const;

/** A letter in its place, one that the word has elsewhere, and one that it does not have. */
export type Verdict = "right" | "near" | "miss";

/** What is said of a letter to those who do not see its color. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  right: "right",
  near: "elsewhere in the word",
  miss: "not in the word",
};

/** Whether a key is a letter from a to z. */
export function isLetter(key: string): boolean {
  return /^[a-z]$/.test(key);
}
