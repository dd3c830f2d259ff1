// What rows are searched and filtered by, where a list names it: "search flights by departure, *destination* and *date*".
import { isFieldNoun } from "../../../../knowledge/field-nouns.ts";
import { knownField } from "../../description/things/known-field.ts";
import type { Intent } from "../../parsed-prompt.ts";
import type { Statement } from "../statement.ts";
import type { Said, Piece } from "../piece.ts";
import type { Survey } from "../survey.ts";

/** Whether the noun is a criterion as well: joined by a mere "and", or one that is usual for fields; a comma before another noun may begin something else. */
function isMoreOf({ mood }: Survey, { after, of }: Intent, { words, noun, feature, after: own }: Said, joint: string): boolean {
  if (noun === null || of === null || !after.has("by") || words.length > 3 || own.size > 0) return false;
  if (!joint.includes(",")) return true;
  const isField = isFieldNoun(noun) || knownField(of, noun) !== null;
  if (mood === "can") return isField || (!noun.plural && feature === null);
  return isField && !noun.plural && feature === null;
}

/** Another criterion of the intent before it that a piece names; null where it names none. */
export function readCriterion(survey: Survey, { said, chunk: { lead, aside } }: Piece): Statement[] | null {
  const { criteria, parsed } = survey;
  const { words, noun } = said;
  if (criteria === null || lead !== "list" || noun === null) return null;
  const joint = parsed.text.slice(criteria.place.end, words[0]?.start ?? criteria.place.end);
  if (!isMoreOf(survey, criteria, said, joint)) return null;
  if (noun.plural && parsed.mentions.some(({ many }) => many === noun.low)) return null;
  const act = criteria.act === "sort" ? "sort" : "filter";
  const asked = { kind: "ask", act, words, aside, else: criteria.of, after: new Map([["by", noun]]) } as const;
  return [{ ...asked, criteria: joint.includes(",") ? "more" : "ended" }];
}
