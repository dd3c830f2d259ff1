// How the app looks and in which order it shows what it has, where that is said without a colour or a style by its name.
import type { Token } from "../../../reader/text/token.ts";
import type { Edit } from "../../edits/edit.ts";
import { plain } from "../words/plain.ts";
import type { ClauseContext } from "../words/clause-context.ts";
import { readAdjust } from "./read-adjust.ts";
import { readHeading } from "./read-heading.ts";
import { readPicture } from "./read-picture.ts";
import { readText } from "./read-text.ts";
import { readPlace } from "./read-place.ts";

/** Reads words for layout, sizes, pictures and what is shown in words; none where they are about anything else. */
export function readLayout(context: ClauseContext, all: readonly Token[]): Edit[] {
  const adjusted = readAdjust(all);
  if (adjusted.length > 0) return adjusted;
  const words = plain(all);
  const found = readPicture(context, words) ?? readText(context, all) ?? readPlace(context, words) ?? readHeading(context, all);
  return found === null ? [] : [found];
}
