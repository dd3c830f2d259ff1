import type { Reading } from "../../../schema/reading.ts";
import type { Draft } from "../../draft/draft-blueprint.ts";

/** What a cleaned text became. */
export interface Interpreted {
  outcome: "draft";
  text: string;
  draft: Draft;
  /** The kind of product that was asked for, where the draft is something else. */
  insteadOf?: string;
}

/** A cleaned text that nothing could be drafted from. */
export interface Nothing {
  outcome: "nothing";
  text: string;
  draft: null;
  insteadOf?: undefined;
}

/** What was made of a prompt: a draft, nothing, or a question about a product that cannot be built. */
export type Interpretation = Interpreted | Nothing | Extract<Reading, { outcome: "questions" }>;
