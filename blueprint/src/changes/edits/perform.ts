// Every kind of edit with what does it.
import type { Blueprint } from "../../schema/blueprint.ts";
import { addWish, removeCapability } from "./capabilities.ts";
import type { Edit, Edited } from "./edit.ts";
import { addEntity, removeEntity } from "./entities.ts";
import { addFeature, removeFeature, setCopy } from "./features/features.ts";
import { showBoard } from "./features/show-board.ts";
import { performLook } from "./look/perform-look.ts";
import { arrange } from "./pages/arrange.ts";
import { addField, addOptions, removeField, setField } from "./fields/fields.ts";
import { removeOption, renameOption } from "./fields/options.ts";
import { addFigurePage, addPage, removePage, setView } from "./pages/pages.ts";
import { rename } from "./rename.ts";
import { setOrder } from "./set-order.ts";
import { nameSamples, themeSamples, varySamples } from "./samples.ts";

const keepsNothing =
  "The app keeps nothing that this could be done with. Say what it should keep, such as “add suppliers with name and phone”.";

/** Whether an edit is of rows, and the app has none: its main entity is then none. */
function needsRows({ entities }: Blueprint, edit: Edit): boolean {
  if (entities.length > 0 || !("entity" in edit)) return false;
  return edit.entity === "" || /^(?:add-page|vary-samples|theme-samples)$/.test(edit.kind);
}

/** An edit that was read while there were no rows is of the first kind of thing that the same clause has brought since. */
function ofRows<Some extends Edit>({ entities: [main] }: Blueprint, edit: Some): Some {
  return main !== undefined && "entity" in edit && edit.entity === "" ? { ...edit, entity: main.id } : edit;
}

/** Does one edit: the next blueprint, or why there is none. */
export function perform(blueprint: Blueprint, edit: Edit): Edited {
  return needsRows(blueprint, edit) ? { refused: keepsNothing } : done(blueprint, ofRows(blueprint, edit));
}

function done(blueprint: Blueprint, edit: Edit): Edited {
  switch (edit.kind) {
    case "rename-app":
    case "rename-entity":
    case "rename-field":
      return rename(blueprint, edit);
    case "restyle":
    case "resize":
    case "reshape":
    case "set-font":
    case "redraw":
      return performLook(blueprint, edit);
    case "rename-page":
    case "set-intro":
    case "move-page":
    case "move-section":
    case "place-figures":
    case "add-text":
      return arrange(blueprint, edit);
    case "show-board":
      return showBoard(blueprint, edit);
    case "add-field":
      return addField(blueprint, edit);
    case "remove-field":
      return removeField(blueprint, edit);
    case "set-field":
      return setField(blueprint, edit);
    case "add-options":
      return addOptions(blueprint, edit);
    case "remove-option":
      return removeOption(blueprint, edit);
    case "rename-option":
      return renameOption(blueprint, edit);
    case "set-order":
      return setOrder(blueprint, edit);
    case "add-entity":
      return addEntity(blueprint, edit);
    case "remove-entity":
      return removeEntity(blueprint, edit);
    case "add-wish":
      return addWish(blueprint, edit);
    case "remove-capability":
      return removeCapability(blueprint, edit);
    case "add-page":
      return addPage(blueprint, edit);
    case "add-figure-page":
      return addFigurePage(blueprint, edit);
    case "remove-page":
      return removePage(blueprint, edit);
    case "add-feature":
      return addFeature(blueprint, edit);
    case "remove-feature":
      return removeFeature(blueprint, edit);
    case "set-copy":
      return setCopy(blueprint, edit);
    case "set-view":
      return setView(blueprint, edit);
    case "name-samples":
      return nameSamples(blueprint, edit);
    case "vary-samples":
      return varySamples(blueprint, edit);
    case "theme-samples":
      return themeSamples(blueprint, edit);
    case "leave":
      return { refused: `I left ${edit.what} alone.` };
    case "refuse":
      return { refused: edit.reason };
  }
}
