// A design language: the tokens of an app's look but its colours' hue. Its style sheet is the kit's:
// kit/web/src/styles/languages.
import type { Tones } from "./palette/tones.ts";

/** One design language. */
export interface DesignLanguage {
  /** Stacks of typefaces that operating systems bring. */
  fonts: { body: string; display: string };
  /** How much larger each step of the type scale is than the one before. */
  scale: number;
  /** As CSS lengths. */
  radius: { card: string; control: string; chip: string };
  tones: Tones;
  /** What marks a card that says little else: a drawing, the initials of its name, or nothing. */
  art: "hills" | "tiles" | "orbs" | "initials" | "none";
  /** What is drawn of things that visitors come to look at, where cards carry no drawing otherwise. */
  cover?: "hills" | "tiles" | "orbs";
}
