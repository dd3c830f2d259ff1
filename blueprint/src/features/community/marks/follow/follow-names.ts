// The names of what is written for followed rows.
import type { Reference } from "../../../../writer/code/code.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import { ownFile } from "../marked-rows.ts";

/** The store of the followed rows, the buttons, and the list. */
export function followNames(model: EntityModel): Record<"store" | "mark" | "button" | "list", Reference> {
  return {
    store: ownFile(model, `${model.one}Follows`, "ts"),
    mark: ownFile(model, `Follow${model.type.name}Mark`),
    button: ownFile(model, `Follow${model.type.name}`),
    list: ownFile(model, `Followed${model.type.name}List`),
  };
}
