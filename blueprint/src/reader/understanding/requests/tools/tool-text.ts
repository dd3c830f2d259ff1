// What a small tool is read from.
import type { Draft } from "../../../draft/draft-blueprint.ts";

/** A text that may ask for a tool. */
export interface ToolText {
  /** Without the name and the look of the app. */
  text: string;
  /** Whether it gives the app a name. */
  isNamed: boolean;
  /** Drafts a tool by its name, with the name and the look that are asked for. */
  plain: (named: string) => Draft | null;
}
