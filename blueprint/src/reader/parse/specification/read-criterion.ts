// What rows are searched and filtered by, where a list names it: "search flights by departure, *destination* and *date*".
import type { Intent } from "../parsed-prompt.ts";
import { isFieldNoun } from "../../../knowledge/field-nouns.ts";
import { prepositionsOf } from "../description/read-item.ts";
import { knownField } from "../description/things/known-field.ts";
import type { Chunk } from "../../text/chunk.ts";
import { nounPhrase } from "../../text/noun-phrase.ts";
import { findFeature } from "./find-feature.ts";
import { ask, type Survey } from "./survey.ts";

const narrowing: ReadonlySet<string> = new Set(["search", "filter", "sort", "browse"]);

/** Remembers an intent that says by what rows are narrowed down, so that the nouns after it are read as more of that. */
export function rememberCriteria(survey: Survey): void {
  const intent = survey.parsed.intents.at(-1);
  survey.criteria = intent !== undefined && narrowing.has(intent.act) && intent.of !== null && intent.after.has("by") ? intent : null;
}

/** Whether the noun is a criterion as well: joined by a mere "and", or one that is usual for fields; a comma before another noun may begin something else. */
function isMoreOf(survey: Survey, { after, of, place }: Intent, chunk: Chunk): boolean {
  const { words } = chunk;
  const noun = nounPhrase(words);
  if (noun === null || of === null || !after.has("by") || words.length > 3 || prepositionsOf(words).after.size > 0) return false;
  const joint = survey.parsed.text.slice(place.end, words[0]?.start ?? place.end);
  const isField = isFieldNoun(noun) || knownField(of, noun) !== null;
  if (!joint.includes(",")) return true;
  if (survey.mood === "can") return isField || (!noun.plural && findFeature(words) === null);
  return isField && !noun.plural && findFeature(words) === null;
}

/** Reads a piece that names another criterion of the intent before it. True where it was one. */
export function readCriterion(survey: Survey, chunk: Chunk): boolean {
  const { criteria } = survey;
  if (criteria === null || chunk.lead !== "list" || !isMoreOf(survey, criteria, chunk)) return false;
  const noun = nounPhrase(chunk.words);
  if (noun === null || (noun.plural && survey.parsed.mentions.some(({ many }) => many === noun.low))) return false;
  const isLast = !survey.parsed.text.slice(criteria.place.end, chunk.words[0]?.start ?? 0).includes(",");
  ask(survey, criteria.act === "sort" ? "sort" : "filter", chunk, { of: criteria.of, object: null, after: new Map([["by", noun]]) });
  survey.criteria = isLast ? null : (survey.parsed.intents.at(-1) ?? null);
  return true;
}
