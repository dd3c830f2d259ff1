// Drawings for cards that could have a picture: each row's own, made from its name, in the motif of the design language.

import type { DesignLanguage } from "../scaffold/design-language.ts";

/** What can be drawn on a card. */
type Motif = Exclude<DesignLanguage["art"], "initials" | "none">;

/** Whether cards carry a drawing in this language, and which. */
export function motifOf({ art }: Pick<DesignLanguage, "art">): Motif | null {
  return art === "initials" || art === "none" ? null : art;
}
