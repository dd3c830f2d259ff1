import type { DesignLanguage } from "./design-language.ts";

/** What can be drawn on a card. */
type Motif = Exclude<DesignLanguage["art"], "initials" | "none">;

/** Whether cards carry a drawing in this language, and which. */
export function motifOf({ art }: Pick<DesignLanguage, "art">): Motif | null {
  return art === "initials" || art === "none" ? null : art;
}
