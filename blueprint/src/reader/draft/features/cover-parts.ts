// Phrases that nothing was made of and that speak of a part of what the product is belong to it: the tiles of a 2048 game.
import { speaksOfPart } from "../../genres/speaks-of-part.ts";
import { note } from "../account.ts";
import type { Plan } from "../plan.ts";

/** Gives such phrases to the feature that they are a part of. */
export function coverParts({ account, brief, features }: Plan): void {
  account.unread = account.unread.filter(({ start, end }) => {
    const phrase = brief.text.slice(start, end).replace(/\s+/g, " ").trim();
    const whole = features.find(({ kind }) => speaksOfPart(kind, phrase));
    if (whole === undefined) return true;
    note(account, phrase, whole.id);
    return false;
  });
}
