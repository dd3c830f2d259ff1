// The names of what is written for the alerts of an entity.
import type { Reference } from "../../../../writer/code/code.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import { ownFile } from "../../marks/marked-rows.ts";

type AlertName = "rules" | "log" | "readings" | "board" | "form" | "list" | "logList" | "simulation" | "watch";

/** Stores, what is read of a row, and the parts of the page. */
export function alertNames(model: EntityModel): Record<AlertName, Reference> {
  const { one, type } = model;
  return {
    rules: ownFile(model, `${one}AlertRules`, "ts"),
    log: ownFile(model, `${one}AlertLog`, "ts"),
    readings: ownFile(model, `${one}Readings`, "ts"),
    board: ownFile(model, `${type.name}Alerts`),
    form: ownFile(model, `${type.name}AlertForm`),
    list: ownFile(model, `${type.name}AlertList`),
    logList: ownFile(model, `${type.name}AlertLogList`),
    simulation: ownFile(model, `Simulate${type.name}`),
    watch: ownFile(model, `${type.name}AlertWatch`),
  };
}
