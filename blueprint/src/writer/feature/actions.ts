// What a person does to a row from wherever it is shown: delete it with a way back, switch a mark, rate it, send its
// lines to another list.

import { type FieldModel } from "../model/entity-model.ts";

/** Whether a mark says "I love this" rather than "this is done". */
export function isFavourite(field: FieldModel): boolean {
  return /favou?rite|loved?|liked?|starred/i.test(`${field.id} ${field.label} ${field.mark?.on ?? ""}`);
}

/** Whether a marked row is behind one: it is struck through. */
export function isDone(field: FieldModel): boolean {
  return /done|bought|complete|finish|pack|purchase|paid|closed|resolved|collected|cleaned|watered/i.test(
    `${field.id} ${field.mark?.on ?? ""}`,
  );
}
