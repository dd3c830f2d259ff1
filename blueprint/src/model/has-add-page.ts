import { can, type EntityModel } from "./entity-model.ts";

/** Whether adding has a page of its own. */
export function hasAddPage(model: EntityModel): boolean {
  return can(model, "add") && !model.isQuick;
}
