// What a site says of those behind it.
import type { Drawing } from "../scenes";

/** A title with a text below it. */
export interface Passage {
  title: string;
  text: string;
}

/** Those behind a site: how it began, what for, and what counts. */
export interface AboutText {
  title: string;
  beginning: { title: string; paragraphs: readonly string[] };
  /** In two columns below the beginning: `{ label: "Born", value: "1932" }`. */
  facts?: readonly { label: string; value: string }[];
  /** Below the facts, in small print. */
  note?: string;
  mission: Passage;
  values: { title: string; passages: readonly Passage[] };
  drawing: Drawing;
}
