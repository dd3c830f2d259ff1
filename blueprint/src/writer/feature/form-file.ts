// An entity's form, and the page that adds or edits with it.

import { can, type EntityModel } from "../model/entity-model.ts";

/** Whether adding has a page of its own. */
export function hasAddPage(model: EntityModel): boolean {
  return can(model, "add") && !model.isQuick;
}
