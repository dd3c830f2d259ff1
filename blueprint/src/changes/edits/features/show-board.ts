import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Edited, EditOf } from "../edit.ts";
import { entityOf } from "../ground/find.ts";
import { tidy } from "../ground/tidy.ts";
import { addFeature } from "./features.ts";

/** Shows the rows of an entity as a board, with a column for each value of a choice: of the one that is named, else of the one that says how far they are, else of any. */
export function showBoard(blueprint: Blueprint, { entity: id, field: named }: EditOf<"show-board">): Edited {
  const { name, fields } = entityOf(blueprint, id);
  const choices = fields.filter(({ type, options = [] }) => type === "choice" && options.length > 1);
  const field = named ?? (choices.find((one) => lexicon.names(one.label, "state-label")) ?? choices[0])?.id;
  const words = `a board of ${name.many}`;
  const added = addFeature(blueprint, { kind: "add-feature", feature: "board", entity: id, words, object: name.one, phrase: null });
  if ("refused" in added || field === undefined) return added;
  const board = added.blueprint.features.find(({ kind, id: feature }) => kind === "board" && added.became.includes(feature));
  if (board === undefined || Reflect.get(board, "field") === field) return added;
  // The board needs no field of its own where the rows have a choice.
  const features = added.blueprint.features.map((feature) => (feature === board ? { ...board, field } : feature));
  const next = tidy({ ...added.blueprint, entities: blueprint.entities, features });
  return { blueprint: next, said: added.said.replace(/ For this,.*$/, ""), became: [board.id] };
}
