// A design language: everything about an app's look but its colours' hue. It is data, and CSS for the same component
// classes, so that whatever a feature writes takes it on.
import type { Tones } from "../palette/tones.ts";
import type { Looks } from "./style-rules.ts";

/** One design language. */
export interface DesignLanguage {
  /** Stacks of typefaces that operating systems bring. */
  fonts: { body: string; display: string };
  /** How much larger each step of the type scale is than the one before. */
  scale: number;
  /** As CSS lengths. */
  radius: { card: string; control: string; chip: string };
  tones: Tones;
  /** What the frame is made of. */
  frame: {
    /** The sign before the app's name. */
    sign: "tile" | "none";
    /** Where a phone has the navigation. */
    tabs: "bottom" | "strip";
    /** Whether the navigation shows its icons in a wide window too. */
    icons: boolean;
  };
  /** What marks a card that says little else: a drawing, the initials of its name, or nothing. */
  art: "hills" | "tiles" | "orbs" | "initials" | "none";
  /** What is drawn of things that visitors come to look at, where cards carry no drawing otherwise. */
  cover?: "hills" | "tiles" | "orbs";
  /** What is drawn where there is nothing yet: the inside of an SVG of 120 × 80, in `currentColor`. */
  illustration: string;
  looks: Looks;
  /** What named colours change: they are shown as they are, without light behind them. */
  looksWhenColoured?: Looks;
  /** Rules for the page as a whole, in the base layer. */
  base?: string;
}
