// Phrases that nothing was made of and that speak of a part of what the product is belong to it: the tiles of a 2048 game.
import { partIn } from "../../genres/part-in.ts";
import { partId } from "../../../features/definition/part-id.ts";
import { note } from "../account.ts";
import type { Plan } from "../plan.ts";

/** Gives such phrases to the feature that they are a part of. */
export function coverParts({ account, brief, features }: Plan): void {
  account.unread = account.unread.filter(({ start, end }) => {
    const phrase = brief.text.slice(start, end).replace(/\s+/g, " ").trim();
    for (const { kind, id } of features) {
      const part = partIn(kind, phrase);
      if (part === null) continue;
      note(account, phrase, partId(id, part));
      return false;
    }
    return true;
  });
}
