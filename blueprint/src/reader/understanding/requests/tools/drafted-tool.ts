import type { FeatureKind } from "../../../../features/feature.ts";

/** A tool that a text asks for, before the app around it: its settings, and what became of the words. */
export interface DraftedTool {
  kind: FeatureKind;
  title: string;
  /** The options of its feature. */
  settings: Readonly<Record<string, unknown>>;
  /** The words and the part of the tool that they became; null for the tool itself. */
  understood: { phrase: string; part: string | null }[];
  missing: readonly string[];
}
