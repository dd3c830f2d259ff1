// What a mark on a row means.
import { lexicon } from "../knowledge/words/lexicon.ts";
import { type FieldModel } from "./entity-model.ts";

/** Whether a mark says "I love this" rather than "this is done". */
export function isFavourite(field: FieldModel): boolean {
  return /favou?rite|loved?|liked?|starred/i.test(`${field.id} ${field.label} ${field.mark?.on ?? ""}`);
}

/** Whether a marked row is behind one: it is struck through. */
export function isDone(field: FieldModel): boolean {
  return lexicon.holds(`${field.id} ${field.mark?.on ?? ""}`, "completing");
}
