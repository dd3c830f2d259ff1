// Drafts of the kind that their text asks for, as the tagger sees it: no list where a timer or a game is wanted.
import { isOtherKind } from "../../tagging/is-other-kind.ts";
import { tagMessage } from "../../tagging/tag-message.ts";
import { sentencesOf } from "../../text/token.ts";
import type { Interpretation, Interpreted } from "./interpretation.ts";

/** A draft that fits what its text asks for; null for any other. */
export function fitting(text: string, found: Interpreted | null): Interpreted | null {
  return found === null || isOtherKind(tagMessage(sentencesOf(text)), found.draft) ? null : found;
}

/** What a text became, where it fits what the text asks for. */
export function fittingOrNone(text: string, found: Interpretation): Interpretation {
  return found.outcome !== "draft" || fitting(text, found) !== null ? found : { outcome: "nothing", text: found.text, draft: null };
}
