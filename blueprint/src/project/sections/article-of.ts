// Rows that are read as articles: a text of several parts, by whom it was written, and when.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { EntityModel, FieldModel } from "../../model/entity-model.ts";

/** The text of an article, and the fields that say by whom and when it was written. */
export interface Article {
  text: FieldModel;
  byline: readonly FieldModel[];
}

/** Of so many of the rows the text has several parts. */
const SHARE_MIN = 0.5;

/** How the rows of an entity are read as articles; null where they are none. */
export function articleOf({ entity, fields, title }: EntityModel): Article | null {
  const hasParts = ({ id }: FieldModel): boolean => {
    const texts = entity.samples.flatMap((sample) => (typeof sample[id] === "string" ? [sample[id]] : []));
    return texts.length > 0 && texts.filter((text) => /\S\s*\n\s*\n\s*\S/.test(text)).length >= texts.length * SHARE_MIN;
  };
  const text = fields.find((field) => field.type === "paragraph" && hasParts(field));
  const author = fields.find((field) => field !== title && isAuthor(field));
  const day = fields.find(({ type }) => type === "date" || type === "datetime");
  return text === undefined || author === undefined || day === undefined ? null : { text, byline: [author, day] };
}

function isAuthor({ type, label, stamp }: FieldModel): boolean {
  if (stamp === "me") return true;
  return (type === "text" || type === "reference") && lexicon.is(label, "byline-label");
}
