// Every kind of edit with what does it.
import type { Blueprint } from "../../schema/blueprint.ts";
import { addWish, removeCapability } from "./capabilities.ts";
import type { Edit, Edited, EditOf } from "./edit.ts";
import { addEntity, removeEntity } from "./entities.ts";
import { addFeature, addText, removeFeature, setCopy, showBoard } from "./features.ts";
import { addField, addOptions, removeField, setField } from "./fields/fields.ts";
import { removeOption, renameOption } from "./fields/options.ts";
import { setOrder, setView } from "./lists.ts";
import { redraw, reshape, resize, restyle, setFont } from "./look.ts";
import { movePage, moveSection, placeShown, setIntro } from "./pages/arrange.ts";
import { addFigurePage, addPage, removePage } from "./pages/pages.ts";
import { renameApp, renameEntity, renameField, renamePage } from "./rename.ts";
import { nameSamples, themeSamples, varySamples } from "./samples.ts";

/** What does the edits of a kind. */
type Performer<One extends Edit> = { perform(blueprint: Blueprint, edit: One): Edited }["perform"];

const performers: { readonly [Kind in Edit["kind"]]: Performer<EditOf<Kind>> } = {
  "rename-app": renameApp,
  "rename-entity": renameEntity,
  "rename-field": renameField,
  "rename-page": renamePage,
  "rename-option": renameOption,
  restyle,
  resize,
  reshape,
  "set-font": setFont,
  redraw,
  "set-intro": setIntro,
  "set-copy": setCopy,
  "add-text": addText,
  "move-page": movePage,
  "move-section": moveSection,
  "place-figures": placeShown,
  "set-view": setView,
  "set-order": setOrder,
  "show-board": showBoard,
  "add-field": addField,
  "remove-field": removeField,
  "set-field": setField,
  "add-options": addOptions,
  "remove-option": removeOption,
  "add-entity": addEntity,
  "remove-entity": removeEntity,
  "add-wish": addWish,
  "remove-capability": removeCapability,
  "add-page": addPage,
  "add-figure-page": addFigurePage,
  "remove-page": removePage,
  "add-feature": addFeature,
  "remove-feature": removeFeature,
  "name-samples": nameSamples,
  "vary-samples": varySamples,
  "theme-samples": themeSamples,
  leave: (_, { what }) => ({ refused: `I left ${what} alone.` }),
  refuse: (_, { reason }) => ({ refused: reason }),
};

const keepsNothing =
  "The app keeps nothing that this could be done with. Say what it should keep, such as “add suppliers with name and phone”.";

/** Whether an edit is of rows, and the app has none: its main entity is then none. */
function needsRows({ entities }: Blueprint, edit: Edit): boolean {
  if (entities.length > 0 || !("entity" in edit)) return false;
  return edit.entity === "" || /^(?:add-page|vary-samples|theme-samples)$/.test(edit.kind);
}

/** Does one edit: the next blueprint, or why there is none. */
export function perform(blueprint: Blueprint, edit: Edit): Edited {
  if (needsRows(blueprint, edit)) return { refused: keepsNothing };
  const own: Performer<Edit> = performers[edit.kind];
  // An edit that was read while there were no rows is of the first kind of thing that the same clause has brought since.
  const [main] = blueprint.entities;
  return own(blueprint, main !== undefined && "entity" in edit && edit.entity === "" ? { ...edit, entity: main.id } : edit);
}
